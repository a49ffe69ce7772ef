// Reads a WordPress export (WXR 1.2), element by element: it may be large.
import { Parser } from 'htmlparser2';
import { oldPathOf } from '#server/http/old-path.ts';
import { ImportError } from './import-error.ts';
import { type LegacyPost, type LegacySite, leaveOut, momentOf, textOf } from './legacy-post.ts';
import { wordpressHtml } from './wordpress-html.ts';

/** An item of the file: a post, a page, an attachment or something else. */
interface Item {
  /** The texts of its elements by name. */
  fields: Map<string, string>;
  meta: Map<string, string>;
  categories: string[];
  comments: number;
}

/** What the file says of the site and all its items. */
interface Export {
  fields: Map<string, string>;
  /** Display names by login. */
  authors: Map<string, string>;
  items: Item[];
}

const LEFT_OUT: Record<string, string> = {
  page: 'pages',
  attachment: 'attachments',
  revision: 'revisions',
  nav_menu_item: 'menu entries',
};
/** States in which WordPress keeps what nobody wrote, or what was thrown away. */
const GONE = ['trash', 'auto-draft', 'inherit'];

/** The posts of a WordPress export. Throws `ImportError` for a file that is damaged or cut off. */
export function readWordpress(xml: string): LegacySite {
  const { fields, authors, items } = parse(xml);
  const address = fields.get('wp:base_blog_url') || fields.get('link') || '';
  if (!URL.canParse(address))
    throw new ImportError('This WordPress export does not name its site.');
  const attachments = new Map(items.map((item) => [item.fields.get('wp:post_id') ?? '', item]));
  const posts: LegacyPost[] = [];
  const leftOut = new Map<string, number>();
  for (const item of items) {
    const type = item.fields.get('wp:post_type') ?? '';
    leaveOut(leftOut, 'comments', item.comments);
    if (type !== 'post') leaveOut(leftOut, LEFT_OUT[type] ?? `items of the kind ‘${type}’`);
    else if (GONE.includes(item.fields.get('wp:status') ?? '')) leaveOut(leftOut, 'deleted posts');
    else posts.push(toPost(item, { authors, attachments }));
  }
  const { host, pathname } = new URL(address);
  const source = host + (oldPathOf(pathname) ?? '');
  return { source, address, posts, toHtml: wordpressHtml, leftOut };
}

function toPost(
  { fields, meta, categories }: Item,
  { authors, attachments }: { authors: Map<string, string>; attachments: Map<string, Item> },
): LegacyPost {
  const field = (name: string) => fields.get(name) ?? '';
  const status = field('wp:status');
  const login = field('dc:creator').trim();
  const pictureId = /^[1-9]\d*$/.exec(meta.get('_thumbnail_id') ?? '')?.[0];
  const attachment = attachments.get(pictureId ?? '-');
  // one that the file does not list is named in the report
  const missing = pictureId && `attachment:${pictureId}`;
  const picture = attachment?.fields.get('wp:attachment_url')?.trim() || missing;
  const hasPassword = field('wp:post_password') !== '';
  return {
    id: field('wp:post_id').trim() || field('guid').trim(),
    title: textOf(field('title')),
    slug: decoded(field('wp:post_name')),
    content: field('content:encoded'),
    excerpt: textOf(field('excerpt:encoded')),
    publishDate:
      momentOf(field('wp:post_date_gmt')) ??
      momentOf(field('pubDate')) ??
      momentOf(field('wp:post_date')),
    updatedAt: momentOf(field('wp:post_modified_gmt')) ?? momentOf(field('wp:post_modified')),
    categories,
    author: authors.get(login) || login || null,
    picture: picture
      ? { address: picture, alt: textOf(attachment?.meta.get('_wp_attachment_image_alt') ?? '') }
      : null,
    path: pathOfLink(field('link').trim()),
    audience: audienceOf(status, hasPassword),
    wasPublished: status === 'publish' || status === 'private',
  };
}

function audienceOf(status: string, hasPassword: boolean): LegacyPost['audience'] {
  if (hasPassword) return 'hidden';
  if (status === 'publish') return 'public';
  return status === 'future' ? 'scheduled' : 'hidden';
}

/** A draft has no path, but a query: `/?p=12`. */
function pathOfLink(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const { pathname, search } = new URL(link);
  return search === '' ? oldPathOf(pathname) : null;
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

function parse(xml: string): Export {
  const found: Export = { fields: new Map(), authors: new Map(), items: [] };
  const reader = new Reader(found);
  const parser = new Parser(reader, { xmlMode: true });
  parser.write(xml);
  parser.end();
  if (!reader.isWhole) throw damaged();
  return found;
}

function damaged(): ImportError {
  return new ImportError(
    'This WordPress export is damaged or cut off: it has elements without an end.',
  );
}

/** Collects the texts of elements into the item, the author or the site that they are in. Entities of a DTD are not expanded. */
class Reader {
  isWhole = false;
  readonly #found: Export;
  readonly #path: string[] = [];
  #text: string[] = [];
  #item: Item | null = null;
  #author = new Map<string, string>();
  #metaKey = '';
  #category: Record<string, string> = {};

  constructor(found: Export) {
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

  #closeInItem(item: Item, name: string, parent: string, text: string) {
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
