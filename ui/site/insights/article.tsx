// An Insights article: one column of text, a large picture, table of contents and related articles.
import type { Post, PostPreview } from '#db/contract/posts.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { longDate } from '#ui/kit/dates.ts';
import { Picture } from '#ui/kit/picture.tsx';
import { Prose } from '#ui/kit/prose.tsx';
import { proseHtml } from '#ui/kit/prose-html.ts';
import { TextLink } from '#ui/kit/text-link.tsx';
import type { NextStudy } from '#ui/site/work/study/next-case-study.tsx';
import { ArticleEnd } from './article-end.tsx';
import { archivePath } from './insights-pages.ts';
import { PostCard } from './post-card.tsx';
import { readTimeLabel } from './read-time.ts';

interface ArticleProps {
  post: Pick<
    Post,
    'title' | 'content' | 'excerpt' | 'image' | 'publishDate' | 'readTime' | 'categories' | 'author'
  >;
  /** Related articles for the end; without any, only the link to all articles is shown. */
  related?: readonly PostPreview[];
  /** The case study that supports the article. */
  proof?: NextStudy | null;
  /** The author's field of work and city: 'Strategy, Leeds'. */
  authorDoes?: string;
}

/** From this many headings on, the article has a table of contents. */
const CONTENTS_MIN_HEADINGS = 3;

/** Parts and texts of docs/contract.md, Article; holds the page's h1. */
export function Article({ post, related = [], proof, authorDoes }: ArticleProps) {
  const readTime = readTimeLabel(post.readTime);
  const { headings, html } = proseHtml(post.content);
  const contents = headings.length >= CONTENTS_MIN_HEADINGS ? headings : [];
  return (
    <>
      <div className="article-progress" aria-hidden="true" />
      <article className="article" data-theme="paper">
        <header className="article-head" data-part="title slug image readTime categories author">
          <TextLink className="article-back" href="/insights" arrow="left">
            Back to Insights
          </TextLink>
          {post.categories.length > 0 && (
            <ul className="article-categories" aria-label="Categories">
              {post.categories.map((category) => (
                <li key={category}>
                  <Badge href={archivePath('category', category)}>{category}</Badge>
                </li>
              ))}
            </ul>
          )}
          <h1 className="article-title" data-long={post.title.length > 80 || undefined}>
            {post.title}
          </h1>
          <p className="article-meta">
            <time dateTime={post.publishDate}>{longDate(post.publishDate)}</time>
            {readTime && <span>{readTime}</span>}
            {post.author && (
              <span>
                <a href={archivePath('author', post.author)}>{post.author}</a>
              </span>
            )}
          </p>
        </header>
        {post.image && (
          <Picture
            className="article-image"
            src={post.image}
            alt=""
            altStandsIn
            ratio="16/9"
            sizes="(min-width: 64rem) 82vw, 100vw"
            priority
          />
        )}
        <div className="article-body" data-contents={contents.length > 0 || undefined}>
          {contents.length > 0 && (
            <nav className="article-contents" aria-label="In this article">
              <p className="article-contents-title">In this article</p>
              <ol className="article-contents-list">
                {contents.map(({ id, text, level }) => (
                  <li key={id} data-level={level}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <div className="article-column" data-part="content">
            {post.excerpt && (
              <p className="article-excerpt" data-part="excerpt">
                {post.excerpt}
              </p>
            )}
            <Prose html={post.content} prepared={html} />
            <ArticleEnd author={post.author} authorDoes={authorDoes} proof={proof} />
          </div>
        </div>
      </article>
      <section className="article-more" data-theme="paper" aria-label="More Insights">
        <div className="article-more-head">
          {related.length > 0 && <h2 className="article-more-title">Read on</h2>}
          <TextLink href="/insights" arrow="right" underlined>
            More Insights
          </TextLink>
        </div>
        {related.length > 0 && (
          <ul className="post-grid-list">
            {related.map((item) => (
              <li className="post-grid-item" key={item.slug}>
                <PostCard post={item} headingLevel={3} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
