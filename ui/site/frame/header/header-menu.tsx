// The pages below an entry of the header, in a panel that opens at the top of the window.
import type { NavItem } from '#db/content/navigation.ts';
import { Plus } from '#ui/kit/icons.ts';
import { currentFor } from './current-page.ts';

interface HeaderMenuProps {
  /** The id of the panel; unique on the page. */
  id: string;
  /** The entry that it belongs to. */
  parent: NavItem;
  entries: readonly NavItem[];
  /** Path of this page. */
  current: string;
}

/** A native popover: it opens, closes by Escape or a press beside it, and gives the focus back without script. */
export function HeaderMenu({ id, parent, entries, current }: HeaderMenuProps) {
  return (
    <>
      <button
        type="button"
        className="header-menu-toggle"
        popoverTarget={id}
        aria-label={`Pages below ${parent.label}`}
      >
        <Plus aria-hidden="true" />
      </button>
      <div className="header-menu" id={id} popover="auto" data-theme="dark">
        <ul className="header-menu-links">
          {[parent, ...entries].map(({ label, href }) => (
            <li key={`${label} ${href}`}>
              <a href={href} aria-current={currentFor(href, current)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
