// A page that has one thing to say: missing content, with a way on.
import type { ReactNode } from 'react';

interface MessagePageProps {
  title: string;
  text?: string;
  actions?: ReactNode;
}

/** Fills the screen between header and footer; holds the page's h1. */
export function MessagePage({ title, text, actions }: MessagePageProps) {
  return (
    <section className="message-page" data-theme="paper">
      <h1 className="message-page-title">{title}</h1>
      {text && <p className="message-page-text">{text}</p>}
      {actions && <div className="message-page-actions">{actions}</div>}
    </section>
  );
}
