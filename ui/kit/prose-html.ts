// Prepares stored content for a page: no second h1, headings with ids.
import { PAGE_IDS } from '#db/contract/page-ids.ts';
import { escapeAttribute } from '#db/contract/text/escape-html.ts';
import { markCells } from './prose-tables.ts';

/** A heading a table of contents can point at. */
interface ProseHeading {
  id: string;
  text: string;
  level: 2 | 3;
}

const H1 = /<(\/?)h1(?=[\s>])/gi;
const HEADING = /<h([23])((?:\s[^>]*)?)>([\s\S]*?)<\/h\1>/gi;
const CAPTION = /<caption\b[^>]*>([\s\S]*?)<\/caption>/i;
const TABLE_TAG = /<(\/?)table(?=[\s>])[^>]*>/gi;
const PRE = /<pre(?=[\s>])/gi;
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/**
 * `h1` becomes `h2`; each h2 and h3 gets an id from its text, unique in the piece and on the page, unless it has one.
 * `idPrefix` keeps two pieces of one page apart.
 * Tables and code, which may be wider than the column, scroll by themselves and can be reached by keyboard; a table is
 * named by its caption.
 * Takes sanitised HTML, in which `<` never occurs in text or attribute values. The stored HTML does not change.
 */
export function proseHtml(html: string, idPrefix = ''): { html: string; headings: ProseHeading[] } {
  const headings: ProseHeading[] = [];
  const taken = new Set(PAGE_IDS);
  const numbers = new Map<string, number>();
  const out = html
    .replace(H1, '<$1h2')
    .replace(HEADING, (whole, level: string, attributes: string, inner: string) => {
      const text = plainText(inner);
      if (text === '') return whole;
      const given = /\sid="([^"]+)"/.exec(attributes)?.[1];
      const isFree = given !== undefined && !taken.has(given);
      const id = isFree ? given : unique(idPrefix + slugOf(text), taken, numbers);
      taken.add(id);
      headings.push({ id, text, level: level === '2' ? 2 : 3 });
      const others = attributes.replace(/\sid="[^"]*"/, '');
      return isFree ? whole : `<h${level} id="${id}"${others}>${inner}</h${level}>`;
    });
  let tables = 0;
  const nameOf = (table: string) => {
    const caption = escapeAttribute(plainText(CAPTION.exec(table)?.[1] ?? ''));
    tables += caption ? 0 : 1;
    return caption || (tables === 1 ? 'Table' : `Table ${tables}`);
  };
  return {
    html: replaceTables(
      out,
      (table) =>
        `<div class="prose-scroll" role="group" aria-label="${nameOf(table)}" tabindex="0">${markCells(table)}</div>`,
    ).replace(PRE, '<pre tabindex="0"'),
    headings,
  };
}

/** Replaces each table; those within its cells are part of it. */
function replaceTables(html: string, replacement: (table: string) => string): string {
  let out = '';
  let done = 0;
  let start = 0;
  let depth = 0;
  for (const { 0: tag, 1: closing, index } of html.matchAll(TABLE_TAG)) {
    if (depth === 0) start = index;
    depth += closing ? -1 : 1;
    if (depth > 0) continue;
    const end = index + tag.length;
    out += html.slice(done, start) + replacement(html.slice(start, end));
    done = end;
  }
  return out + html.slice(done);
}

function plainText(html: string): string {
  return html
    .replace(/<br\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

function slugOf(text: string): string {
  const slug = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return slug || 'section';
}

/** `slug`, with a number when it is taken. `numbers` holds the last one of each slug: counting on from it is quick. */
function unique(slug: string, taken: Set<string>, numbers: Map<string, number>): string {
  let id = slug;
  let n = numbers.get(slug) ?? 1;
  while (taken.has(id)) id = `${slug}-${++n}`;
  numbers.set(slug, n);
  return id;
}
