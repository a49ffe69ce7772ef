// Actions on many items at once, in one transaction, so that all of them are changed or none.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { BulkAnswer, BulkInput, ItemState } from '#db/contract/bulk.ts';
import type { CleanItem, Item, ItemKind } from '#db/contract/item-kind.ts';
import type { Database, Queryable } from '#db/database.ts';
import { toDomainError } from '#db/driver-errors.ts';
import { ConflictError, IncompleteItemError, NotFoundError } from '#db/errors.ts';
import { followPartners } from '#db/queries/documents/follow-partners.ts';
import { drafts, trash } from '#db/schema.ts';
import { unscheduleDrafts } from './draft-rows.ts';
import { findEverPublished } from './ever-published.ts';
import { findMoves, followMoves, selectMoved } from './item-moves.ts';
import { ITEM_TABLE, isOfAny } from './item-tables.ts';
import { getItems, missingToPublish } from './items.ts';
import { publishPendingDraft, selectWithPendingDraft } from './publish-pending-draft.ts';
import { createRedirects } from './redirects.ts';
import { nextUpdatedAt } from './saving.ts';
import { restoreFromTrash } from './trash.ts';
import { moveToTrash } from './trash-rows.ts';
import { recordVersions } from './versions.ts';
import { statusAt } from './visible.ts';

/** Longer than for a single item, because many items take longer to write. */
const WITHIN_MS = 5000;

/** The response, and the items after a change of status or a restore; without deleted items. */
interface BulkResult {
  answer: BulkAnswer;
  items: Item[];
  /** Ids of the documents whose links were updated to the new address of an item. */
  moved: number[];
}

/**
 * Applies `input` to its items and returns the body that undoes it. An item that already has the wanted status and date is not
 * changed: it gets no version and keeps its `updatedAt`. An item with the status draft is published with its pending draft
 * applied; other pending drafts stay. Throws `NotFoundError` when an item does not exist, and `IncompleteItemError` when an item
 * would be public but is incomplete. Throws `ConflictError` when the slug in a pending draft is taken, or when an API token was
 * the last to write what would be published.
 */
export async function changeInBulk(
  db: Database,
  kind: ItemKind,
  input: BulkInput,
): Promise<BulkResult> {
  const change = (tx: Queryable) => {
    if (input.action === 'restore') return restoreItems(tx, kind, input.ids);
    if (input.action === 'delete') return deleteItems(tx, kind, input.ids);
    return changeStates(tx, kind, input);
  };
  return db.write(change, { withinMs: WITHIN_MS });
}

/** The items. When one is in the trash, the error has its title, because nobody knows items by their ids. */
async function getSelected(tx: Queryable, kind: ItemKind, ids: number[]): Promise<CleanItem[]> {
  try {
    return await getItems(tx, kind, ids);
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    const [gone] = await tx
      .select({ title: trash.title })
      .from(trash)
      .where(isOfAny(trash, kind, ids))
      .limit(1);
    if (!gone) throw error;
    throw new NotFoundError(`“${gone.title}” was deleted meanwhile, so nothing was changed`);
  }
}

async function restoreItems(tx: Queryable, kind: ItemKind, ids: number[]): Promise<BulkResult> {
  const items: Item[] = [];
  const restored: BulkAnswer['restored'] = [];
  for (const [place, id] of ids.entries()) {
    const { item, ...changes } = await restoreFromTrash(tx, kind, id).catch(conflictAt(place));
    const { title, slug } = item;
    items.push(item);
    restored.push({ kind, id, title, slug, ...changes });
  }
  const answer = bulkAnswer(ids, { action: 'delete', ids });
  return { answer: { ...answer, restored }, items, moved: [] };
}

async function deleteItems(tx: Queryable, kind: ItemKind, ids: number[]): Promise<BulkResult> {
  await moveToTrash(tx, kind, await getSelected(tx, kind, ids));
  return { answer: bulkAnswer(ids, { action: 'restore', ids }), items: [], moved: [] };
}

/** Publishes and unpublishes items, or sets the status and date of each. */
async function changeStates(tx: Queryable, kind: ItemKind, input: BulkInput): Promise<BulkResult> {
  const ids = 'ids' in input ? input.ids : input.items.map(({ id }) => id);
  const before = await getSelected(tx, kind, ids);
  const now = new Date().toISOString();
  const published = await findEverPublished(tx, kind, before);
  const wanted =
    'items' in input
      ? input.items
      : before.map((item) => newState(item, input.action, published.has(item.id), now));
  const states = wanted.map((state) => ({
    ...state,
    status: statusAt(state.status, state.publishDate, now),
  }));
  const typed =
    input.action === 'publish' ? await selectWithPendingDraft(tx, kind, before) : new Map();
  const changes = before.flatMap((item, place): StateChange[] => {
    const state = states[place] as ItemState;
    const isSame = item.status === state.status && item.publishDate === state.publishDate;
    return isSame ? [] : [{ item, typed: typed.get(item.id), state, place }];
  });
  assertComplete(kind, changes, 'ids' in input ? 'ids' : 'items');
  const { after, moved } = await applyChanges(tx, kind, changes);
  const saved = before.map((item) => after.get(item.id) ?? item);
  const items = await selectMoved(tx, kind, saved, moved);
  const undo = before.map(({ id, status, publishDate }) => ({ id, status, publishDate }));
  const stamps = before.map(({ id, updatedAt: from }, place) => ({
    id,
    from,
    to: items[place]?.updatedAt ?? from,
  }));
  const changed = changes.map(({ item }) => item.id);
  return {
    answer: { ...bulkAnswer(ids, { action: 'status', items: undo }), changed, stamps },
    items,
    moved,
  };
}

