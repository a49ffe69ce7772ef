// The rows of a back-office list.
import type { ReactNode } from 'react';
import { Badge } from '#ui/kit/badge.tsx';
import { Picture } from '#ui/kit/picture.tsx';

interface AdminListProps {
  label: string;
  children: ReactNode;
}

/** A list of `AdminListItem`s. */
export function AdminList({ label, children }: AdminListProps) {
  return (
    <ul className="admin-list" aria-label={label}>
      {children}
    </ul>
  );
}

interface AdminListItemProps {
  title: string;
  /** Where a click on the title leads: the editing screen. */
  href: string;
  image?: string | null;
  /** Short facts: date, categories. */
  facts?: readonly string[];
  /** Shown when it is not simply published. */
  state?: string;
  /** Edit and delete. */
  actions?: ReactNode;
}

/** One item: picture, title, facts, actions. */
export function AdminListItem({
  title,
  href,
  image,
  facts = [],
  state,
  actions,
}: AdminListItemProps) {
  return (
    <li className="admin-list-item">
      <span className="admin-list-image">
        {image && <Picture src={image} alt="" ratio="4/3" sizes="4rem" eager />}
      </span>
      <span className="admin-list-words">
        <a className="admin-list-title" href={href}>
          {title}
        </a>
        <span className="admin-list-facts">
          {state && <Badge>{state}</Badge>}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      </span>
      {actions && <span className="admin-list-actions">{actions}</span>}
    </li>
  );
}
