// Links to the sections of a long page, in a row under its head.
import { ArrowDown } from '#ui/kit/icons.ts';

/** A section of this page: its `id` and its label. */
export interface Anchor {
  id: string;
  label: string;
}

/** One link per section of the page, in the sections' order. Null without sections. */
export function JumpLinks({ anchors }: { anchors: readonly Anchor[] }) {
  if (anchors.length === 0) return null;
  return (
    <nav className="jump-links" aria-label="Jump to">
      <ul className="jump-links-list">
        {anchors.map(({ id, label }) => (
          <li key={id}>
            <a className="jump-link" href={`#${id}`}>
              {label}
              <ArrowDown aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