/** A change: the item, the item with its pending draft if that is published, the new state, and the index in the request. */
interface StateChange {
  item: CleanItem;
  typed: CleanItem | undefined;
  state: ItemState;
  place: number;
}

/** Throws `IncompleteItemError` for the first incomplete item that would be public, now or later. */
function assertComplete(kind: ItemKind, changes: StateChange[], list: string) {
  for (const { item, typed = item, state, place } of changes) {
    if (state.status === 'draft') continue;
    const missing = missingToPublish(kind, typed);
    const errors = missing.map(({ path, message }) => ({
      path: `${list}.${place}.${path}`,
      message,
    }));
    if (errors.length > 0) throw new IncompleteItemError(typed.title || item.title, errors);
  }
}

function newState(
  item: Item,
  action: BulkInput['action'],
  wasPublished: boolean,
  now: string,
): ItemState {
  const { id, publishDate } = item;
  if (action !== 'publish') return { id, status: 'draft', publishDate };
  return {
    id,
    status: 'published',
    publishDate: wasPublished && publishDate <= now ? publishDate : now,
  };
}

/** The changed items by id, and the documents whose links to them were changed. */
interface Applied {
  after: Map<number, CleanItem>;
  moved: number[];
}

async function applyChanges(
  tx: Queryable,
  kind: ItemKind,
  changes: StateChange[],
): Promise<Applied> {
  const plain = changes.filter(({ typed }) => !typed);
  const { after, moved } = await setStates(tx, kind, plain);
  for (const { item: before, typed, state, place } of changes) {
    if (!typed) continue;
    const published = publishPendingDraft(tx, kind, { before, typed, state });
    const saved = await published.catch(conflictAt(place, typed.title));
    after.set(before.id, saved.after);
    moved.push(...saved.moved);
  }
  return { after, moved };
}

/** Rethrows the error of the item at index `place` of the request; a conflict then names the item. */
function conflictAt(place: number, title?: string) {
  return (error: unknown): never => {
    const conflict = toDomainError(error);
    if (!(conflict instanceof ConflictError)) throw error;
    const { message, path } = conflict;
    throw new ConflictError(
      title ? `“${title}”: ${message}` : message,
      `ids.${place}${path && `.${path}`}`,
    );
  };
}

/** Sets the status and date of items. */
async function setStates(tx: Queryable, kind: ItemKind, changes: StateChange[]): Promise<Applied> {
  if (changes.length === 0) return { after: new Map(), moved: [] };
  const table = ITEM_TABLE[kind];
  const updatedAt = nextUpdatedAt(...changes.map(({ item }) => item.updatedAt));
  const all = changes.map(({ item }) => item.id);
  await keepDraftsCurrent(tx, kind, all, updatedAt);
  const states = changes.map(({ state }) => state);
  const hidden = states.flatMap(({ id, status }) => (status === 'published' ? [] : [id]));
  await unscheduleDrafts(tx, kind, hidden);
  const alike = Map.groupBy(states, ({ status, publishDate }) => `${status} ${publishDate}`);
  for (const group of alike.values()) {
    const { status, publishDate } = group[0] as ItemState;
    const ids = group.map(({ id }) => id);
    await tx.update(table).set({ status, publishDate, updatedAt }).where(inArray(table.id, ids));
  }
  const saves = changes.map(({ item, state }) => ({
    before: item,
    after: { ...item, ...state, updatedAt },
    cause: 'saved' as const,
  }));
  const moves = await findMoves(tx, kind, saves);
  await recordVersions(tx, kind, saves);
  await createRedirects(tx, kind, saves);
  const moved = await followMoves(tx, moves);
  for (const { before, after } of saves) moved.push(...(await followPartners(tx, before, after)));
  return { after: new Map(saves.map(({ after }) => [after.id, after])), moved };
}

/** Keeps up-to-date drafts based on their items under the new `updatedAt`: a change of status changes no content. */
async function keepDraftsCurrent(tx: Queryable, kind: ItemKind, ids: number[], updatedAt: string) {
  const table = ITEM_TABLE[kind];
  const current = sql`(SELECT ${table.updatedAt} FROM ${table} WHERE ${table.id} = ${drafts.itemId})`;
  await tx
    .update(drafts)
    .set({ basedOn: updatedAt })
    .where(and(isOfAny(drafts, kind, ids), eq(drafts.basedOn, current)));
}

function bulkAnswer(ids: number[], undo: BulkInput): BulkAnswer {
  return { success: true, ids, changed: ids, undo, stamps: [], restored: [] };
}
