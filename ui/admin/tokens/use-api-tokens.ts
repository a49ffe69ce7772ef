// Lists, creates and revokes API tokens.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiTokenList } from '#db/contract/access/api-tokens.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { answerOf, api, ignoreNotFound, isLoggedOut } from '#ui/islands/api.ts';

const queryKey = ['api-tokens'];

/** The tokens and the actions; `initialData` is the list that the server rendered. */
export function useApiTokens(initialData: ApiTokenList) {
  const queries = useQueryClient();
  const whenLoggedIn = useWhenLoggedIn();
  function withLogin<T>(call: () => Promise<T>): Promise<T> {
    return whenLoggedIn('the token', call);
  }
  // a token whose response was lost is in the list, where it can be revoked; without a session there is no list
  const refresh = async (_: unknown, error: unknown) => {
    if (!isLoggedOut(error)) await queries.invalidateQueries({ queryKey });
  };
  const { data } = useQuery({
    queryKey,
    queryFn: () => answerOf(api.admin.tokens.$get()),
    initialData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const create = useMutation({
    mutationFn: (json: { name: string; expiresInDays: number }) =>
      withLogin(() => answerOf(api.admin.tokens.$post({ json }))),
    onSettled: refresh,
  });
  const revoke = useMutation({
    mutationFn: (id: number) =>
      withLogin(() =>
        // one that somebody else has revoked does not work either
        answerOf(api.admin.tokens[':id'].$delete({ param: { id: String(id) } })).catch(
          ignoreNotFound,
        ),
      ),
    onSettled: refresh,
  });
  return { tokens: data.tokens, create, revoke };
}
