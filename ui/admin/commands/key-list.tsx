// What each key does, in rows.
import { Kbd } from '#ui/kit/kbd.tsx';
import type { Shortcut } from './shortcuts.ts';

/** Columns as there is room for them. */
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
