// When a page that visitors see moves to another address, the links and references to it in documents are changed.

import { type Column, or, type SQL, sql } from 'drizzle-orm';
import type { CleanContent } from '#db/contract/clean-html.ts';
import type { DocumentContent } from '#db/contract/documents/documents.ts';
import { mapTexts } from '#db/contract/documents/map-texts.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { Queryable } from '#db/database.ts';
import { type ChangedDocuments, changeDocuments } from './change-documents.ts';

/** The folder in which each kind of item is shown. */
const FOLDER: Record<ItemKind, string> = {
  post: '/insights/',
  'case-study': '/case-studies/',
  document: '/',
};

/** A page as links refer to it; fields refer to an item by its kind and slug. */
export interface LinkedPage {
  path: string;
  title: string;
  item?: { kind: ItemKind; slug: string };
}

/** The page before and after its move. */
export interface Move {
  before: LinkedPage;
  after: LinkedPage;
}

/** The documents whose links were moved, by id. */
export type MovedLinks = ChangedDocuments;

/** The page of an item. */
export function pageOfItem(
  kind: ItemKind,
  { slug, title }: { slug: string; title: string },
): LinkedPage {
  return { path: FOLDER[kind] + slug, title, item: { kind, slug } };
}

/**
 * Changes the links of all documents and their drafts, or of those in `among`, from `before` to `after`; a button or an entry
 * of a menu whose label is the title of `before` gets that of `after`. Each document gets a version.
 */
export async function moveLinks(
  tx: Queryable,
  before: LinkedPage,
  after: LinkedPage,
  among?: MovedLinks,
): Promise<MovedLinks> {
  if (before.path === after.path && before.title === after.title) return { live: [], drafts: [] };
  const change = (type: string, content: CleanContent) =>
    moveIn(moveReferences(type, content, before.item, after.item), { before, after });
  return changeDocuments(tx, { mayHold: (json) => holdsPage(json, before), change }, among);
}

/** Whether a JSON text may link or refer to the page. */
function holdsPage(json: Column, { path, item }: LinkedPage): SQL | undefined {
  const isReferred = item && sql`instr(${json}, ${JSON.stringify(item.slug)}) > 0`;
  return or(sql`instr(${json}, ${path}) > 0`, isReferred);
}

/** The content of a document of that type with its references to an item changed. */
function moveReferences<Content extends DocumentContent>(
  type: string,
  content: Content,
  before: LinkedPage['item'],
  after: LinkedPage['item'],
): Content {
  if (!before || !after) return content;
  return mapTexts(type, content, ({ text, info }) =>
    info?.control === 'reference' && info.to === before.kind && text === before.slug
      ? after.slug
      : text,
  ) as Content;
}

/** The value with each link to `before` in it changed. */
function moveIn<Value>(value: Value, move: Move): Value {
  const change = (each: unknown): unknown => {
    if (typeof each === 'string') return moveInText(each, move);
    if (Array.isArray(each)) return each.map(change);
    if (typeof each !== 'object' || each === null) return each;
    const { label, href } = each as Record<string, unknown>;
    const isNamed = label === move.before.title && href === move.before.path;
    const fields = Object.entries(each).map(([name, field]) => [name, change(field)]);
    return { ...Object.fromEntries(fields), ...(isNamed && { label: move.after.title }) };
  };
  return change(value) as Value;
}

function moveInText(text: string, { before: { path: from }, after: { path: to } }: Move): string {
  if (text === from) return to;
  if (text.startsWith(`${from}#`) || text.startsWith(`${from}?`))
    return to + text.slice(from.length);
  // in HTML, where clean attributes stand in double quotes
  return text.includes(`href="${from}`)
    ? text.replaceAll(new RegExp(`(\\shref=")${from}(?=["#?])`, 'g'), `$1${to}`)
    : text;
}
