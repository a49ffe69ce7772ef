// A way into one task, on the dashboard.

import type { ReactNode } from 'react';
import { ArrowRight } from '#ui/kit/icons.ts';

interface AdminCardProps {
  title: string;
  text?: string;
  href: string;
  icon?: ReactNode;
  /** A figure, e.g. how many there are. */
  figure?: string | number;
}

/** The whole card is the link. Put several in an `AdminCards`. */
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

/** The grid of the dashboard. */
export function AdminCards({ children }: { children: ReactNode }) {
  return <div className="admin-cards">{children}</div>;
}
