// Reads the posts of a WordPress export.
import { decodeOrKeep } from '#db/decode-or-keep.ts';
import { oldPathOf } from '#server/http/old-path.ts';
import { ImportError } from './import-error.ts';
import { countLeftOut, isoDate, type LegacyPost, type LegacySite, textOf } from './legacy-post.ts';
import { parseWxr, type WxrItem } from './parse-wxr.ts';
import { withFootnotes } from './wordpress-footnotes.ts';
import { wordpressHtml } from './wordpress-html.ts';

/** The names of skipped post types in the report. */
const LEFT_OUT: Record<string, string> = {
  page: 'pages',
  attachment: 'attachments',
  revision: 'revisions',
  nav_menu_item: 'menu entries',
};
/** The statuses of automatic and deleted posts. */
const NOT_IMPORTED = ['trash', 'auto-draft', 'inherit'];

/** The posts of a WordPress export. Throws `ImportError` when the file is damaged or truncated. */
export function readWordpress(xml: string): LegacySite {
  const { fields, authors, items } = parseWxr(xml);
  const address = fields.get('wp:base_blog_url') || fields.get('link') || '';
  if (!URL.canParse(address))
    throw new ImportError('This WordPress export does not name its site.');
  const attachments = new Map(items.map((item) => [item.fields.get('wp:post_id') ?? '', item]));
  const posts: LegacyPost[] = [];
  const leftOut = new Map<string, number>();
  for (const item of items) {
    const type = item.fields.get('wp:post_type') ?? '';
    countLeftOut(leftOut, 'comments', item.comments);
    if (type !== 'post') countLeftOut(leftOut, LEFT_OUT[type] ?? `items of the kind ‘${type}’`);
    else if (NOT_IMPORTED.includes(item.fields.get('wp:status') ?? ''))
      countLeftOut(leftOut, 'deleted posts');
    else posts.push(toPost(item, { authors, attachments }));
  }
  const { host, pathname } = new URL(address);
  const source = host + (oldPathOf(pathname) ?? '');
  return { source, address, posts, toHtml: wordpressHtml, leftOut };
}

function toPost(
  { fields, meta, categories }: WxrItem,
  { authors, attachments }: { authors: Map<string, string>; attachments: Map<string, WxrItem> },
): LegacyPost {
  const field = (name: string) => fields.get(name) ?? '';
  const status = field('wp:status');
  const login = field('dc:creator').trim();
  const pictureId = /^[1-9]\d*$/.exec(meta.get('_thumbnail_id') ?? '')?.[0];
  const attachment = attachments.get(pictureId ?? '-');
  // an attachment missing in the file cannot be fetched; the report shows this address
  const missing = pictureId && `attachment:${pictureId}`;
  const picture = attachment?.fields.get('wp:attachment_url')?.trim() || missing;
  const hasPassword = field('wp:post_password') !== '';
  return {
    id: field('wp:post_id').trim() || field('guid').trim(),
    title: textOf(field('title')),
    slug: decodeOrKeep(field('wp:post_name')),
    content: withFootnotes(field('content:encoded'), meta.get('footnotes')),
    excerpt: textOf(field('excerpt:encoded')),
    publishDate:
      isoDate(field('wp:post_date_gmt')) ??
      isoDate(field('pubDate')) ??
      isoDate(field('wp:post_date')),
    updatedAt: isoDate(field('wp:post_modified_gmt')) ?? isoDate(field('wp:post_modified')),
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

/** The path of a post; null for a draft, whose address is a query such as `/?p=12`. */
function pathOfLink(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const { pathname, search } = new URL(link);
  return search === '' ? oldPathOf(pathname) : null;
}
