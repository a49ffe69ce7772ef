// A card of the dashboard that links to a task.
import type { ReactNode } from 'react';
import { ArrowRight } from '#ui/kit/icons.ts';

interface AdminCardProps {
  title: string;
  text?: string;
  href: string;
  icon?: ReactNode;
  /** A number, such as a count. */
  figure?: string | number;
}

/** A card that is one link. Group several in `AdminCards`. */
export function AdminCard({ title, text, href, icon, figure }: AdminCardProps) {
  return (
    <a className="admin-card" href={href}>
      {icon}
      {figure !== undefined && <span className="admin-card-figure">{figure}</span>}
      <span className="admin-card-title">
        {title}
        <ArrowRight aria-hidden="true" />
      </span>
      {text && <span className="admin-card-text">{text}</span>}
    </a>
  );
}

/** The grid of cards. */
export function AdminCards({ children }: { children: ReactNode }) {
  return <div className="admin-cards">{children}</div>;
}
