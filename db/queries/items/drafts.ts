// Pending drafts of items. The item itself stays unchanged until a save.
import { eq } from 'drizzle-orm';
import type { Cleaned } from '#db/contract/clean-html.ts';
import {
  AUTOSAVED_SLUG,
  type Draft,
  type DraftSchedule,
  UNSCHEDULED,
} from '#db/contract/drafts.ts';
import { html } from '#db/contract/fields.ts';
import type { CleanItem, ItemKind, ItemOf } from '#db/contract/item-kind.ts';
import { cutText } from '#db/contract/text/cut-text.ts';
import { applySpan, type TextSpan } from '#db/contract/text/text-span.ts';
import type { Database, Queryable } from '#db/database.ts';
import { ConflictError, InvalidInputError, StaleEditError } from '#db/errors.ts';
import { TITLE_MAX_CHARS } from '#db/limits.ts';
import { restoreUsedMedia } from '#db/queries/media/used-media.ts';
import { indexItem } from '#db/queries/search/search-index.ts';
import { drafts } from '#db/schema.ts';
import { type CleanDraft, isSameField, removeDraft, selectDraft, withDraft } from './draft-rows.ts';
import { ITEM_TABLE, isOf } from './item-tables.ts';
import { findItem, getItem } from './items.ts';
import { nextUpdatedAt } from './saving.ts';
import { fitsHistory, recordDiscarded } from './versions.ts';

/** The draft of the item, or null. Throws `NotFoundError` when the item does not exist. */
export async function findDraft(db: Database, kind: ItemKind, id: number): Promise<Draft | null> {
  return db.read(async (read) => {
    const [, draft] = await Promise.all([getItem(read, kind, id), selectDraft(read, kind, id)]);
    return draft;
  });
}

/**
 * Stores `fields` as the draft of the item and returns it. When they equal the item, deletes the draft and returns null.
 * `updatedAt` is that of the draft they are based on, or null; when another draft is stored, throws `StaleEditError` with it
 * (with null when the draft was published or discarded). Without `updatedAt` the last write wins. `basedOn` is the item's
 * `updatedAt` when its form was loaded: a first draft of an older item throws `StaleEditError` too. `writtenBy` is the name of
 * an API token, before whose write a draft by staff is kept in the history. Throws `NotFoundError`.
 */
export async function saveDraft(
  db: Database,
  kind: ItemKind,
  id: number,
  input: DraftFields & DraftGuard,
): Promise<Draft | null> {
  return db.write(async (tx) => putDraft(tx, kind, await getItem(tx, kind, id), input));
}

interface DraftFields {
  fields: Cleaned<Draft['fields']>;
  /** The name of the API token that sends the changes; omitted for staff. */
  writtenBy?: string | null;
}

/** The draft and the item that a change of the draft is based on. */
export interface DraftGuard {
  updatedAt?: string | null;
  basedOn?: string;
}

/** `saveDraft` inside a transaction. */
export async function putDraft(
  tx: Queryable,
  kind: ItemKind,
  item: CleanItem,
  { fields, writtenBy = null, ...guard }: DraftFields & DraftGuard,
): Promise<CleanDraft | null> {
  const stored = await selectDraft(tx, kind, item.id);
  assertKnown(stored, guard);
  if (guard.updatedAt === null && (guard.basedOn ?? item.updatedAt) !== item.updatedAt)
    throw new StaleEditError(stored);
  if (writtenBy !== null) await prepareForToken(tx, kind, item, stored);
  if (isNothing(differing(fields, item))) return dropDraft(tx, kind, item);
  const basedOn = guard.basedOn ?? stored?.basedOn ?? item.updatedAt;
  return storeDraft(tx, kind, item, stored, { fields: { ...fields }, basedOn, writtenBy });
}

