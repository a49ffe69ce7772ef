// /insights/author/{slug}/feed.xml and /insights/topic/{slug}/feed.xml: the articles of one author or category.
import { ARCHIVE_FOLDERS, type PostNameKind } from '#db/contract/archive-pages.ts';
import { findPostNamesAt } from '#db/queries/post-names.ts';
import type { AppContext } from '#server/context.ts';
import { redirectToPresent } from '#server/http/slug-redirect.ts';
import { notFound } from '../not-found.tsx';
import { renderRss } from './feed.ts';

/** RSS 2.0 of one author; the not-found page for an unknown one. */
export const authorFeed = (c: AppContext) => renderNamed(c, 'author');

/** RSS 2.0 of one category; the not-found page for an unknown one. */
export const topicFeed = (c: AppContext) => renderNamed(c, 'category');

async function renderNamed(c: AppContext, kind: PostNameKind) {
  const requested = c.req.param('slug') as string;
  const found = (await findPostNamesAt(c.get('db'), kind, [requested])).get(requested);
  const slug = found?.[0]?.slug;
  if (!found || slug === undefined) return notFound(c);
  const path = `${ARCHIVE_FOLDERS[kind]}/${slug}`;
  if (slug !== requested) return redirectToPresent(c, `${path}/feed.xml`);
  const names = found.map(({ name }) => name);
  return renderRss(c, { path, title: `Insights: ${names.join(', ')}`, of: { kind, names } });
}
