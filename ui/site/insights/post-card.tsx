// An article as the Insights list shows it.
import type { PostPreview } from '#db/contract/posts.ts';
import { BlankCover } from '#ui/brand/blank-cover.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { longDate } from '#ui/kit/dates.ts';
import { Picture } from '#ui/kit/picture.tsx';
import { archivePath } from './insights-pages.ts';
import { readTimeLabel } from './read-time.ts';

interface PostCardProps {
  post: Pick<
    PostPreview,
    'slug' | 'title' | 'excerpt' | 'image' | 'publishDate' | 'readTime' | 'categories'
  >;
  /** Whether the card is the large first one, whose image is in the first view. */
  lead?: boolean;
  /** Whether the card is two columns wide. */
  wide?: boolean;
  /** Whether the image is in the first view, and so not lazy. */
  eager?: boolean;
  headingLevel?: 2 | 3;
  /** The index in the list, by which covers without a picture differ from their neighbours. */
  place?: number;
}

const LEAD = '(min-width: 64rem) 57vw, 100vw';
const WIDE = '(min-width: 64rem) 64vw, (min-width: 48rem) 46vw, 100vw';
const COLUMN = '(min-width: 64rem) 31vw, (min-width: 48rem) 46vw, 100vw';

/** The whole card leads to /insights/{slug}. A large one without a picture is a title page: its words fill the picture's place. */
export function PostCard({
  post,
  lead = false,
  wide = false,
  eager = lead,
  headingLevel = 2,
  place,
}: PostCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const readTime = readTimeLabel(post.readTime);
  return (
    <article
      className="post-card"
      data-lead={lead || undefined}
      data-title-page={((lead || wide) && !post.image) || undefined}
    >
      <div className="post-card-image">
        {post.image ? (
          <Picture
            src={post.image}
            alt=""
            ratio="16/10"
            priority={lead}
            eager={eager}
            sizes={lead ? LEAD : wide ? WIDE : COLUMN}
          />
        ) : (
          <BlankCover ratio="16/10" seed={place ?? post.slug} />
        )}
      </div>
      <div className="post-card-words">
        <p className="post-card-meta">
          <time dateTime={post.publishDate}>{longDate(post.publishDate)}</time>
          {readTime && <span>{readTime}</span>}
        </p>
        <Heading className="post-card-title" data-long={post.title.length > 64 || undefined}>
          <a className="post-card-link" href={`/insights/${post.slug}`}>
            {post.title}
          </a>
        </Heading>
        {lead && post.excerpt && <p className="post-card-excerpt">{post.excerpt}</p>}
        {post.categories.length > 0 && (
          <ul className="post-card-categories" aria-label="Categories">
            {post.categories.map((category) => (
              <li key={category}>
                <Badge href={archivePath('category', category)}>{category}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
