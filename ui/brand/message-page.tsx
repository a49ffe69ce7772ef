// A page that has one thing to say: missing content, with a way on.
import type { ReactNode } from 'react';

interface MessagePageProps {
  title: string;
  text?: string;
  actions?: ReactNode;
  /** What shows through from the other side of the page, back to front; decoration. */
  reverse?: string;
}

/** Fills the screen between header and footer; holds the page's h1. */
export function MessagePage({ title, text, actions, reverse }: MessagePageProps) {
  return (
    <section className="message-page" data-theme="paper">
      {reverse && <p className="message-page-reverse" aria-hidden="true" data-text={reverse} />}
      <h1 className="message-page-title">{title}</h1>
      {text && <p className="message-page-text">{text}</p>}
      {actions && <div className="message-page-actions">{actions}</div>}
    </section>
  );
}
