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
    const original: CleanItem = draft ? withDraft(stored, draft) : stored;
    const changes = {
      title: original.title.slice(0, TITLE_MAX_CHARS - TITLE_END.length) + TITLE_END,
      slug: await slugOfCopy(tx, kind, original.slug),
      ...newItemDates({ status: 'draft' }),
    };
    const after = await getItem(tx, kind, await insertCopy(tx, kind, original, changes));
    await afterSave(tx, kind, { before: null, after, cause: 'created' });
    return after;
  });
}

/** Stores the original with the changes under a new id, which is returned. */
async function insertCopy(
  tx: Queryable,
  kind: ItemKind,
  { id: _, ...original }: CleanItem,
  changes: Pick<CleanItem, 'title' | 'slug' | 'publishDate' | 'updatedAt' | 'status'>,
): Promise<number> {
  const named = await withSlug(tx, kind, changes);
  if (!('stats' in original)) {
    const [post] = await tx
      .insert(posts)
      .values({ ...original, ...named })
      .returning({ id: posts.id });
    return (post as { id: number }).id;
  }
  const { stats: figures, ...fields } = original;
  const [study] = await tx
    .insert(caseStudies)
    .values({ ...fields, ...named })
    .returning({ id: caseStudies.id });
  const caseStudyId = (study as { id: number }).id;
  if (figures.length > 0)
    await tx.insert(stats).values(figures.map(({ id: _, ...stat }) => ({ ...stat, caseStudyId })));
  return caseStudyId;
}

/** '' when the original has none yet: then the slug is made from the title. */
async function slugOfCopy(tx: Queryable, kind: ItemKind, slug: string): Promise<string> {
  if (slug === '') return '';
  const stem = slug.slice(0, SLUG_MAX_CHARS - SLUG_END.length).replace(/-$/, '');
  return freeSlug(tx, kind, stem + SLUG_END);
}