/** Throws `StaleEditError` with the `stored` draft when the guard names another draft. */
export function assertKnown(stored: CleanDraft | null, { updatedAt }: DraftGuard): void {
  if (updatedAt !== undefined && updatedAt !== (stored?.updatedAt ?? null))
    throw new StaleEditError(stored);
}

/** The changed fields of a form, and the changed stretches of long texts by field. */
export interface DraftChanges {
  fields: Draft['fields'];
  spans: Record<string, TextSpan | undefined>;
  updatedAt: string | null;
  basedOn: string;
  /** The name of the API token that sends the changes; omitted for staff. */
  writtenBy?: string | null;
}

/**
 * Applies `changes` to the item's draft. Returns the new `draft`, which is deleted and null when it equals the item, and the
 * fields that `clean` changed as `cleaned`. Stores a version only of a draft by staff that an API token changes. Throws
 * `StaleEditError` with the stored draft when that is another one, or with null when there is no draft and the item was saved
 * since; `InvalidInputError` for a span of another text; `NotFoundError`.
 */
export async function patchDraft(
  db: Database,
  kind: ItemKind,
  id: number,
  { fields: sent, spans, updatedAt, basedOn, writtenBy = null }: DraftChanges,
  clean: (fields: Draft['fields'], item: CleanItem) => Cleaned<Draft['fields']>,
): Promise<{ draft: Draft | null; cleaned: Cleaned<Draft['fields']> }> {
  return db.write(async (tx) => {
    const item: CleanItem = await getItem(tx, kind, id);
    const stored = await selectDraft(tx, kind, id);
    const isOtherDraft = updatedAt !== (stored?.updatedAt ?? null);
    if (isOtherDraft || (!stored && basedOn !== item.updatedAt)) throw new StaleEditError(stored);
    if (writtenBy !== null) await prepareForToken(tx, kind, item, stored);
    const before = { ...item, ...stored?.fields } as Record<string, unknown>;
    const texts = Object.entries(spans).flatMap(([name, span]) =>
      span ? [[name, changedText(before, name, span)]] : [],
    );
    const wanted: Draft['fields'] = { ...sent, ...Object.fromEntries(texts) };
    const changed = clean(wanted, item);
    const cleaned = differing(changed, wanted);
    const fields = differing({ ...stored?.fields, ...changed }, item);
    if (isNothing(fields)) return { draft: await dropDraft(tx, kind, item), cleaned };
    const content = { fields, basedOn, writtenBy };
    return { draft: await storeDraft(tx, kind, item, stored, content), cleaned };
  });
}

/**
 * Prepares a draft for a change by an API token. Copies a draft that staff last wrote into the history, because an autosave
 * stores no version and a token must not destroy anything. Throws `ConflictError` for a scheduled draft, `InvalidInputError`
 * for a draft that is too large for the history.
 */
async function prepareForToken(
  tx: Queryable,
  kind: ItemKind,
  item: CleanItem,
  stored: CleanDraft | null,
): Promise<void> {
  if (stored?.publishAt)
    throw new ConflictError('These changes are scheduled, so an API token cannot change them');
  if (stored === null || stored.writtenBy !== null) return;
  const after = withDraft(item, stored);
  if (!fitsHistory(after))
    throw new InvalidInputError(
      'This draft is too large for the history, so an API token cannot change it',
    );
  await recordDiscarded(tx, kind, item, { item: after, writtenBy: null });
}

const isNothing = (fields: object) => Object.keys(fields).length === 0;

async function dropDraft(tx: Queryable, kind: ItemKind, item: CleanItem): Promise<null> {
  await tx.delete(drafts).where(isOf(drafts, kind, item.id));
  await nameAfterDraft(tx, kind, item, {});
  return null;
}

