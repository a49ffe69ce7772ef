// The menu of one entry of a list: move, duplicate, remove.
import type { ReactNode } from 'react';
import { useAfterClose } from '#ui/admin/shell/use-after-close.ts';
import { Button } from '#ui/kit/button.tsx';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '#ui/kit/dropdown-menu.tsx';
import { ArrowDown, ArrowUp, Copy, Ellipsis, Trash2 } from '#ui/kit/icons.ts';

interface EntryMenuProps {
  /** The name of the entry, for the label of the button: 'Partner 3'. */
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  /** Left out where the entry cannot be duplicated. */
  onDuplicate?: () => void;
  onRemove: () => void;
  /** Why the entry cannot be removed; undefined when it can. */
  keptBecause?: string;
  /** More items, before Remove. */
  children?: ReactNode;
}

/** A button with a menu. Moving, duplicating and removing run once the menu has closed, so that they can move the focus. */
export function EntryMenu({
  title,
  isFirst,
  isLast,
  onMove,
  onDuplicate,
  onRemove,
  keptBecause,
  children,
}: EntryMenuProps) {
  const { afterClose, onCloseAutoFocus } = useAfterClose();
  const after = (action: () => void) => () => afterClose(action);
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button variant="ghost" size="icon" data-menu="">
          <Ellipsis aria-hidden="true" />
          <span className="visually-hidden">Options for {title}</span>
        </Button>
      }
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <DropdownMenuItem
        icon={<ArrowUp aria-hidden="true" />}
        disabled={isFirst}
        onSelect={after(() => onMove(-1))}
      >
        Move up
      </DropdownMenuItem>
      <DropdownMenuItem
        icon={<ArrowDown aria-hidden="true" />}
        disabled={isLast}
        onSelect={after(() => onMove(1))}
      >
        Move down
      </DropdownMenuItem>
      {onDuplicate && (
        <DropdownMenuItem icon={<Copy aria-hidden="true" />} onSelect={after(onDuplicate)}>
          Duplicate
        </DropdownMenuItem>
      )}
      {children}
      <DropdownMenuSeparator />
      <DropdownMenuItem
        icon={<Trash2 aria-hidden="true" />}
        tone="destructive"
        disabled={keptBecause !== undefined}
        onSelect={after(onRemove)}
      >
        Remove
        {keptBecause && <span className="option-hint">{keptBecause}</span>}
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
