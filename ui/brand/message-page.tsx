// A page with a single message, e.g. missing content, and a link onward.
import type { ReactNode } from 'react';

interface MessagePageProps {
  title: string;
  text?: string;
  /** A second sentence, in smaller type. */
  aside?: string;
  actions?: ReactNode;
  /** Decoration: mirrored text of the other side of the page. */
  reverse?: string;
  /** It answers a form, so the footer's invitation is small. */
  sent?: boolean;
}

/** Fills the screen between header and footer; holds the page's h1. */
export function MessagePage({
  title,
  text,
  aside,
  actions,
  reverse,
  sent = false,
}: MessagePageProps) {
  return (
    <section className="message-page" data-theme="paper" data-sent={sent || undefined}>
      {reverse && <p className="message-page-reverse" aria-hidden="true" data-text={reverse} />}
      <h1 className="message-page-title">{title}</h1>
      {text && <p className="message-page-text">{text}</p>}
      {aside && <p className="message-page-aside">{aside}</p>}
      {actions && <div className="message-page-actions">{actions}</div>}
    </section>
  );
}