/** Copies the typed title and words to an item that an autosave created, so that lists and the search show them. */
async function nameAfterDraft(
  tx: Queryable,
  kind: ItemKind,
  item: CleanItem,
  fields: Cleaned<Draft['fields']>,
): Promise<void> {
  // a public item may have a slug of this form by chance
  if (item.status !== 'draft' || !AUTOSAVED_SLUG.test(item.slug)) return;
  const title = cutText(fields.title?.trim() ?? '', TITLE_MAX_CHARS) || item.title;
  const named = withDraft(item, { fields: { ...fields, title }, updatedAt: item.updatedAt });
  const table = ITEM_TABLE[kind];
  await tx.update(table).set({ title }).where(eq(table.id, item.id));
  await indexItem(tx, kind, named);
}

/** Throws `InvalidInputError` for a span of another text, and for a text that is too long. */
function changedText(before: Record<string, unknown>, name: string, span: TextSpan): string {
  const text = before[name] ?? '';
  const next = typeof text === 'string' ? applySpan(text, span) : null;
  if (next === null)
    throw new InvalidInputError('The text has changed. Send all of it', `spans.${name}`);
  const parsed = html().safeParse(next);
  if (!parsed.success)
    throw new InvalidInputError(parsed.error.issues[0]?.message ?? '', `fields.${name}`);
  return next;
}

/** The fields whose values differ from those of `other`. */
export function differing<Fields extends object>(fields: Fields, other: object): Fields {
  const than = other as Record<string, unknown>;
  const some = Object.entries(fields).filter(([name, value]) => !isSameField(value, than[name]));
  return Object.fromEntries(some) as Fields;
}

/**
 * Writes the row of a draft, and takes the pictures that it uses out of the trash unless an API token wrote it. `stored` is
 * the former draft, or null: the new draft gets a later `updatedAt` and keeps the publish time.
 */
export async function storeDraft(
  tx: Queryable,
  kind: ItemKind,
  item: CleanItem,
  stored: (Pick<Draft, 'updatedAt'> & DraftSchedule) | null,
  content: { fields: Cleaned<Draft['fields']>; basedOn: string; writtenBy?: string | null },
): Promise<CleanDraft> {
  const updatedAt = nextUpdatedAt(...(stored ? [stored.updatedAt] : []));
  const { publishAt, publishFailure } = stored ?? UNSCHEDULED;
  const { writtenBy = null } = content;
  const draft = { ...content, writtenBy, updatedAt, publishAt, publishFailure };
  await tx
    .insert(drafts)
    .values({ kind, itemId: item.id, ...draft })
    .onConflictDoUpdate({ target: [drafts.kind, drafts.itemId], set: draft });
  if (draft.writtenBy === null) await restoreUsedMedia(tx, content.fields);
  await nameAfterDraft(tx, kind, item, content.fields);
  return draft;
}

/**
 * Discards the draft and keeps it in the history. A missing draft is not an error. Throws `StaleEditError` with the stored draft
 * when that has another `updatedAt` than the given one, and `NotFoundError`.
 */
export async function deleteDraft(
  db: Database,
  kind: ItemKind,
  id: number,
  updatedAt?: string,
): Promise<void> {
  await db.write(async (tx) => {
    const item: CleanItem = await getItem(tx, kind, id);
    const stored = updatedAt === undefined ? null : await selectDraft(tx, kind, id);
    if (stored && stored.updatedAt !== updatedAt) throw new StaleEditError(stored);
    const discarded = await removeDraft(tx, kind, item, item);
    await nameAfterDraft(tx, kind, item, {});
    if (discarded) await recordDiscarded(tx, kind, item, discarded);
  });
}

/** The item with its draft applied, or as stored if it has no draft; null when the item does not exist. */
export async function findItemWithDraft<Kind extends ItemKind>(
  db: Database,
  kind: Kind,
  id: number,
): Promise<ItemOf<Kind> | null> {
  return db.read(async (read) => {
    const [item, draft] = await Promise.all([
      findItem(read, kind, id),
      selectDraft(read, kind, id),
    ]);
    return item && draft ? withDraft(item, draft) : item;
  });
}
