// The button that creates: one menu for both kinds of item, which works without script.
import type { NavItem } from '#db/content/navigation.ts';
import { ChevronDown, Plus } from '#ui/kit/icons.ts';

/** Opens a list of links. `command-keys.ts` closes it when the focus leaves it. */
export function AdminCreate({ links }: { links: readonly NavItem[] }) {
  return (
    <details className="admin-create">
      <summary className="admin-create-button">
        <Plus aria-hidden="true" />
        New
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul className="admin-create-links">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
