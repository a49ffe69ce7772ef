// A copy of an item as a new draft.
import type { CleanItem, CleanItemOf, ItemKind } from '#db/contract/item-kind.ts';
import type { Database, Queryable } from '#db/database.ts';
import { SLUG_MAX_CHARS, TITLE_MAX_CHARS } from '#db/limits.ts';
import { caseStudies, posts, stats } from '#db/schema.ts';
import { selectDraft, withDraft } from './draft-rows.ts';
import { freeSlug, withSlug } from './free-slug.ts';
import { getItem } from './items.ts';
import { afterSave } from './saved-item.ts';
import { newItemDates } from './saving.ts';

const TITLE_END = ' (copy)';
const SLUG_END = '-copy';

/**
 * Stores a copy of the item with its pending draft applied, as its form shows it: a new draft with the title `… (copy)`,
 * a free slug that ends in `-copy`, and stats of its own. Returns the copy. Throws `NotFoundError`.
 */
export async function duplicateItem<Kind extends ItemKind>(
  db: Database,
  kind: Kind,
  id: number,
): Promise<CleanItemOf<Kind>> {
  return db.write(async (tx) => {
    const stored = await getItem(tx, kind, id);
    const draft = await selectDraft(tx, kind, id);
    const { id: _, ...original } = draft ? withDraft(stored, draft) : stored;
    const copy = await insertCopy(tx, kind, {
      ...original,
      title: original.title.slice(0, TITLE_MAX_CHARS - TITLE_END.length) + TITLE_END,
      slug: await slugOfCopy(tx, kind, original.slug),
      ...newItemDates({ status: 'draft' }),
    });
    const after = copy as CleanItemOf<Kind>;
    await afterSave(tx, kind, { before: null, after, cause: 'created' });
    return after;
  });
}

type Unsaved = Omit<CleanItem, 'id'>;

async function insertCopy(tx: Queryable, kind: ItemKind, copy: Unsaved): Promise<CleanItem> {
  if (!('stats' in copy)) {
    const values = await withSlug(tx, kind, copy as Omit<CleanItemOf<'post'>, 'id'>);
    const [row] = await tx.insert(posts).values(values).returning();
    return row as typeof posts.$inferSelect;
  }
  const { stats: figures, ...fields } = copy as Omit<CleanItemOf<'case-study'>, 'id'>;
  const values = await withSlug(tx, kind, fields);
  const [inserted] = await tx.insert(caseStudies).values(values).returning();
  const row = inserted as typeof caseStudies.$inferSelect;
  const rows = figures.map(({ id: _, ...stat }) => ({ ...stat, caseStudyId: row.id }));
  const copied = rows.length > 0 ? await tx.insert(stats).values(rows).returning() : [];
  return { ...row, stats: copied };
}

/** '' when the original has none yet: then the slug is made from the title. */
async function slugOfCopy(tx: Queryable, kind: ItemKind, slug: string): Promise<string> {
  if (slug === '') return '';
  const stem = slug.slice(0, SLUG_MAX_CHARS - SLUG_END.length).replace(/-$/, '');
  return freeSlug(tx, kind, stem + SLUG_END);
}
