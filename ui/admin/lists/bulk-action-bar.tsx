// The frame of the actions on what is selected in a list.
import type { ReactNode } from 'react';

interface SelectionFrameProps {
  count: number;
  /** Shown in place of the count. */
  text?: string | undefined;
  /** The actions. */
  children: ReactNode;
}

/** Stands before its list, so that the keyboard reaches it first. Only a status that is there before is announced. */
export function SelectionFrame({
  count,
  text = `${count} selected`,
  children,
}: SelectionFrameProps) {
  const isEmpty = count === 0;
  return (
    <section
      className={isEmpty ? 'visually-hidden' : 'selection-bar'}
      aria-label={isEmpty ? undefined : 'Selection'}
    >
      <p className="selection-bar-count" role="status">
        {!isEmpty && text}
      </p>
      {!isEmpty && children}
    </section>
  );
}
