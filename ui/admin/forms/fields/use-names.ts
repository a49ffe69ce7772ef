// The names that items already have, as suggestions for their fields.
import { useQuery } from '@tanstack/react-query';
import type { NameKind } from '#db/contract/names.ts';
import { answerOf, api } from '#ui/islands/api.ts';

const STALE_MS = 60_000;

/** Query options for the answer of GET /api/admin/names. */
export const namesQuery = {
  queryKey: ['names'],
  queryFn: () => answerOf(api.admin.names.$get()),
};

/** Names of a kind in alphabetical order; empty while they load and when they cannot be loaded. */
export function useNames(of: NameKind): string[] {
  const { data } = useQuery({ ...namesQuery, staleTime: STALE_MS });
  return (data?.names ?? []).filter((each) => each.of === of).map(({ name }) => name);
}
