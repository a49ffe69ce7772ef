// The actions of one row: icon buttons to edit and delete, and a menu with all actions.
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { Ellipsis, SquarePen, Trash2 } from '#ui/kit/icons.ts';
import type { ItemPaths, ManagedRow } from './managed-list-columns.tsx';

// loaded on first use: a list has many rows, and few of their menus are opened
const RowMenu = lazy(async () => ({ default: (await import('./row-menu.tsx')).RowMenu }));

export interface RowActionsProps {
  row: ManagedRow;
  paths: Omit<ItemPaths, 'create'>;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** Each button has the title of its row in its accessible name. */
export function RowActions(props: RowActionsProps) {
  const { row, paths, onDelete } = props;
  const [isMenuUsed, setMenuUsed] = useState(false);
  const quiet = { size: 'icon', variant: 'ghost' } as const;
  const closed = (
    <Button
      {...quiet}
      aria-label={`More actions for ${row.title}`}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setMenuUsed(true)}
    >
      <Ellipsis aria-hidden="true" />
    </Button>
  );
  return (
    <span className="row-actions">
      <Button {...quiet} href={paths.edit(row.id)} aria-label={`Edit ${row.title}`}>
        <SquarePen aria-hidden="true" />
      </Button>
      <Button {...quiet} aria-label={`Delete ${row.title}`} onClick={() => onDelete()}>
        <Trash2 aria-hidden="true" />
      </Button>
      {isMenuUsed ? (
        <Suspense fallback={closed}>
          <RowMenu {...props} />
        </Suspense>
      ) : (
        closed
      )}
    </span>
  );
}
