// One picture of the library in the client data of a page; an ended session asks for the login first.
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { Media } from '#db/contract/media/media.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { answerOf, api } from '#ui/islands/api.ts';

/** The key of all pictures in the client data. */
export const PICTURES_KEY = ['picture'];

/** The key of the picture of that name. */
export const pictureKey = (name: string | null) => [...PICTURES_KEY, name];

/** Puts what a save returned into the client data, if the picture is there. */
export function updatePicture(queries: QueryClient, saved: Media): void {
  queries.setQueryData(pictureKey(saved.name), (known: Media | undefined) =>
    known ? { ...known, ...saved } : undefined,
  );
}

/** The picture of that name as it is now; null loads nothing. Needs `ClientData`. */
export function useLibraryPicture(name: string | null) {
  const whenLoggedIn = useWhenLoggedIn();
  return useQuery({
    queryKey: pictureKey(name),
    queryFn:
      name === null
        ? skipToken
        : () =>
            whenLoggedIn('your choice', () =>
              answerOf(api.admin.media[':name'].$get({ param: { name } })),
            ),
    staleTime: 0,
  });
}
