// The names that items have already, as suggestions of their fields.
import { useQuery } from '@tanstack/react-query';
import type { NameKind } from '#db/contract/names.ts';
import { answerOf, api } from '#ui/islands/api.ts';

const STALE_MS = 60_000;

/** Names of a kind, by alphabet; empty until they are there, and when they cannot be had. */
export function useNames(of: NameKind): string[] {
  const { data } = useQuery({
    queryKey: ['names'],
    queryFn: () => answerOf(api.admin.names.$get()),
    staleTime: STALE_MS,
  });
  return (data?.names ?? []).filter((each) => each.of === of).map(({ name }) => name);
}
