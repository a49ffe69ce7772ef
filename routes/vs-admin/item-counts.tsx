// The visit counts of an item's page, for the head of its form.
import type { ReactNode } from 'react';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { getItemCounts } from '#db/queries/analytics/item-counts.ts';
import type { AppContext } from '#server/context.ts';
import { defer } from '#server/render/defer.ts';
import { ItemCountsNote } from '#ui/admin/analytics/item-counts-note.tsx';
import { Deferred } from '#ui/kit/deferred.tsx';

/** The text beside the title; empty before the first visit, and when the counts cannot be read. */
export async function countsOf(c: AppContext, kind: ItemKind, id: number): Promise<ReactNode> {
  const today = new Date().toISOString().slice(0, 10);
  const { data } = await defer(c, getItemCounts(c.get('db'), kind, id, today));
  return (
    <Deferred data={data} fallback={null} failed={null}>
      {(counts) => counts && <ItemCountsNote counts={counts} />}
    </Deferred>
  );
}
