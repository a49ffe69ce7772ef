// The history of one item: a page of it, the version that is looked at, what that is compared with, and restoring.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { HistoryQuery, VersionList } from '#db/contract/versions.ts';
import { useListAddress } from '#ui/admin/lists/use-list-address.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import type { VersionItem } from './compare-items.ts';

interface HistoryOptions {
  kind: ItemKind;
  id: number;
  /** Path of the screen. */
  path: string;
  /** What the address asked for, what one without a wish asks for, and the page that the server rendered. */
  asked: HistoryQuery;
  plain: HistoryQuery;
  first: VersionList;
}

/** Of these the newest is what is stored now: a draft was set aside and never stored. */
export const isStored = ({ cause }: { cause: string }) => cause !== 'draft';

/** Without a version in the address the newest of the page is looked at. */
export function useHistory({ kind, id, path, asked, plain, first }: HistoryOptions) {
  const address = useListAddress(path, asked, plain);
  const { query } = address;
  const [isAsServed, setAsServed] = useState(true);
  const queries = useQueryClient();
  const calls = kind === 'post' ? api.admin.posts : api.admin['case-studies'];
  const param = { id: String(id) };

  const { page, limit, version, against } = query;
  const list = useQuery({
    queryKey: ['history', kind, id, 'page', page],
    queryFn: () =>
      answerOf(
        calls[':id'].versions.$get({ param, query: { page: String(page), limit: String(limit) } }),
      ),
    initialData: isAsServed && page === asked.page ? first : undefined,
    placeholderData: keepPreviousData,
  });
  const chosen = version ?? list.data?.versions[0]?.id;
  const versionQuery = (versionId: number | null | undefined) => ({
    queryKey: ['history', kind, id, 'version', versionId],
    queryFn: async () => {
      const param = { id: String(id), versionId: String(versionId) };
      return answerOf(calls[':id'].versions[':versionId'].$get({ param }));
    },
    enabled: typeof versionId === 'number',
  });
  const shown = useQuery(versionQuery(chosen));
  const before = useQuery(
    versionQuery(against === 'before' && shown.isSuccess ? shown.data.beforeId : undefined),
  );
  const current = useQuery({
    queryKey: ['history', kind, id, 'current'],
    queryFn: async (): Promise<VersionItem> =>
      kind === 'post'
        ? answerOf(api.admin.posts[':id'].$get({ param }))
        : answerOf(api['case-studies'][':slugOrId'].$get({ param: { slugOrId: String(id) } })),
    enabled: against === 'current',
  });

  const restore = useMutation({
    mutationFn: async (versionId: number): Promise<void> => {
      const of = { id: String(id), versionId: String(versionId) };
      if (kind === 'post')
        await answerOf(api.admin.posts[':id'].versions[':versionId'].restore.$post({ param: of }));
      else
        await answerOf(
          api.admin['case-studies'][':id'].versions[':versionId'].restore.$post({ param: of }),
        );
    },
    onSuccess: async () => {
      setAsServed(false);
      await queries.invalidateQueries({ queryKey: ['history', kind, id] });
    },
  });

  return {
    query,
    list,
    chosen,
    shown,
    /** What the version is compared with; null for the first one. Undefined while it is on its way. */
    other:
      against === 'current'
        ? current.data
        : shown.data?.beforeId === null
          ? null
          : before.data?.item,
    isFailed: shown.isError || before.isError || current.isError,
    retry: () => queries.resetQueries({ queryKey: ['history', kind, id] }),
    restore,
    hrefOf: (wanted: Partial<HistoryQuery>) => address.hrefOf({ ...query, ...wanted }),
    go: (wanted: Partial<HistoryQuery>, how?: 'push' | 'replace') =>
      address.go({ ...query, ...wanted }, how),
    /** The version that was stored before the newest one; null when none is kept. Asks the server. */
    async findUndo(): Promise<number | null> {
      const newest = await answerOf(
        calls[':id'].versions.$get({ param, query: { page: '1', limit: String(limit) } }),
      );
      return newest.versions.filter(isStored)[1]?.id ?? null;
    },
  };
}
