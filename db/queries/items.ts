// Reads and writes that are the same for posts and case studies, by their kind.
import type { z } from 'zod';
import { caseStudyUpdate } from '#db/contract/case-studies.ts';
import type { CleanItem, CleanItemOf, Item, ItemKind } from '#db/contract/item-kind.ts';
import { postUpdate } from '#db/contract/posts.ts';
import type { Queryable } from '#db/database.ts';
import { InvalidInputError, NotFoundError } from '#db/errors.ts';
import { getCaseStudy, replaceCaseStudy, selectCaseStudiesById } from './case-studies.ts';
import { getPost, replacePost, selectPostsById } from './posts.ts';

/** The item for staff, whatever its status. Throws `NotFoundError`. */
export function getItem<Kind extends ItemKind>(
  read: Queryable,
  kind: Kind,
  id: number,
): Promise<CleanItemOf<Kind>> {
  const item: Promise<CleanItem> = kind === 'post' ? getPost(read, id) : getCaseStudy(read, id);
  return item as Promise<CleanItemOf<Kind>>;
}

/** The items with these ids, in that order. Throws `NotFoundError` when one of them does not exist. */
export async function getItems(
  read: Queryable,
  kind: ItemKind,
  ids: number[],
): Promise<CleanItem[]> {
  const found: CleanItem[] =
    kind === 'post' ? await selectPostsById(read, ids) : await selectCaseStudiesById(read, ids);
  const byId = new Map(found.map((item) => [item.id, item]));
  return ids.map((id) => {
    const item = byId.get(id);
    if (!item)
      throw new NotFoundError(`${kind === 'post' ? 'Blog post' : 'Case study'} ${id} not found`);
    return item;
  });
}

/**
 * Stores `wanted` in place of the `stored` item, by the rules of a PUT.
 * Throws `InvalidInputError` when it breaks one, `ConflictError` when the slug is taken.
 */
export async function replaceItem(
  tx: Queryable,
  stored: CleanItem,
  wanted: CleanItem,
): Promise<void> {
  const fields = { ...wanted, updatedAt: undefined };
  // parsing returns the same HTML but loses its type
  if ('content' in wanted) {
    const { content } = wanted;
    await replacePost(tx, stored, { ...parsedBy(postUpdate, fields), content });
  } else {
    const { challengeContent, solutionContent } = wanted;
    const html = { challengeContent, solutionContent };
    await replaceCaseStudy(tx, stored, { ...parsedBy(caseStudyUpdate, fields), ...html });
  }
}

function parsedBy<Schema extends z.ZodType>(schema: Schema, fields: object): z.output<Schema> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new InvalidInputError(issue?.message ?? '', issue?.path.map(String).join('.') ?? '');
}

/** The problems that keep `item` from being public; empty when it is complete. */
export function missingToPublish(kind: ItemKind, item: Item): { path: string; message: string }[] {
  const { updatedAt: _, ...fields } = item;
  const parsed = updateOf(kind).safeParse({ ...fields, status: 'published' });
  return (parsed.error?.issues ?? []).map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message,
  }));
}

function updateOf(kind: ItemKind) {
  return kind === 'post' ? postUpdate : caseStudyUpdate;
}
