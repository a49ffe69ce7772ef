// The magazine page: one lead, then three columns between hairlines.
import type { PostPreview } from '#db/contract/posts.ts';
import { PostCard } from './post-card.tsx';

interface PostGridProps {
  posts: readonly PostPreview[];
  /** The page of the list; the first opens with a large article. Left out: no large article. */
  page?: number;
  /** For a list of any length: the number of large articles at its start leaves no row of three columns short. */
  fitted?: boolean;
}

/** The place after the lead that may be two columns wide: the second of the third row. */
const WIDE = 7;

/** Articles in the order given; on page 1 the first one is large. A fitted list opens with one, two or no large ones. */
export function PostGrid({ posts, page, fitted = false }: PostGridProps) {
  const [first, ...others] = posts;
  const lead = fitted ? posts.length % 3 === 1 : page === 1;
  const pair = fitted && posts.length % 3 === 2;
  const rest = lead ? others : posts;
  // one wide article in the third row fills three columns to the last place
  const wide = lead && !fitted && rest.length % 3 === 2 && rest.length > WIDE ? WIDE : -1;
  return (
    <div className="post-grid">
      {lead && first && (
        <div className="post-grid-lead">
          <PostCard post={first} lead />
        </div>
      )}
      {rest.length > 0 && (
        <ul className="post-grid-list" data-pair={pair || undefined}>
          {rest.map((post, index) => (
            <li className="post-grid-item" data-wide={index === wide || undefined} key={post.slug}>
              <PostCard
                post={post}
                wide={index === wide || (pair && index < 2)}
                eager={!lead && index < 3}
                place={index}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
