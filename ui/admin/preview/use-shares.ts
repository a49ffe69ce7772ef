// The share links of an item: list, create, revoke.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { KIND_PATH } from '#db/contract/kind-path.ts';
import type { Share } from '#db/contract/preview.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { answerOf, api, ignoreNotFound, isLoggedOut } from '#ui/islands/api.ts';

/** The state of a link at `now` (epoch milliseconds). */
export function stateOf({ expiresAt, revokedAt }: Share, now: number) {
  if (revokedAt !== null) return 'revoked';
  return Date.parse(expiresAt) <= now ? 'expired' : 'works';
}

/** The list is fetched while `enabled`. */
export function useShares(kind: ItemKind, id: number, enabled: boolean) {
  const queries = useQueryClient();
  const whenLoggedIn = useWhenLoggedIn();
  function withLogin<T>(call: () => Promise<T>): Promise<T> {
    return whenLoggedIn('sharing', call);
  }
  const queryKey = ['shares', kind, id];
  const calls = api.admin[KIND_PATH[kind]];
  const param = { id: String(id) };
  // a link whose response was lost is in the list, where it can be revoked; without a session there is no list
  const refresh = async (_: unknown, error: unknown) => {
    if (!isLoggedOut(error)) await queries.invalidateQueries({ queryKey });
  };
  const list = useQuery({
    queryKey,
    queryFn: () => withLogin(() => answerOf(calls[':id'].shares.$get({ param }))),
    enabled,
    // somebody else may have created or revoked a link since
    staleTime: 0,
  });
  const create = useMutation({
    mutationFn: (json: { expiresInHours: number; name: string }) =>
      withLogin(() => answerOf(calls[':id'].shares.$post({ param, json }))),
    onSettled: refresh,
  });
  const revoke = useMutation({
    mutationFn: (shareId: number) =>
      withLogin(() =>
        // one that somebody else has revoked does not work either
        answerOf(
          calls[':id'].shares[':shareId'].$delete({
            param: { ...param, shareId: String(shareId) },
          }),
        ).catch(ignoreNotFound),
      ),
    onSettled: refresh,
  });
  return { list, create, revoke };
}
