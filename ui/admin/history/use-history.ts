// The state of an item's history: a page of versions, the selected version, what it is compared with, and restoring.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Document } from '#db/contract/documents/documents.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { KIND_PATH } from '#db/contract/kind-path.ts';
import type {
  CaseStudyVersion,
  DocumentVersion,
  HistoryQuery,
  PostVersion,
  VersionList,
} from '#db/contract/versions.ts';
import { useListAddress } from '#ui/admin/lists/use-list-address.ts';
import { errorsInForm } from '#ui/admin/saving/errors-in-form.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { answerOf, api, isOutOfReach } from '#ui/islands/api.ts';
import type { VersionItem } from './compare-items.ts';

type Version = PostVersion | CaseStudyVersion | DocumentVersion;

interface HistoryOptions {
  kind: ItemKind;
  id: number;
  /** Path of the screen. */
  path: string;
  /** The query of the address, the default query, and the page that the server rendered. */
  initialQuery: HistoryQuery;
  defaults: HistoryQuery;
  initialList: VersionList;
}

/** Whether a version was stored as the item; a discarded draft never was. */
export const isStored = ({ cause }: { cause: string }) => cause !== 'draft';

/** Without a version in the address, the newest of the page is selected. */
export function useHistory({
  kind,
  id,
  path,
  initialQuery,
  defaults,
  initialList,
}: HistoryOptions) {
  const address = useListAddress(path, initialQuery, defaults);
  const { query } = address;
  const [isAsServed, setAsServed] = useState(true);
  const queries = useQueryClient();
  const whenLoggedIn = useWhenLoggedIn();
  const calls = api.admin[KIND_PATH[kind]];
  const param = { id: String(id) };
  const paramOf = (versionId: number | null | undefined) => ({
    param: { ...param, versionId: String(versionId) },
  });

  const { page, limit, version, against } = query;
  const pageQuery = (page: number) => ({
    queryKey: ['history', kind, id, 'page', page],
    queryFn: () =>
      answerOf(
        calls[':id'].versions.$get({ param, query: { page: String(page), limit: String(limit) } }),
      ),
  });
  const list = useQuery({
    ...pageQuery(page),
    initialData: isAsServed && page === initialQuery.page ? initialList : undefined,
    placeholderData: keepPreviousData,
  });
  const selected = version ?? list.data?.versions[0]?.id;
  const versionQuery = (versionId: number | null | undefined) => ({
    queryKey: ['history', kind, id, 'version', versionId],
    queryFn: () => answerOf<Version>(calls[':id'].versions[':versionId'].$get(paramOf(versionId))),
    enabled: typeof versionId === 'number',
  });
  const shown = useQuery(versionQuery(selected));
  const before = useQuery(
    versionQuery(against === 'before' && shown.isSuccess ? shown.data.beforeId : undefined),
  );
  const current = useQuery({
    queryKey: ['history', kind, id, 'current'],
    queryFn: async (): Promise<VersionItem> =>
      kind === 'case-study'
        ? answerOf(api['case-studies'][':slugOrId'].$get({ param: { slugOrId: String(id) } }))
        : answerOf<VersionItem>(api.admin[KIND_PATH[kind]][':id'].$get({ param })),
    enabled: against === 'current',
  });

  const restore = useMutation({
    mutationFn: async (versionId: number): Promise<void> => {
      try {
        await whenLoggedIn('restoring', () =>
          answerOf<unknown>(calls[':id'].versions[':versionId'].restore.$post(paramOf(versionId))),
        );
      } catch (error) {
        if (kind !== 'document' || isOutOfReach(error)) throw error;
        const { item } = await queries.fetchQuery(versionQuery(versionId));
        const { type, content } = item as Document;
        throw errorsInForm(error, type, { content });
      }
    },
    onSuccess: async () => {
      setAsServed(false);
      await queries.invalidateQueries({
        queryKey: ['history', kind, id],
        // versions never change
        predicate: ({ queryKey }) => queryKey[3] !== 'version',
      });
    },
  });

  const restoreAsDraft = useMutation({
    mutationFn: async (versionId: number): Promise<void> => {
      await whenLoggedIn('restoring', () =>
        answerOf<unknown>(
          calls[':id'].versions[':versionId']['restore-as-draft'].$post(paramOf(versionId)),
        ),
      );
    },
  });

  return {
    query,
    list,
    selected,
    shown,
    /** The item that the version is compared with; null for the first version, undefined while it loads. */
    other:
      against === 'current'
        ? current.data
        : shown.data?.beforeId === null
          ? null
          : before.data?.item,
    isFailed: shown.isError || before.isError || current.isError,
    retry: () => queries.resetQueries({ queryKey: ['history', kind, id] }),
    restore,
    restoreAsDraft,
    hrefOf: (params: Partial<HistoryQuery>) => address.hrefOf({ ...query, ...params }),
    go: (params: Partial<HistoryQuery>, how?: 'push' | 'replace') =>
      address.go({ ...query, ...params }, how),
    /** Fetches the ids that the undo of a restore needs; null when it changed nothing. */
    async findUndo(): Promise<RestoreUndo | null> {
      const newest = await queries.fetchQuery(pageQuery(1));
      const [restored, before] = newest.versions.filter(isStored);
      return restored?.cause === 'restored' && before
        ? { restored: restored.id, before: before.id }
        : null;
    },
    /** Whether nothing was saved after this version. */
    async isNewest(versionId: number): Promise<boolean> {
      const newest = await whenLoggedIn('the undo', () =>
        queries.fetchQuery({ ...pageQuery(1), staleTime: 0 }),
      );
      return newest.versions.find(isStored)?.id === versionId;
    },
  };
}

/** The version that a restore stored, and the one before it. */
export interface RestoreUndo {
  restored: number;
  before: number;
}

/** The result of `useHistory`. */
export type HistoryState = ReturnType<typeof useHistory>;
