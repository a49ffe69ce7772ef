// What can be done with one part of a list: moved, duplicated, removed.
import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '#ui/kit/dropdown-menu.tsx';
import { ArrowDown, ArrowUp, Copy, Ellipsis, Trash2 } from '#ui/kit/icons.ts';

interface RowMenuProps {
  /** What it is done with: 'Partner 3'. */
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  /** Without it there is no room for another one. */
  onDuplicate?: () => void;
  onRemove: () => void;
  /** Why it cannot be removed. */
  keptBecause?: string;
  /** More items, before the last one. Each calls the function it gets with what it does. */
  children?: (after: (action: () => void) => () => void) => ReactNode;
}

/** A button with a menu. What is chosen is done once the menu has closed, so that it decides where the focus goes. */
export function RowMenu({
  title,
  isFirst,
  isLast,
  onMove,
  onDuplicate,
  onRemove,
  keptBecause,
  children,
}: RowMenuProps) {
  const chosen = useRef<(() => void) | null>(null);
  const after = (action: () => void) => () => {
    chosen.current = action;
  };
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button variant="ghost" size="icon" data-menu="">
          <Ellipsis aria-hidden="true" />
          <span className="visually-hidden">Options for {title}</span>
        </Button>
      }
      onCloseAutoFocus={(event) => {
        if (!chosen.current) return;
        event.preventDefault();
        chosen.current();
        chosen.current = null;
      }}
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
      {children?.(after)}
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
