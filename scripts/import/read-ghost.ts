// Reads a Ghost export: one JSON object with the tables of the old database.
import { z } from 'zod';
import { oldPathOf } from '#server/http/old-path.ts';
import { ImportError } from './import-error.ts';
import { countLeftOut, isoDate, type LegacyPost, type LegacySite } from './legacy-post.ts';

/** The placeholder for the address of the site in the texts of an export. */
const SITE_PLACEHOLDER = /__GHOST_URL__/g;

const id = z.union([z.string(), z.number()]).transform(String);
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const date = z.union([z.string(), z.number()]).nullish();
const post = z.object({
  id,
  uuid: text,
  title: text,
  slug: text,
  html: text,
  feature_image: text,
  custom_excerpt: text,
  type: text,
  page: z.union([z.boolean(), z.number()]).nullish(),
  status: text,
  visibility: text,
  created_at: date,
  updated_at: date,
  published_at: date,
});
const order = z
  .number()
  .nullish()
  .transform((value) => value ?? 0);
const tables = z.object({
  posts: z.array(post),
  tags: z.array(z.object({ id, name: text, visibility: text })).default([]),
  posts_tags: z.array(z.object({ post_id: id, tag_id: id, sort_order: order })).default([]),
  users: z.array(z.object({ id, name: text })).default([]),
  posts_authors: z.array(z.object({ post_id: id, author_id: id, sort_order: order })).default([]),
  posts_meta: z.array(z.object({ post_id: id, feature_image_alt: text })).default([]),
});
type Tables = z.output<typeof tables>;
type Row = z.output<typeof post>;

/**
 * The posts of a Ghost export. `site` is the address of the old site, which an export does not contain. Throws `ImportError`
 * for another JSON file.
 */
export function readGhost(json: string, site: string | null): LegacySite {
  const data = tablesOf(json);
  const posts: LegacyPost[] = [];
  const leftOut = new Map<string, number>();
  for (const row of data.posts) {
    const isPage = row.type === 'page' || Boolean(row.page);
    if (isPage) countLeftOut(leftOut, 'pages');
    else posts.push(toPost(row, data, site));
  }
  // ids are unique across Ghost sites, so the source need not contain the optional address
  return { source: 'ghost', address: site, posts, toHtml, leftOut };
}

function toHtml(html: string) {
  return { html, notes: html === '' ? ['It has no text in the export.'] : [] };
}

function tablesOf(json: string): Tables {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch {
    throw new ImportError('This JSON file is damaged or cut off.');
  }
  const file = z.object({ db: z.tuple([z.object({ data: tables })], z.unknown()) });
  const read = file.safeParse(parsed);
  if (!read.success) throw new ImportError('This JSON file is not a Ghost export.');
  return read.data.db[0].data;
}

function toPost(row: Row, data: Tables, site: string | null): LegacyPost {
  const withSite = (value: string) =>
    value.replace(SITE_PLACEHOLDER, site?.replace(/\/$/, '') ?? '');
  const isPublished = row.status === 'published';
  const meta = data.posts_meta.find(({ post_id }) => post_id === row.id);
  return {
    id: row.uuid || row.id,
    title: row.title,
    slug: row.slug,
    content: withSite(row.html),
    excerpt: row.custom_excerpt,
    publishDate: isoDate(row.published_at) ?? (isPublished ? isoDate(row.created_at) : null),
    updatedAt: isoDate(row.updated_at),
    categories: tagsOf(row, data),
    author: authorOf(row, data),
    picture: row.feature_image
      ? { address: withSite(row.feature_image), alt: meta?.feature_image_alt ?? '' }
      : null,
    path: isPublished ? oldPathOf(row.slug) : null,
    audience: audienceOf(row),
    wasPublished: isPublished,
  };
}

function audienceOf({ visibility, status }: Row): LegacyPost['audience'] {
  if (visibility !== '' && visibility !== 'public') return 'hidden';
  if (status === 'published') return 'public';
  return status === 'scheduled' ? 'scheduled' : 'hidden';
}

/** The public tags; those that start with # are internal. */
function tagsOf({ id }: Row, { posts_tags, tags }: Tables): string[] {
  return posts_tags
    .filter(({ post_id }) => post_id === id)
    .sort((a, b) => a.sort_order - b.sort_order)
    .map(({ tag_id }) => tags.find((tag) => tag.id === tag_id))
    .filter((tag) => tag?.visibility !== 'internal' && !tag?.name.startsWith('#'))
    .flatMap((tag) => (tag ? [tag.name] : []));
}

/** The first author. */
function authorOf({ id }: Row, { posts_authors, users }: Tables): string | null {
  const [first] = posts_authors
    .filter(({ post_id }) => post_id === id)
    .sort((a, b) => a.sort_order - b.sort_order);
  return users.find((user) => user.id === first?.author_id)?.name ?? null;
}
