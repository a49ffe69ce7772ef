// The bar with actions on the selected items of a list.
import type { ReactNode } from 'react';
import { Button } from '#ui/kit/button.tsx';

interface BulkActionBarProps {
  count: number;
  /** Shown in place of the count. */
  text?: string | undefined;
  onClear: () => void;
  /** The actions. */
  children: ReactNode;
}

/**
 * Render it before its list, so that Tab reaches it first, and also without a selection: a status is only announced when its
 * element existed before.
 */
export function BulkActionBar({
  count,
  text = `${count} selected`,
  onClear,
  children,
}: BulkActionBarProps) {
  const isEmpty = count === 0;
  return (
    <section
      className={isEmpty ? 'visually-hidden' : 'selection-bar'}
      aria-label={isEmpty ? undefined : 'Selection'}
    >
      <p className="selection-bar-count" role="status">
        {!isEmpty && text}
      </p>
      {!isEmpty && (
        <>
          <Button
            className="selection-bar-clear"
            size="sm"
            variant="ghost"
            onClick={() => onClear()}
          >
            Clear
          </Button>
          {children}
        </>
      )}
    </section>
  );
}
