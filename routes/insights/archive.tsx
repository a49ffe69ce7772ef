// /insights/author/{slug} and /insights/topic/{slug}: the articles of one author, and of one category.
import { ARCHIVE_FOLDERS, type PostNameKind } from '#db/contract/archive-pages.ts';
import { postListQuery } from '#db/contract/posts.ts';
import { POSTS_PER_PAGE } from '#db/limits.ts';
import {
  findPostNamesAt,
  listCategoriesBeside,
  listPostNames,
  type PostName,
} from '#db/queries/post-names.ts';
import { listPosts } from '#db/queries/posts.ts';
import { contentOf } from '#server/content/content-of.ts';
import type { AppContext } from '#server/context.ts';
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
  const asked = c.req.param('slug') as string;
  const found = (await findPostNamesAt(c.var.db, kind, [asked])).get(asked);
  const query = postListQuery.safeParse({
    page: c.req.query('page') || undefined,
    limit: String(POSTS_PER_PAGE),
    preview: 'true',
  });
  // not cached by browsers, because another author may have the former name
  if (found && found.slug !== asked)
    return c.redirect(`${ARCHIVE_FOLDERS[kind]}/${found.slug}`, 301);
  if (!found || !query.success) return notFound(c);
  const { name, slug } = found;
  const filter = { category: '', author: '', [kind]: name };
  const loading = listPosts(c.var.db, { ...query.data, ...filter });
  const entry = entryOf(c, kind, name);
  const { posts, pagination } = await withPictureNotes(c, loading, (list) => [
    ...list.posts.map(({ image }) => image),
    entry.portrait?.src,
  ]);
  if (posts.length === 0) return notFound(c);
  const path = `${ARCHIVE_FOLDERS[kind]}/${slug}`;
  const addressOf = (page: number) => (page === 1 ? path : `${path}?page=${page}`);
  const count = insightsCount(pagination.total, filter);
  const [names, topics, authors] = await Promise.all([
    listPostNames(c.var.db, kind),
    kind === 'author'
      ? listPostNames(c.var.db, 'category', name)
      : listCategoriesBeside(c.var.db, name),
    kind === 'category' ? listPostNames(c.var.db, 'author', name) : [],
  ]);
  const isFirst = pagination.page === 1;
  return c.render(
    <main id="content">
      <ArchiveHead
        kind={kind}
        name={name}
        {...entry}
        count={insightsCount(pagination.total, EVERYTHING)}
        topics={byCount(topics)}
        authors={byCount(authors)}
        feedHref={feedOf(c, path, name).href}
      />
      <PostGrid posts={posts} fitted />
      <Pagination {...pagination} hrefFor={addressOf} />
      <ArchiveNav
        kind={kind}
        title={kind === 'author' ? 'Everybody who writes here' : 'Every subject'}
        names={names}
        current={name}
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

/** The description of the author or the topic from the collections of the site; empty when they have none. */
function entryOf(c: AppContext, kind: PostNameKind, name: string): NameEntry {
  if (kind === 'category')
    return { about: contentOf(c, 'topic-list').items.find((each) => each.name === name)?.about };
  const person = contentOf(c, 'people-list').items.find((each) => each.name === name);
  if (!person) return {};
  return {
    does: [person.does, person.city].filter(Boolean).join(', '),
    about: person.about,
    portrait: person.image,
  };
}

/** The names, those with the most articles first. */
function byCount(names: readonly PostName[]): PostName[] {
  return names.toSorted((a, b) => b.count - a.count);
}
