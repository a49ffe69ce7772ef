// /insights/author/{slug} and /insights/topic/{slug}: the articles of one author, and of one category.
import { postListQuery } from '#db/contract/posts.ts';
import { slugOf } from '#db/contract/slug.ts';
import { POSTS_PER_PAGE } from '#db/limits.ts';
import { findFormerName } from '#db/queries/items/former-names.ts';
import { findPostName, type PostNameKind } from '#db/queries/post-names.ts';
import { listPosts } from '#db/queries/posts.ts';
import { contentOf } from '#server/content/content-of.ts';
import type { AppContext } from '#server/context.ts';
import { withPictureNotes } from '#server/render/picture-notes.ts';
import { Pagination } from '#ui/kit/pagination.tsx';
import { TextLink } from '#ui/kit/text-link.tsx';
import { PageHead } from '#ui/site/frame/page-head.tsx';
import { insightsCount, NAME_FOLDERS } from '#ui/site/insights/insights-pages.ts';
import { PostGrid } from '#ui/site/insights/post-grid.tsx';
import { notFound } from '../not-found.tsx';
import { pageTitle } from '../page-meta.ts';

/** The articles of one author, with what the author does. */
export const insightsAuthor = (c: AppContext) => renderNamed(c, 'author');

/** The articles of one category. */
export const insightsTopic = (c: AppContext) => renderNamed(c, 'category');

const NAME_KINDS = { author: 'author', category: 'post-category' } as const;

async function renderNamed(c: AppContext, kind: PostNameKind) {
  const found = await findPostName(c.var.db, kind, c.req.param('slug') as string);
  const query = postListQuery.safeParse({
    page: c.req.query('page') || undefined,
    limit: String(POSTS_PER_PAGE),
    preview: 'true',
  });
  if (!found) {
    const former = await findFormerName(c.var.db, NAME_KINDS[kind], c.req.param('slug') as string);
    const present = former && (await findPostName(c.var.db, kind, slugOf(former)));
    // not cached by browsers, because another author may have the former name
    if (present) return c.redirect(`${NAME_FOLDERS[kind]}/${present.slug}`, 301);
  }
  if (!found || !query.success) return notFound(c);
  const { name, slug } = found;
  const filter = { category: '', author: '', [kind]: name };
  const loading = listPosts(c.var.db, { ...query.data, ...filter });
  const { posts, pagination } = await withPictureNotes(c, loading, (list) =>
    list.posts.map(({ image }) => image),
  );
  if (posts.length === 0) return notFound(c);
  const path = `${NAME_FOLDERS[kind]}/${slug}`;
  const addressOf = (page: number) => (page === 1 ? path : `${path}?page=${page}`);
  const words = wordsOf(c, kind, name);
  const count = insightsCount(pagination.total, filter);
  return c.render(
    <main id="content">
      <PageHead
        title={name}
        intro={words || count}
        aside={
          <>
            <TextLink href="/insights" arrow="left" underlined>
              All Insights
            </TextLink>
            <TextLink href={`${path}/feed.xml`} underlined>
              Feed
            </TextLink>
          </>
        }
      />
      <PostGrid posts={posts} />
      <Pagination {...pagination} hrefFor={addressOf} />
    </main>,
    {
      title: pageTitle(c, pagination.page === 1 ? name : `${name}, page ${pagination.page}`),
      description: words ? `${words} ${count}.` : `${count}.`,
      canonicalUrl: c.env.origin + addressOf(pagination.page),
      cacheTags: ['posts'],
    },
  );
}

/** What the site says of the author; empty for a category, and for somebody it does not know. */
function wordsOf(c: AppContext, kind: PostNameKind, name: string): string {
  if (kind === 'category') return '';
  const person = contentOf(c, 'people-list').items.find((each) => each.name === name);
  if (!person) return '';
  const does = [person.does, person.city].filter(Boolean).join(', ');
  return person.about ? `${does}. ${person.about}` : `${does}.`;
}
