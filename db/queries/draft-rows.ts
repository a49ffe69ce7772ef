// The stored drafts, one row for each item that has changes which are not live.
import { and, eq } from 'drizzle-orm';
import type { Cleaned } from '#db/contract/clean-html.ts';
import type { Draft } from '#db/contract/drafts.ts';
import type { Item, ItemKind } from '#db/contract/item-kind.ts';
import type { Queryable } from '#db/database.ts';
import { drafts } from '#db/schema.ts';

/** Saved by other calls, or written in another form than it is typed: a difference here is nothing lost. */
const NOT_COMPARED = new Set(['stats', 'publishDate', 'status', 'menuOrder']);

/** A draft whose HTML is clean. */
type CleanDraft = Omit<Draft, 'fields'> & { fields: Cleaned<Draft['fields']> };

/** The draft of the item; null when there is none. */
export async function selectDraft(
  read: Queryable,
  kind: ItemKind,
  itemId: number,
): Promise<CleanDraft | null> {
  const { updatedAt, basedOn, fields } = drafts;
  const [row] = await read
    .select({ updatedAt, basedOn, fields })
    .from(drafts)
    .where(of(kind, itemId));
  return row ?? null;
}

/**
 * Removes the draft of an item that is `after` now. What was typed in it and is not in `after` comes back as the item
 * that it would have made of `before`; undefined when nothing is lost.
 */
export async function removeDraft<I extends Item>(
  tx: Queryable,
  kind: ItemKind,
  before: I,
  after: I,
): Promise<I | undefined> {
  const [row] = await tx.delete(drafts).where(of(kind, after.id)).returning();
  if (!row) return undefined;
  const now = after as unknown as Record<string, unknown>;
  const lost = Object.entries(row.fields).some(
    ([name, value]) => !NOT_COMPARED.has(name) && !same(value, now[name]),
  );
  return lost ? withDraft(before, row) : undefined;
}

/** The item with the fields of its draft in place of its own; what was emptied is empty text where text is needed. */
export function withDraft<I extends Item>(
  item: I,
  draft: Pick<CleanDraft, 'fields' | 'updatedAt'>,
): I {
  const own = item as unknown as Record<string, unknown>;
  const fields = Object.entries(draft.fields).map(([name, value]) => [
    name,
    value === null && typeof own[name] === 'string' && REQUIRED.has(name) ? '' : value,
  ]);
  return { ...item, ...Object.fromEntries(fields), updatedAt: draft.updatedAt };
}

const REQUIRED = new Set(['title', 'slug', 'content', 'description']);

function same(typed: unknown, stored: unknown): boolean {
  const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
  return (isEmpty(typed) && isEmpty(stored)) || JSON.stringify(typed) === JSON.stringify(stored);
}

function of(kind: ItemKind, itemId: number) {
  return and(eq(drafts.kind, kind), eq(drafts.itemId, itemId));
}
