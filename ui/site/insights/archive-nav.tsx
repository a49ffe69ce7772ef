// All authors or all topics in one run of display type, each with the number of its articles.
import { TextLink } from '#ui/kit/text-link.tsx';
import { archivePath } from './insights-pages.ts';

interface ArchiveNavProps {
  kind: 'author' | 'category';
  title: string;
  names: readonly { name: string; count: number }[];
  /** The name of the current page; left out on a page about none of them. */
  current?: string;
  /** The feed of the page. */
  feedHref?: string;
}

/** Null where there is only one name. */
export function ArchiveNav({ kind, title, names, current, feedHref }: ArchiveNavProps) {
  if (names.length < 2) return null;
  const isCurrent = (name: string) =>
    current !== undefined && archivePath(kind, name) === archivePath(kind, current);
  return (
    <nav className="archive-nav" data-theme="light" aria-labelledby="archive-nav">
      <h2 className="archive-nav-title" id="archive-nav">
        {title}
      </h2>
      <ul className="archive-nav-list">
        {names.map(({ name, count }) => (
          <li key={name}>
            <a href={archivePath(kind, name)} aria-current={isCurrent(name) ? 'page' : undefined}>
              {name}
            </a>
            <sup aria-label={`${count} ${count === 1 ? 'article' : 'articles'}`} role="img">
              {count}
            </sup>
          </li>
        ))}
      </ul>
      {feedHref && (
        <p className="archive-nav-feed">
          <TextLink href={feedHref} underlined>
            Feed
          </TextLink>
        </p>
      )}
    </nav>
  );
}
