// Reads and writes of items, by their kind.
import type { z } from 'zod';
import { caseStudyUpdate, statInput } from '#db/contract/case-studies.ts';
import { contentProblems } from '#db/contract/documents/content-problems.ts';
import { documentUpdate } from '#db/contract/documents/documents.ts';
import type { CleanItem, CleanItemOf, ItemKind, ItemOf } from '#db/contract/item-kind.ts';
import { postUpdate } from '#db/contract/posts.ts';
import type { Queryable } from '#db/database.ts';
import { InvalidInputError, NotFoundError } from '#db/errors.ts';
import { getCaseStudy, replaceCaseStudy, selectCaseStudiesById } from '#db/queries/case-studies.ts';
import {
  getDocument,
  replaceDocument,
  selectDocumentsById,
} from '#db/queries/documents/documents.ts';
import { getPost, replacePost, selectPostsById } from '#db/queries/posts.ts';

interface Verbs<Kind extends ItemKind> {
  /** The name of the kind in messages. */
  name: string;
  get(read: Queryable, id: number): Promise<CleanItemOf<Kind>>;
  selectById(read: Queryable, ids: number[]): Promise<CleanItemOf<Kind>[]>;
  /** Stores `wanted` by the rules of a PUT, whose schema is `update`. */
  replace(tx: Queryable, stored: CleanItem, wanted: CleanItemOf<Kind>): Promise<unknown>;
  update: typeof postUpdate | typeof caseStudyUpdate | typeof documentUpdate;
  /** The problems that the schema `update` cannot detect. */
  problems?(item: ItemOf<Kind>): { path: string; message: string }[];
}

// parsing returns the same HTML but loses its type
const VERBS: { [Kind in ItemKind]: Verbs<Kind> } = {
  post: {
    name: 'Blog post',
    get: getPost,
    selectById: selectPostsById,
    replace: (tx, stored, { content, ...wanted }) =>
      replacePost(tx, stored, { ...parsedBy(postUpdate, { ...wanted, content }), content }),
    update: postUpdate,
  },
  'case-study': {
    name: 'Case study',
    get: getCaseStudy,
    selectById: selectCaseStudiesById,
    replace: (tx, stored, wanted) => {
      const { challengeContent, solutionContent } = wanted;
      const html = { challengeContent, solutionContent };
      return replaceCaseStudy(tx, stored, { ...parsedBy(caseStudyUpdate, wanted), ...html });
    },
    update: caseStudyUpdate,
    problems: ({ stats }) =>
      stats.flatMap((stat, place) =>
        problemsIn(statInput.safeParse(stat)).map(({ path, message }) => ({
          path: `stats.${place}.${path}`,
          message,
        })),
      ),
  },
  document: {
    name: 'Page',
    get: getDocument,
    selectById: selectDocumentsById,
    replace: (tx, stored, wanted) => {
      const { content, type, status } = wanted;
      const [problem] = status === 'draft' ? [] : contentProblems(type, content);
      if (problem) throw new InvalidInputError(problem.message, problem.path);
      return replaceDocument(tx, stored, { ...parsedBy(documentUpdate, wanted), content });
    },
    update: documentUpdate,
    problems: ({ type, content }) => contentProblems(type, content),
  },
};

/** The item for staff, with any status. Throws `NotFoundError`. */
export function getItem<Kind extends ItemKind>(
  read: Queryable,
  kind: Kind,
  id: number,
): Promise<CleanItemOf<Kind>> {
  return VERBS[kind].get(read, id);
}

/** Like `getItem`, but null when the item does not exist. */
export function findItem<Kind extends ItemKind>(
  read: Queryable,
  kind: Kind,
  id: number,
): Promise<CleanItemOf<Kind> | null> {
  return getItem(read, kind, id).catch((error) => {
    if (error instanceof NotFoundError) return null;
    throw error;
  });
}

/** The items with these ids, in that order. Throws `NotFoundError` when one does not exist. */
export async function getItems(
  read: Queryable,
  kind: ItemKind,
  ids: number[],
): Promise<CleanItem[]> {
  const found: CleanItem[] = await VERBS[kind].selectById(read, ids);
  const byId = new Map(found.map((item) => [item.id, item]));
  return ids.map((id) => {
    const item = byId.get(id);
    if (!item) throw new NotFoundError(`${VERBS[kind].name} ${id} not found`);
    return item;
  });
}

/**
 * Stores `wanted` in place of the `stored` item, by the rules of a PUT.
 * Throws `InvalidInputError` when it is invalid, `ConflictError` for a taken slug.
 */
export async function replaceItem<Kind extends ItemKind>(
  tx: Queryable,
  kind: Kind,
  stored: CleanItem,
  wanted: CleanItemOf<Kind>,
): Promise<void> {
  await VERBS[kind].replace(tx, stored, wanted);
}

function parsedBy<Schema extends z.ZodType>(schema: Schema, fields: object): z.output<Schema> {
  const parsed = schema.safeParse({ ...fields, updatedAt: undefined });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new InvalidInputError(issue?.message ?? '', issue?.path.map(String).join('.') ?? '');
}

/** The problems that prevent `item` from being public; empty when it is complete. */
export function missingToPublish<Kind extends ItemKind>(
  kind: Kind,
  item: ItemOf<Kind>,
): { path: string; message: string }[] {
  const { updatedAt: _, ...fields } = item;
  const parsed = VERBS[kind].update.safeParse({ ...fields, status: 'published' });
  return [...problemsIn(parsed), ...(VERBS[kind].problems?.(item) ?? [])];
}

/** The names of the fields with values that are invalid even for a draft. */
export function invalidFields(kind: ItemKind, item: CleanItem): Set<string> {
  const { updatedAt: _, ...fields } = item;
  const parsed = VERBS[kind].update.safeParse({ ...fields, status: 'draft' });
  return new Set(parsed.error?.issues.map(({ path }) => String(path[0])));
}

function problemsIn({ error }: z.ZodSafeParseResult<unknown>) {
  return (error?.issues ?? []).map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message,
  }));
}
