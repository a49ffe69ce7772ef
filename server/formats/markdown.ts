// HTML as Markdown, for programs.
import type TurndownService from 'turndown';

let service: Promise<TurndownService> | undefined;

/** More white space in a row than any text needs. Turndown takes the square of its length. */
const LONG_SPACE = /((?:\s|&nbsp;){1000})(?:\s|&nbsp;)+/g;

/**
 * The Markdown (CommonMark with tables) of our own clean HTML. An h1 becomes an h2, as on the page. White space is cut to 1,000
 * characters.
 */
export async function markdownOf(html: string): Promise<string> {
  service ??= load();
  return (await service).turndown(html.replaceAll(LONG_SPACE, '$1'));
}

/** Imported at the first request, because it brings its own HTML parser. */
async function load(): Promise<TurndownService> {
  const [{ default: Turndown }, { tables, strikethrough }] = await Promise.all([
    import('turndown'),
    import('@joplin/turndown-plugin-gfm'),
  ]);
  const service = new Turndown({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
  });
  service.use([tables, strikethrough]);
  service.addRule('topHeading', { filter: 'h1', replacement: (text) => `\n\n## ${text}\n\n` });
  // a Markdown heading must be one line
  service.addRule('lineOfHeading', {
    filter: (node) => node.nodeName === 'BR' && findAround(node, /^H[1-6]$/) !== null,
    replacement: () => ' ',
  });
  // Markdown has no syntax for these
  for (const tag of ['sub', 'sup'] as const)
    service.addRule(tag, { filter: tag, replacement: (text) => `<${tag}>${text}</${tag}>` });
  service.addRule('picture', {
    filter: 'img',
    replacement: (_, node) => pictureOf(node as Element),
  });
  service.addRule('film', { filter: 'video', replacement: (_, node) => filmLink(node as Element) });
  const outerTables = new WeakSet<Node>();
  // turndown's own rules search the whole table for each row and cell
  service.addRule('tableSearchedOnce', {
    filter: (node) => {
      if (node.nodeName !== 'TABLE') return false;
      const table = node as HTMLTableElement;
      Object.defineProperty(table, 'rows', { value: Array.from(table.rows) });
      if (table.querySelector('table')) outerTables.add(table);
      return false;
    },
  });
  // turndown's own rule lists all items for each item
  service.addRule('listReadOnce', {
    filter: (node) => {
      if (node.nodeName === 'OL')
        Object.defineProperty(node, 'children', { value: Array.from(node.children) });
      return false;
    },
  });
  // a table that contains a table is not written as one: its cells become blocks
  service.addRule('cellAroundTable', {
    filter: (node) =>
      /^T[DH]$/.test(node.nodeName) && outerTables.has(findAround(node, /^TABLE$/) as Node),
    replacement: (text) => `\n\n${text.trim()}\n\n`,
  });
  // escapes text that would otherwise be read as a tag, an entity, strikethrough or a footnote
  const builtIn = service.escape.bind(service);
  service.escape = (text) =>
    builtIn(text)
      .replace(/^\\~~~/, '~~~')
      .replace(/^(\d+)\)(?=\s|$)/, '$1\\)')
      .replaceAll(/[<~]|&(?=#?\w+;)/g, '\\$&');
  return service;
}

/** The nearest element around `node` with a name that matches; null when there is none. `closest` parses its selector each time. */
function findAround(node: Node, name: RegExp): Node | null {
  let around = node.parentNode;
  while (around && !name.test(around.nodeName)) around = around.parentNode;
  return around;
}

/** Like the built-in rule, which leaves tags and entities of the alt text unescaped. */
function pictureOf(picture: Element): string {
  const src = picture.getAttribute('src');
  if (!src) return '';
  const [alt, title] = ['alt', 'title'].map((name) =>
    markdownText(picture.getAttribute(name) ?? ''),
  );
  const address = /[\s()<>]/.test(src) ? `<${src}>` : src;
  return `![${alt}](${address}${title && ` "${title.replaceAll('"', '\\"')}"`})`;
}

function filmLink(film: Element): string {
  const src = film.getAttribute('src') || film.querySelector('[src]')?.getAttribute('src');
  return src ? `[${markdownText(film.getAttribute('title') || 'Video')}](<${src}>)` : '';
}

/** Text on one line, with Markdown syntax escaped. */
export function markdownText(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>#|~]|&(?=#?\w+;)/g, '\\$&')
    .trim();
}
