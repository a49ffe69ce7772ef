// The empty state of a list.
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  text?: string;
  /** What to do next: usually one button. */
  action?: ReactNode;
  /** Announce it when it appears after a filter changed. */
  live?: boolean;
}

/** A sentence in display type between two hairlines, and the action. */
export function EmptyState({ title, text, action, live = false }: EmptyStateProps) {
  return (
    <div className="empty-state" role={live ? 'status' : undefined}>
      <p className="empty-state-title">{title}</p>
      {text && <p className="empty-state-text">{text}</p>}
      {action}
    </div>
  );
}
