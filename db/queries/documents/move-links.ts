// When the address of a public page changes, updates the links and references to it in documents.
import { type Column, or, type SQL, sql } from 'drizzle-orm';
import type { CleanContent } from '#db/contract/clean-html.ts';
import type { DocumentContent } from '#db/contract/documents/documents.ts';
import { mapTexts } from '#db/contract/documents/map-texts.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { itemPath } from '#db/contract/item-path.ts';
import type { Queryable } from '#db/database.ts';
import { type ChangedDocuments, changeDocuments } from './change-documents.ts';

/** A page as the target of links; fields refer to an item by kind and slug. */
interface LinkedPage {
  path: string;
  title: string;
  item?: { kind: ItemKind; slug: string };
}

/** The page before and after its address changed. */
export interface Move {
  before: LinkedPage;
  after: LinkedPage;
}

/** The page of an item. */
export function pageOfItem(
  kind: ItemKind,
  { slug, title }: { slug: string; title: string },
): LinkedPage {
  return { path: itemPath(kind, slug), title, item: { kind, slug } };
}

/**
 * Changes the links in all documents and drafts, or in those in `among`, from `before` to `after`. A button or menu entry
 * whose label equals the former title gets the new title. Each changed document gets a version.
 */
export async function moveLinks(
  tx: Queryable,
  before: LinkedPage,
  after: LinkedPage,
  among?: ChangedDocuments,
): Promise<ChangedDocuments> {
  if (before.path === after.path && before.title === after.title) return { live: [], drafts: [] };
  const change = (type: string, content: CleanContent) =>
    moveIn(moveReferences(type, content, before.item, after.item), { before, after });
  return changeDocuments(tx, { mayHold: (json) => holdsPage(json, before), change }, among);
}

/** Condition: the JSON text may link or refer to the page. */
function holdsPage(json: Column, { path, item }: LinkedPage): SQL | undefined {
  const isReferred = item && sql`instr(${json}, ${JSON.stringify(item.slug)}) > 0`;
  return or(sql`instr(${json}, ${path}) > 0`, isReferred);
}

/** The content of a document of that type with changed references to an item. */
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

/** The value with each link to `before` changed. */
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
  // in HTML: sanitised attributes are in double quotes
  return text.includes(`href="${from}`)
    ? text.replaceAll(new RegExp(`(\\shref=")${from}(?=["#?])`, 'g'), `$1${to}`)
    : text;
}
