// The actions of one row: icon buttons to edit and delete, and a menu with all actions.
import { type ComponentType, useState } from 'react';
import { useToasts } from '#ui/admin/shell/toasts.ts';
import { loadChunk } from '#ui/islands/load-chunk.ts';
import { Button } from '#ui/kit/button.tsx';
import { Ellipsis, SquarePen, Trash2 } from '#ui/kit/icons.ts';
import type { ItemPaths, ManagedRow } from './managed-list-columns.tsx';

export interface RowActionsProps {
  row: ManagedRow;
  paths: Omit<ItemPaths, 'create'>;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** Each button has the title of its row in its accessible name. Needs `Toaster`. */
export function RowActions(props: RowActionsProps) {
  const { row, paths, onDelete } = props;
  const toasts = useToasts();
  const [Menu, setMenu] = useState<ComponentType<RowActionsProps> | null>(null);
  /** Loads the menu, which opens itself: a list has many rows, and few of their menus are opened. */
  async function openMenu() {
    try {
      const { RowMenu } = await loadChunk(() => import('./row-menu.tsx'));
      setMenu(() => RowMenu);
    } catch (error) {
      toasts.showError(error, 'The menu could not be opened. Please try again.');
    }
  }
  const quiet = { size: 'icon', variant: 'ghost' } as const;
  return (
    <span className="row-actions">
      <Button {...quiet} href={paths.edit(row.id)} aria-label={`Edit ${row.title}`}>
        <SquarePen aria-hidden="true" />
      </Button>
      <Button {...quiet} aria-label={`Delete ${row.title}`} onClick={() => onDelete()}>
        <Trash2 aria-hidden="true" />
      </Button>
      {Menu ? (
        <Menu {...props} />
      ) : (
        <Button
          {...quiet}
          aria-label={`More actions for ${row.title}`}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={openMenu}
        >
          <Ellipsis aria-hidden="true" />
        </Button>
      )}
    </span>
  );
}
