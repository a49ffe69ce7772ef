// The menu of a row with all its actions, open from the start.
import { useState } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '#ui/kit/dropdown-menu.tsx';
import { ArrowUpRight, Copy, Ellipsis, History, SquarePen, Trash2 } from '#ui/kit/icons.ts';
import type { RowActionsProps } from './row-actions.tsx';

/** The item 'View' is shown for published items only. */
export function RowMenu({ row, paths, onDuplicate, onDelete }: RowActionsProps) {
  const [isOpen, setOpen] = useState(true);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <DropdownMenu
      trigger={
        <Button size="icon" variant="ghost" aria-label={`More actions for ${row.title}`}>
          <Ellipsis aria-hidden="true" />
        </Button>
      }
      open={isOpen}
      onOpenChange={setOpen}
      align="end"
      onCloseAutoFocus={(event) => {
        // the dialog that asks about the deletion takes the focus
        if (isDeleting) event.preventDefault();
        setDeleting(false);
      }}
    >
      {row.status === 'published' && (
        <DropdownMenuItem
          icon={<ArrowUpRight aria-hidden="true" />}
          onSelect={() => window.open(paths.public(row.slug), '_blank', 'noopener')}
        >
          View
        </DropdownMenuItem>
      )}
      <DropdownMenuItem
        icon={<SquarePen aria-hidden="true" />}
        shortcut="E"
        onSelect={() => location.assign(paths.edit(row.id))}
      >
        Edit
      </DropdownMenuItem>
      <DropdownMenuItem
        icon={<History aria-hidden="true" />}
        onSelect={() => location.assign(paths.history(row.id))}
      >
        History
      </DropdownMenuItem>
      <DropdownMenuItem icon={<Copy aria-hidden="true" />} onSelect={onDuplicate}>
        Duplicate
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem
        tone="destructive"
        icon={<Trash2 aria-hidden="true" />}
        onSelect={() => {
          setDeleting(true);
          onDelete();
        }}
      >
        Delete…
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
