// Parses a WordPress export (WXR 1.2) element by element, because it may be large. Entities of a DTD are not expanded.
import { Parser } from 'htmlparser2';
import { ImportError } from './import-error.ts';
import { textOf } from './legacy-post.ts';

/** An item of the file: a post, a page, an attachment or another type. */
export interface WxrItem {
  /** The texts of its elements, by name. */
  fields: Map<string, string>;
  meta: Map<string, string>;
  categories: string[];
  comments: number;
}

/** The site's data and all items in the file. */
interface Wxr {
  fields: Map<string, string>;
  /** Display names by login. */
  authors: Map<string, string>;
  items: WxrItem[];
}

/** Parses a WordPress export. Throws `ImportError` when the file is damaged or truncated. */
export function parseWxr(xml: string): Wxr {
  const found: Wxr = { fields: new Map(), authors: new Map(), items: [] };
  const handler = new WxrHandler(found);
  const parser = new Parser(handler, { xmlMode: true });
  parser.write(xml);
  parser.end();
  if (!handler.isWhole) throw damaged();
  return found;
}

function damaged(): ImportError {
  return new ImportError(
    'This WordPress export is damaged or cut off: it has elements without an end.',
  );
}

/** Collects the texts of elements into the item, author or site that contains them. */
class WxrHandler {
  isWhole = false;
  readonly #found: Wxr;
  readonly #path: string[] = [];
  #text: string[] = [];
  #item: WxrItem | null = null;
  #author = new Map<string, string>();
  #metaKey = '';
  #category: Record<string, string> = {};

  constructor(found: Wxr) {
    this.#found = found;
  }

  onopentag(name: string, attributes: Record<string, string>) {
    this.#path.push(name);
    this.#text = [];
    if (name === 'item')
      this.#item = { fields: new Map(), meta: new Map(), categories: [], comments: 0 };
    if (name === 'category') this.#category = attributes;
  }

  ontext(text: string) {
    this.#text.push(text);
  }

  onclosetag(name: string, isImplied: boolean) {
    if (isImplied) throw damaged();
    this.#path.pop();
    const parent = this.#path.at(-1) ?? '';
    const text = this.#text.join('');
    this.#text = [];
    if (name === 'rss' && parent === '') this.isWhole = true;
    else if (name === 'item' && this.#item) {
      this.#found.items.push(this.#item);
      this.#item = null;
    } else if (this.#item) this.#closeInItem(this.#item, name, parent, text);
    else if (name === 'wp:author') this.#closeAuthor();
    else if (parent === 'wp:author') this.#author.set(name, text);
    else if (parent === 'channel') this.#found.fields.set(name, text.trim());
  }

  #closeAuthor() {
    const login = this.#author.get('wp:author_login')?.trim() ?? '';
    this.#found.authors.set(login, textOf(this.#author.get('wp:author_display_name') ?? ''));
    this.#author = new Map();
  }

  #closeInItem(item: WxrItem, name: string, parent: string, text: string) {
    if (name === 'wp:comment') item.comments += 1;
    else if (name === 'wp:meta_key') this.#metaKey = text;
    else if (name === 'wp:meta_value' && parent === 'wp:postmeta')
      item.meta.set(this.#metaKey, text);
    else if (parent !== 'item') return;
    else if (name !== 'category') item.fields.set(name, text);
    else if (this.#category.domain === 'category' && this.#category.nicename !== 'uncategorized')
      item.categories.push(textOf(text));
  }
}
