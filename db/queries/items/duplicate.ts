// Copies an item as a new draft.
import type { Stat } from '#db/contract/case-studies.ts';
import { isStaffPage } from '#db/contract/documents/documents.ts';
import type { CleanItem, CleanItemOf, ItemKind } from '#db/contract/item-kind.ts';
import { cutText } from '#db/contract/text/cut-text.ts';
import type { Database, Queryable } from '#db/database.ts';
import { InvalidInputError } from '#db/errors.ts';
import { SLUG_MAX_CHARS, TITLE_MAX_CHARS } from '#db/limits.ts';
import { selectDraft, withDraft } from './draft-rows.ts';
import { freeSlug, withSlug } from './free-slug.ts';
import { insertItem } from './insert-item.ts';
import { getItem, invalidFields } from './items.ts';
import { afterSave } from './saved-item.ts';
import { newItemDates } from './saving.ts';
import { validStats } from './valid-stats.ts';
import { findLastTokens } from './versions.ts';

const TITLE_END = ' (copy)';
const SLUG_END = '-copy';

/**
 * Stores a copy of the item with its pending draft applied, as its form shows it: a new draft with the title `… (copy)`, a
 * free slug that ends in `-copy`, and separate stats. Invalid values of the draft are omitted. What an API token wrote last
 * counts as written by it in the copy too. Returns the copy. Throws `NotFoundError`, and `InvalidInputError` for a document
 * that can exist only once.
 */
export async function duplicateItem<Kind extends ItemKind>(
  db: Database,
  kind: Kind,
  id: number,
): Promise<CleanItemOf<Kind>> {
  return db.write(async (tx) => {
    const stored = await getItem(tx, kind, id);
    if ('type' in stored && !isStaffPage(stored))
      throw new InvalidInputError('Only posts, case studies and your own pages can be duplicated');
    const draft = await selectDraft(tx, kind, id);
    const original = draft ? withStorable(kind, stored, withDraft(stored, draft)) : stored;
    const changes = {
      title: cutText(original.title, TITLE_MAX_CHARS - TITLE_END.length) + TITLE_END,
      slug: await slugOfCopy(tx, kind, original.slug),
      ...newItemDates({ status: 'draft' }),
    };
    const after = await getItem(tx, kind, await insertCopy(tx, kind, original, changes));
    const writtenBy = draft ? draft.writtenBy : (await findLastTokens(tx, kind, [id])).get(id);
    await afterSave(tx, kind, { before: null, after, cause: 'created', writtenBy });
    return after;
  });
}

/** `typed` (the item with its draft) with the `stored` values in place of invalid ones. */
function withStorable(kind: ItemKind, stored: CleanItem, typed: CleanItem): CleanItem {
  const wrong = invalidFields(kind, typed);
  const own = Object.entries(stored).filter(([name]) => wrong.has(name));
  return { ...typed, ...Object.fromEntries(own) };
}

/** Stores the original with the changes under a new id, which is returned. */
async function insertCopy(
  tx: Queryable,
  kind: ItemKind,
  { id: _, ...original }: CleanItem,
  changes: Pick<CleanItem, 'title' | 'slug' | 'publishDate' | 'updatedAt' | 'status'>,
): Promise<number> {
  const named = await withSlug(tx, kind, changes);
  const copy = { ...original, ...named };
  if (!('stats' in copy)) return insertItem(tx, kind, copy);
  // as new stats
  const figures = validStats(copy.stats).map(({ id: _, ...stat }) => stat as Stat);
  return insertItem(tx, kind, { ...copy, stats: figures });
}

/** The slug of a copy; '' when the original has none, so that one is made from the title. */
async function slugOfCopy(tx: Queryable, kind: ItemKind, slug: string): Promise<string> {
  if (slug === '') return '';
  const stem = slug.slice(0, SLUG_MAX_CHARS - SLUG_END.length).replace(/-$/, '');
  return freeSlug(tx, kind, stem + SLUG_END);
}
