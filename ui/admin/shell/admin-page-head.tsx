// The head of an admin screen: back link, title, actions.
import type { ReactNode } from 'react';
import { TextLink } from '#ui/kit/text-link.tsx';

interface AdminPageHeadProps {
  title: string;
  back?: { label: string; href: string };
  /** A count or a state beside the title. */
  note?: ReactNode;
  actions?: ReactNode;
  /** One small line, on a screen whose content has a headline of its own. */
  compact?: boolean;
}

/** Contains the h1 of the screen. */
export function AdminPageHead({ title, back, note, actions, compact = false }: AdminPageHeadProps) {
  return (
    <div className="admin-page-head" data-compact={compact || undefined}>
      {back && (
        <TextLink className="admin-page-head-back" href={back.href} arrow="left">
          {back.label}
        </TextLink>
      )}
      <div className="admin-page-head-row">
        <h1 className="admin-page-head-title">{title}</h1>
        {note && <span className="admin-page-head-note">{note}</span>}
        {actions && <div className="admin-page-head-actions">{actions}</div>}
      </div>
    </div>
  );
}
