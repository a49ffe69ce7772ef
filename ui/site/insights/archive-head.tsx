// The head of an author's or a topic's page: name, description, counts and links to other archives and the feed.
import { Badge } from '#ui/kit/badge.tsx';
import { Picture } from '#ui/kit/picture.tsx';
import { TextLink } from '#ui/kit/text-link.tsx';
import { wordFit } from '#ui/kit/word-fit.ts';
import { archivePath } from './insights-pages.ts';

/** The letters of a description in large type; a longer one is set as text. */
const LETTERS_MAX = 400;

interface CountedName {
  name: string;
  count: number;
}

export interface ArchiveHeadProps {
  kind: 'author' | 'category';
  name: string;
  /** An author's field of work and city: 'Strategy, Leeds'. */
  does?: string;
  about?: string;
  portrait?: { src: string; alt: string };
  /** The number of articles as a text, such as '3 articles'. */
  count: string;
  /** The categories of the articles. */
  topics: readonly CountedName[];
  /** The authors of the articles on this topic. */
  authors?: readonly CountedName[];
  feedHref: string;
}

/** Holds the page's h1. An author without a portrait gets their initials; unknown data is left out. */
export function ArchiveHead({
  kind,
  name,
  does,
  about,
  portrait,
  count,
  topics,
  authors = [],
  feedHref,
}: ArchiveHeadProps) {
  return (
    <div className="archive-head" data-theme="paper" data-kind={kind}>
      {kind === 'author' && (
        <div className="archive-head-sheet">
          {portrait?.src ? (
            <Picture {...portrait} ratio="4/5" sizes="(min-width: 64rem) 24vw, 7rem" priority />
          ) : (
            <span className="archive-head-initials" aria-hidden="true">
              {initialsOf(name)}
            </span>
          )}
        </div>
      )}
      <div className="archive-head-words">
        <h1 className="archive-head-title" style={wordFit(name)}>
          {name}
        </h1>
        {does && <p className="archive-head-does">{does}</p>}
        {about && (
          <p className="archive-head-about" data-long={about.length > LETTERS_MAX || undefined}>
            {about}
          </p>
        )}
      </div>
      <dl className="archive-head-facts">
        <div>
          <dt>Insights</dt>
          <dd className="archive-head-count">{count}</dd>
        </div>
        {authors.length > 0 && (
          <div>
            <dt>Written by</dt>
            <dd>
              {authors.map(({ name: author }) => (
                <TextLink href={archivePath('author', author)} key={author}>
                  {author}
                </TextLink>
              ))}
            </dd>
          </div>
        )}
        {topics.length > 0 && (
          <div>
            <dt>{kind === 'author' ? 'Writes about' : 'Goes with'}</dt>
            <dd>
              {topics.map((topic) => (
                <Badge href={archivePath('category', topic.name)} key={topic.name}>
                  {topic.name}
                </Badge>
              ))}
            </dd>
          </div>
        )}
        <div className="archive-head-ways">
          <dt>Elsewhere</dt>
          <dd>
            <TextLink href="/insights" arrow="left">
              All Insights
            </TextLink>
            <TextLink href={feedHref}>Feed</TextLink>
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** The first letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => [...(word ?? '')][0] ?? '').join('');
}
