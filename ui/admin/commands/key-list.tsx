// A list of shortcuts and what they do.
import { Kbd } from '#ui/kit/kbd.tsx';
import type { Shortcut } from './admin-shortcuts.ts';

/** One row per shortcut, in as many columns as fit. */
export function KeyList({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <dl className="key-list">
      {shortcuts.map(({ label, keys }) => (
        <div key={label} className="key-list-row">
          <dt>{label}</dt>
          <dd>
            <Kbd keys={keys} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
