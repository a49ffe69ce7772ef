// All authors or all topics in one run of display type, each with the number of its articles.
import { namePage } from './insights-pages.ts';

interface ArchiveNavProps {
  kind: 'author' | 'category';
  title: string;
  names: readonly { name: string; count: number }[];
  /** The one whose page this is. */
  current: string;
}

/** Null where there is nobody else. */
export function ArchiveNav({ kind, title, names, current }: ArchiveNavProps) {
  if (names.length < 2) return null;
  return (
    <nav className="archive-nav" data-theme="light" aria-labelledby="archive-nav">
      <h2 className="archive-nav-title" id="archive-nav">
        {title}
      </h2>
      <ul className="archive-nav-list">
        {names.map(({ name, count }) => (
          <li key={name}>
            <a href={namePage(kind, name)} aria-current={name === current ? 'page' : undefined}>
              {name}
            </a>
            <sup aria-label={`${count} ${count === 1 ? 'article' : 'articles'}`} role="img">
              {count}
            </sup>
          </li>
        ))}
      </ul>
    </nav>
  );
}
