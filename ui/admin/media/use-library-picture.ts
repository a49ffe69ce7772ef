// One picture of the library for a form; an ended session asks for the login first.
import { useQuery } from '@tanstack/react-query';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { answerOf, api } from '#ui/islands/api.ts';

/** The picture of that name as it is now. Needs `ClientData`. */
export function useLibraryPicture(name: string) {
  const whenLoggedIn = useWhenLoggedIn();
  return useQuery({
    queryKey: ['picture', name],
    queryFn: () =>
      whenLoggedIn('your choice', () =>
        answerOf(api.admin.media[':name'].$get({ param: { name } })),
      ),
    staleTime: 0,
  });
}
