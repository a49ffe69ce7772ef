// One picture of the library; an ended session asks for the login first.
import { skipToken, useQuery } from '@tanstack/react-query';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { answerOf, api } from '#ui/islands/api.ts';

/** The picture of that name as it is now; null loads nothing. Needs `ClientData`. */
export function useLibraryPicture(name: string | null) {
  const whenLoggedIn = useWhenLoggedIn();
  return useQuery({
    queryKey: ['picture', name],
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
