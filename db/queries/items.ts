// Posts and case studies by their kind, for what is the same for both.
import type { Queryable } from '#db/client.ts';
import type { CaseStudy, ParsedCaseStudyUpdate } from '#db/contract/case-studies.ts';
import { caseStudyUpdate } from '#db/contract/case-studies.ts';
import type { Item, ItemKind, ItemOf } from '#db/contract/item-kind.ts';
import type { ParsedPostUpdate, Post } from '#db/contract/posts.ts';
import { postUpdate } from '#db/contract/posts.ts';
import { InvalidInputError, NotFoundError } from '#db/errors.ts';
import { getCaseStudy, replaceCaseStudy, selectCaseStudiesById } from './case-studies.ts';
import { getPost, replacePost, selectPostsById } from './posts.ts';

/** The item for staff, whatever its status. Throws `NotFoundError`. */
export function getItem<Kind extends ItemKind>(
  read: Queryable,
  kind: Kind,
  id: number,
): Promise<ItemOf<Kind>> {
  return (kind === 'post' ? getPost(read, id) : getCaseStudy(read, id)) as Promise<ItemOf<Kind>>;
}

/** All of these items, in the order of `ids`. Throws `NotFoundError` when one of them does not exist. */
export async function getItems(read: Queryable, kind: ItemKind, ids: number[]): Promise<Item[]> {
  const found: Item[] =
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
 * Stores `fields` in place of those of the `stored` item, by the rules of a PUT.
 * Throws `InvalidInputError` when they break one, `ConflictError` when the slug is taken.
 */
export async function replaceItem<Kind extends ItemKind>(
  tx: Queryable,
  kind: Kind,
  stored: ItemOf<Kind>,
  fields: object,
): Promise<ItemOf<Kind>> {
  const parsed = updateOf(kind).safeParse({ ...stored, ...fields, updatedAt: undefined });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const path = issue?.path.map(String).join('.') ?? '';
    throw new InvalidInputError(issue?.message ?? '', path);
  }
  const after =
    kind === 'post'
      ? await replacePost(tx, stored as Post, parsed.data as ParsedPostUpdate)
      : await replaceCaseStudy(tx, stored as CaseStudy, parsed.data as ParsedCaseStudyUpdate);
  return after as ItemOf<Kind>;
}

/** What `item` lacks to be public; empty when it may be. */
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
