// /insights/author/{slug} and /insights/topic/{slug}: the articles of one author or category.
import { ARCHIVE_FOLDERS, type PostNameKind } from '#db/contract/archive-pages.ts';
import { postListQuery } from '#db/contract/posts.ts';
import { POSTS_PER_PAGE } from '#db/limits.ts';
import {
  findPostNamesAt,
  listCategoriesBeside,
  listPostNames,
  type PostName,
  sortedByCount,
} from '#db/queries/post-names.ts';
import { listPostsOfNames } from '#db/queries/posts.ts';
import { contentOf } from '#server/content/content-of.ts';
import type { AppContext } from '#server/context.ts';
import { redirectToPresent } from '#server/http/slug-redirect.ts';
import { withPictureNotes } from '#server/render/picture-notes.ts';
import { Pagination } from '#ui/kit/pagination.tsx';
import { ArchiveHead, type ArchiveHeadProps } from '#ui/site/insights/archive-head.tsx';
import { ArchiveNav } from '#ui/site/insights/archive-nav.tsx';
import { EVERYTHING, insightsCount } from '#ui/site/insights/insights-pages.ts';
import { PostGrid } from '#ui/site/insights/post-grid.tsx';
import { notFound } from '../not-found.tsx';
import { pageTitle } from '../page-meta.ts';
import { feedOf } from './feed.ts';

/** The articles of one author, with the author's role. */
export const insightsAuthor = (c: AppContext) => renderNamed(c, 'author');

/** The articles of one category. */
export const insightsTopic = (c: AppContext) => renderNamed(c, 'category');

async function renderNamed(c: AppContext, kind: PostNameKind) {
  const requested = c.req.param('slug') as string;
  const found = (await findPostNamesAt(c.get('db'), kind, [requested])).get(requested);
  const query = postListQuery.safeParse({
    page: c.req.query('page') || undefined,
    limit: String(POSTS_PER_PAGE),
    preview: 'true',
  });
  const slug = found?.[0]?.slug;
  if (slug !== undefined && slug !== requested)
    return redirectToPresent(c, `${ARCHIVE_FOLDERS[kind]}/${slug}`);
  if (!found || !query.success) return notFound(c);
  // names that differ only in punctuation or capitals share a slug
  const names = found.map(({ name }) => name);
  const name = names.join(', ');
  const loading = listPostsOfNames(c.get('db'), kind, names, query.data);
  const entry = entryOf(c, kind, names);
  const { posts, pagination } = await withPictureNotes(c, loading, (list) => [
    ...list.posts.map(({ image }) => image),
    entry.portrait?.src,
  ]);
  if (posts.length === 0) return notFound(c);
  const path = `${ARCHIVE_FOLDERS[kind]}/${slug}`;
  const addressOf = (page: number) => (page === 1 ? path : `${path}?page=${page}`);
  const count = insightsCount(pagination.total, { ...EVERYTHING, [kind]: name });
  const { db } = c.var;
  const [all, topics, authors] = await Promise.all([
    listPostNames(db, kind),
    ofEach(names, (each) =>
      kind === 'author' ? listPostNames(db, 'category', each) : listCategoriesBeside(db, each),
    ),
    kind === 'category' ? ofEach(names, (each) => listPostNames(db, 'author', each)) : [],
  ]);
  const isFirst = pagination.page === 1;
  return c.render(
    <main id="content">
      <ArchiveHead
        kind={kind}
        name={name}
        {...entry}
        count={insightsCount(pagination.total, EVERYTHING)}
        topics={topics}
        authors={authors}
        feedHref={feedOf(c, path, name).href}
      />
      <PostGrid posts={posts} fitted />
      <Pagination {...pagination} hrefFor={addressOf} />
      <ArchiveNav
        kind={kind}
        title={kind === 'author' ? 'Everybody who writes here' : 'Every subject'}
        names={all}
        current={names[0]}
      />
    </main>,
    {
      title: pageTitle(c, isFirst ? name : `${name}, page ${pagination.page}`),
      description: [entry.does && `${entry.does}.`, entry.about, `${count}.`]
        .filter(Boolean)
        .join(' '),
      canonicalUrl: c.env.origin + addressOf(pagination.page),
      feed: feedOf(c, path, name),
      cacheTags: ['posts'],
      sheets: ['insights'],
    },
  );
}

type NameEntry = Pick<ArchiveHeadProps, 'does' | 'about' | 'portrait'>;

/** The description of the author or topic from the collections of the site; empty when there is none. */
function entryOf(c: AppContext, kind: PostNameKind, names: readonly string[]): NameEntry {
  const isNamed = (each: { name: string }) => names.includes(each.name);
  if (kind === 'category') return { about: contentOf(c, 'topic-list').items.find(isNamed)?.about };
  const person = contentOf(c, 'people-list').items.find(isNamed);
  if (!person) return {};
  return {
    does: [person.does, person.city].filter(Boolean).join(', '),
    about: person.about,
    portrait: person.image,
  };
}

/** The combined results of `list` for all names, without `names` themselves, most articles first. */
async function ofEach(
  names: readonly string[],
  list: (name: string) => Promise<PostName[]>,
): Promise<PostName[]> {
  const lists = await Promise.all(names.map(list));
  const byName = new Map(lists.flat().map((each) => [each.name, each]));
  for (const name of names) byName.delete(name);
  return sortedByCount([...byName.values()]);
}
