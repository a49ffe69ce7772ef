// /insights/feed.xml (RSS 2.0) and /insights/feed.json (JSON Feed 1.1): the newest articles with their full content.
import type { PostNameKind } from '#db/contract/archive-pages.ts';
import { itemPath } from '#db/contract/item-path.ts';
import { modifiedAt } from '#db/contract/modified-at.ts';
import type { Post } from '#db/contract/posts.ts';
import { escapeText } from '#db/contract/text/escape-html.ts';
import { listPosts, listPostsOfNames } from '#db/queries/posts.ts';
import { withLiveLinks } from '#server/content/live-links.ts';
import { siteFacts } from '#server/content/site-facts.ts';
import type { AppContext } from '#server/context.ts';
import { xml } from '#server/formats/xml.ts';
import { addressOfPicture } from '#server/render/shown-picture.ts';
import { absoluteHtml } from './absolute-html.ts';

const MAX_ITEMS = 50;

/** The addresses, types and titles of the feeds, for the head of a page. */
export function feedsOf(c: AppContext) {
  const title = `${siteFacts(c).name} Insights`;
  return [
    { href: '/insights/feed.xml', type: 'application/rss+xml', title },
    {
      href: '/insights/feed.json',
      type: 'application/feed+json',
      title: `${title} (JSON Feed)`,
    },
  ];
}

/** The link to the feed of the author's or the topic's page at `path`. */
export function feedOf(c: AppContext, path: string, name: string) {
  const title = `${siteFacts(c).name} Insights: ${name}`;
  return { href: `${path}/feed.xml`, type: 'application/rss+xml', title };
}

/** RSS 2.0 with the full content of each article. */
export const rssFeed = (c: AppContext) => renderRss(c, { path: '/insights', title: 'Insights' });

/** The articles of a feed: those of the page at `path`. */
interface FeedScope {
  path: string;
  /** The second part of the feed's title, after the name of the site. */
  title: string;
  /** The authors or categories of the page. */
  of?: { kind: PostNameKind; names: readonly string[] };
}

/** The feed of the articles in `scope`. Readers take a description as HTML. */
export async function renderRss(c: AppContext, { path, title, of }: FeedScope) {
  const { origin, company, items, updatedAt } = await loadFeed(c, of);
  const document = xml`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${company.name} ${title}</title>
<link>${origin + path}</link>
<description>${company.description}</description>
<language>en-gb</language>
${updatedAt !== undefined && xml`<lastBuildDate>${new Date(updatedAt).toUTCString()}</lastBuildDate>`}
<atom:link href="${origin + path}/feed.xml" rel="self" type="application/rss+xml"/>
<image><url>${origin}/icon-192.png</url><title>${company.name} ${title}</title><link>${origin + path}</link></image>
${items.map(
  (item) => xml`<item>
<title>${item.title}</title>
<link>${item.url}</link>
<guid isPermaLink="false">${item.id}</guid>
<pubDate>${new Date(item.publishedAt).toUTCString()}</pubDate>
<dc:creator>${item.author}</dc:creator>
${item.categories.map((category) => xml`<category>${category}</category>\n`)}${item.excerpt !== null && xml`<description>${escapeText(item.excerpt)}</description>\n`}${item.image !== null && xml`<media:content url="${item.image}" medium="image"/>\n`}<content:encoded>${item.content}</content:encoded>
</item>
`,
)}</channel>
</rss>
`;
  return c.body(document.text, 200, { 'Content-Type': 'application/rss+xml; charset=utf-8' });
}

/** JSON Feed 1.1 (jsonfeed.org). */
export async function jsonFeed(c: AppContext) {
  const { origin, company, items } = await loadFeed(c);
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${company.name} Insights`,
    home_page_url: `${origin}/insights`,
    feed_url: `${origin}/insights/feed.json`,
    description: company.description,
    icon: `${origin}/icon-512.png`,
    favicon: `${origin}/icon-192.png`,
    language: 'en-GB',
    authors: [{ name: company.name, url: origin }],
    items: items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      content_html: item.content,
      ...(item.excerpt !== null && { summary: item.excerpt }),
      ...(item.image !== null && { image: item.image }),
      date_published: item.publishedAt,
      date_modified: item.modifiedAt,
      authors: [{ name: item.author }],
      tags: item.categories,
    })),
  };
  return c.body(JSON.stringify(feed), 200, { 'Content-Type': 'application/feed+json' });
}

async function loadFeed(c: AppContext, of?: FeedScope['of']) {
  const query = { page: 1, limit: MAX_ITEMS, preview: false };
  const { posts } = of
    ? await listPostsOfNames(c.get('db'), of.kind, of.names, query)
    : await listPosts(c.get('db'), query);
  const { origin } = c.env;
  const company = siteFacts(c);
  const contents = await withLiveLinks(
    c,
    posts.map((post) => (post as Post).content),
  );
  const items = posts.map((post, at) =>
    itemOf(c, { ...(post as Post), content: contents[at] as string }, company.name),
  );
  const updatedAt = items
    .map((item) => item.modifiedAt)
    .sort()
    .at(-1);
  return { origin, company, items, updatedAt };
}

function itemOf(c: AppContext, post: Post, site: string) {
  const { origin } = c.env;
  const addressOf = (src: string) => addressOfPicture(c, src);
  const url = origin + itemPath('post', post.slug);
  return {
    // independent of the slug, so that no reader shows the article twice
    id: `${origin}/insights#post-${post.id}`,
    url,
    title: post.title,
    excerpt: post.excerpt || null,
    image: post.image ? new URL(addressOf(post.image), origin).href : null,
    content: absoluteHtml(post.content, url, addressOf),
    publishedAt: post.publishDate,
    modifiedAt: modifiedAt(post),
    author: post.author || site,
    categories: post.categories,
  };
}
