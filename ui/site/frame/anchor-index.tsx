// A floating bar of links to the sections of a long page, with the one in view marked.
import type { Anchor } from './jump-links.tsx';

/**
 * Goes last into the box that holds the sections: it floats at the window's lower edge while they are in view. The
 * client script moves `aria-current` with the reader. Null without sections.
 */
export function AnchorIndex({ anchors }: { anchors: readonly Anchor[] }) {
  if (anchors.length === 0) return null;
  return (
    <nav className="anchor-index" aria-label="On this page" data-theme="dark">
      <ol className="anchor-index-list">
        {anchors.map(({ id, label }) => (
          <li key={id}>
            <a className="anchor-index-link" href={`#${id}`} data-anchor="">
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
