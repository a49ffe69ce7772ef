// /sitemap.xml: every public page and visible item; above 10,000 addresses an index of parts, each a range of ids. Long parts
// are built in batches, so that other requests do not wait.

import type { Database } from '#db/client.ts';
import { ARCHIVE_FOLDERS, type PostNameKind } from '#db/contract/archive-pages.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { itemPath } from '#db/contract/item-path.ts';
import { modifiedAt } from '#db/contract/modified-at.ts';
import {
  type Address,
  countVisible,
  findHighestId,
  findLastChangeOfPart,
  type IdRange,
  listAddresses,
  SITEMAP_PART_IDS,
} from '#db/queries/items/addresses.ts';
import { listPostNames } from '#db/queries/post-names.ts';
import { notFound } from '#routes/not-found.tsx';
import { staffPagesOf } from '#server/content/content-of.ts';
import type { AppContext } from '#server/context.ts';
import { type Xml, xml } from '#server/formats/xml.ts';

const ADDRESSES_MAX = 10_000;
const AT_ONCE = 250;

/** The routes of the parts: the pages, and a range of items. */
export const SITEMAP_OF_PAGES = '/sitemap-pages.xml';
export const SITEMAP_PART = '/:part{sitemap-(?:posts|case-studies)-[1-9][0-9]{0,8}\\.xml}';

/** Staff pages are listed with the pages. */
type ListedKind = Exclude<ItemKind, 'document'>;

const KINDS = { post: 'posts', 'case-study': 'case-studies' } as const;

/** The screen with all items and the pages at `paths`, which have no parameters. */
export function sitemap(pages: readonly string[]) {
  return async (c: AppContext) => {
    const { db } = c.var;
    const [posts, studies] = await Promise.all([
      summarise(db, 'post'),
      summarise(db, 'case-study'),
    ]);
    const own = await ownEntries(c, pages);
    if (own.length + posts.total + studies.total <= ADDRESSES_MAX) {
      const items = [
        await entriesOf(c, 'case-study', { after: 0, upTo: studies.highest }),
        await entriesOf(c, 'post', { after: 0, upTo: posts.highest }),
      ];
      return respond(c, urlset([...own, ...items].join('')));
    }
    return respond(c, index(c.env.origin, [...studies.parts, ...posts.parts]));
  };
}

/** The part with the pages, beside the parts with items. */
export function sitemapOfPages(pages: readonly string[]) {
  return async (c: AppContext) => respond(c, urlset((await ownEntries(c, pages)).join('')));
}

/**
 * The pages of the site, of authors and categories, and of staff. Only staff pages have a last change: all others show
 * several documents and items, some of them withdrawn by now.
 */
async function ownEntries(c: AppContext, pages: readonly string[]) {
  const { origin } = c.env;
  const kinds = Object.entries(ARCHIVE_FOLDERS) as [PostNameKind, string][];
  const named = await Promise.all(
    kinds.map(async ([kind, folder]) =>
      (await listPostNames(c.get('db'), kind)).map(({ slug }) => `${folder}/${slug}`),
    ),
  );
  const archives = new Set(named.flat());
  return [
    ...pages.map((path) => entry(origin, path).text),
    ...[...archives].map((path) => entry(origin, path).text),
    ...staffPagesOf(c).map((page) => {
      const images = imagesOf(c, [page.content.meta.image.src]);
      return entry(origin, `/${page.slug}`, modifiedAt(page), images).text;
    }),
  ];
}

/** The screen of a part: the visible items of a range of ids. */
export async function sitemapPart(c: AppContext): Promise<Response> {
  const [, name, number] = /^\/sitemap-([a-z-]+)-(\d+)\.xml$/.exec(c.req.path) ?? [];
  const kind = name === KINDS.post ? 'post' : 'case-study';
  const upTo = Number(number) * SITEMAP_PART_IDS;
  const range = { after: upTo - SITEMAP_PART_IDS, upTo };
  const items = await entriesOf(c, kind, range);
  return items === '' ? notFound(c) : respond(c, urlset(items));
}

interface Part {
  path: string;
  changedAt: string;
}

/** The visible items of a kind by part; empty parts are left out. */
async function summarise(db: Database, kind: ListedKind) {
  const [highest, total] = await Promise.all([findHighestId(db, kind), countVisible(db, kind)]);
  const parts: Part[] = [];
  for (let number = 1; (number - 1) * SITEMAP_PART_IDS < highest; number++) {
    const changedAt = await findLastChangeOfPart(db, kind, number - 1);
    if (changedAt) parts.push({ path: `/sitemap-${KINDS[kind]}-${number}.xml`, changedAt });
    await yieldToOthers();
  }
  return { highest, total, parts };
}

async function entriesOf(c: AppContext, kind: ListedKind, range: IdRange) {
  const { db } = c.var;
  const { origin } = c.env;
  let text = '';
  let addresses: Address[];
  let { after } = range;
  do {
    addresses = await listAddresses(db, kind, { ...range, after }, AT_ONCE);
    for (const { slug, changedAt, images } of addresses)
      text += entry(origin, itemPath(kind, slug), changedAt, imagesOf(c, images)).text;
    after = addresses.at(-1)?.id ?? range.upTo;
    if (addresses.length === AT_ONCE) await yieldToOthers();
  } while (addresses.length === AT_ONCE);
  return text;
}

/** The addresses of pictures as pages show them. They are not noted singly: the sitemap is purged by every new frame. */
function imagesOf({ var: { pictures } }: AppContext, images: readonly string[]): string[] {
  return images.filter(Boolean).map(pictures.addressOf);
}

/** Yields to the requests that arrived meanwhile. */
function yieldToOthers(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function urlset(entries: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries}</urlset>
`;
}

function index(origin: string, parts: Part[]): string {
  return xml`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>${origin}${SITEMAP_OF_PAGES}</loc></sitemap>
${parts.map(
  ({ path, changedAt }) =>
    xml`<sitemap><loc>${origin + path}</loc><lastmod>${changedAt}</lastmod></sitemap>
`,
)}</sitemapindex>
`.text;
}

function respond(c: AppContext, text: string): Response {
  return c.body(text, 200, { 'Content-Type': 'application/xml; charset=utf-8' });
}

function entry(
  origin: string,
  path: string,
  changedAt: string | null = null,
  images: string[] = [],
): Xml {
  return xml`<url><loc>${origin + path}</loc>${changedAt !== null && xml`<lastmod>${changedAt}</lastmod>`}${images.map(
    (src) => xml`<image:image><image:loc>${new URL(src, origin).href}</image:loc></image:image>`,
  )}</url>
`;
}
