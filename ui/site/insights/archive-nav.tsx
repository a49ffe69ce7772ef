// All authors or all topics in one run of display type, each with the number of its articles.
import { namePage } from './insights-pages.ts';

interface NameRollProps {
  kind: 'author' | 'category';
  title: string;
  names: readonly { name: string; count: number }[];
  /** The one whose page this is. */
  current: string;
}

/** Null where there is nobody else. */
export function NameRoll({ kind, title, names, current }: NameRollProps) {
  if (names.length < 2) return null;
  return (
    <nav className="name-roll" data-theme="light" aria-labelledby="name-roll">
      <h2 className="name-roll-title" id="name-roll">
        {title}
      </h2>
      <ul className="name-roll-list">
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
