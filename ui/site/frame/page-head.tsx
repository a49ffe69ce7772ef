// The head of a page without an image: its title and one sentence.
import type { CSSProperties, ReactNode } from 'react';

interface PageHeadProps {
  title: ReactNode;
  intro?: ReactNode;
  /** Whether each part of the title is longer than a line of a wide window. */
  long?: boolean;
  /** The style for a title with a word that display type would split on a phone (`wordFit`). */
  fit?: CSSProperties;
}

/** Holds the page's only h1. */
export function PageHead({ title, intro, long, fit }: PageHeadProps) {
  return (
    <div className="page-head" data-theme="paper">
      <h1 className="page-head-title" data-long={long || undefined} style={fit}>
        {title}
      </h1>
      {intro && <p className="page-head-intro">{intro}</p>}
    </div>
  );
}
