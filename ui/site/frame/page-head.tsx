// The head of a page without an image: its title and one sentence.
import type { CSSProperties, ReactNode } from 'react';

interface PageHeadProps {
  title: ReactNode;
  intro?: ReactNode;
  /** A figure or a link back beside the title. */
  aside?: ReactNode;
  /** Whether each part of the title is longer than a line of a wide window. */
  long?: boolean;
  /** The style for a title with a word that display type would split on a phone (`wordFit`). */
  fit?: CSSProperties;
  theme?: 'paper' | 'light' | 'dark';
}

/** Holds the page's only h1. */
export function PageHead({ title, intro, aside, long, fit, theme = 'paper' }: PageHeadProps) {
  return (
    <div className="page-head" data-theme={theme}>
      <h1 className="page-head-title" data-long={long || undefined} style={fit}>
        {title}
      </h1>
      {intro && <p className="page-head-intro">{intro}</p>}
      {aside && <div className="page-head-aside">{aside}</div>}
    </div>
  );
}
