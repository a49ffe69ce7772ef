// The frame of the sections that staff add to pages: a title on the left, the content from the fifth column on.
import type { ReactNode } from 'react';
import { wordFit } from '#ui/kit/word-fit.ts';
import { Section } from '#ui/site/frame/section.tsx';

type PassageTheme = 'paper' | 'light' | 'dark';

/** The props that all passages share. */
export interface PassageFrame {
  /** The id of the title; unique on the page. */
  id: string;
  /** Empty for a passage that continues the one before. */
  title: string;
  theme: PassageTheme;
}

interface PassageProps extends PassageFrame {
  /** The text below the title. */
  text?: string;
  /** `wide` puts the content below the title, over all columns. */
  shape?: 'beside' | 'wide';
  children: ReactNode;
}

/** A themed band. Not a landmark, because a page may have many passages with the same title. */
export function Passage({ id, title, text, theme, shape = 'beside', children }: PassageProps) {
  return (
    <Section theme={theme} className="passage">
      {(title || text) && (
        <div className="passage-head" data-shape={shape}>
          {title && (
            <h2 className="passage-title" id={id} style={wordFit(title)}>
              {title}
            </h2>
          )}
          {text && <p className="passage-text">{text}</p>}
        </div>
      )}
      <div className="passage-body" data-shape={shape}>
        {children}
      </div>
    </Section>
  );
}
