// The wordmark and other drawings in one colour, that of the text around them.
import type { CSSProperties } from 'react';
import type { Drawing, DrawingReference } from '#db/content/company.ts';
import { lineFit } from '#ui/kit/word-fit.ts';

interface LogoProps {
  /** A path, or a reference to a path that the page already contains: long paths are written once. */
  drawing: Drawing | DrawingReference;
  className?: string;
  style?: CSSProperties;
  /** The id of the path on the page, for references to it. */
  id?: string;
}

/** Draws a wordmark or a mark, hidden from assistive technology. The styles around it set its height. */
export function Logo({ drawing, className, style, id }: LogoProps) {
  return (
    <svg
      className={className ? `logo ${className}` : 'logo'}
      viewBox={drawing.viewBox}
      style={style}
      aria-hidden="true"
    >
      {'href' in drawing ? (
        <use href={drawing.href} />
      ) : (
        <path id={id} d={drawing.path} fill="currentColor" />
      )}
    </svg>
  );
}

interface WordmarkProps {
  /** An empty path means that there is no drawing. */
  drawing: Drawing;
  /** The company's name, shown as text when there is no drawing. */
  name: string;
  /** The id of the drawing on the page. */
  id: string;
}

/** The wordmark of the company, or its name. */
export function Wordmark({ drawing, name, id }: WordmarkProps) {
  return drawing.path ? <Logo drawing={drawing} id={id} /> : <WordmarkName name={name} />;
}

/** A reference to the wordmark that the page has already drawn: its path is 1.3 kB, and pages show it up to three times. */
export function WordmarkReference({ drawing: { path, viewBox }, name, id }: WordmarkProps) {
  return path ? <Logo drawing={{ viewBox, href: `#${id}` }} /> : <WordmarkName name={name} />;
}

/** The name as text. It sets its width, by which styles can size it. */
function WordmarkName({ name }: { name: string }) {
  return (
    <span className="logo-name" style={lineFit([name])}>
      {name}
    </span>
  );
}

/** The id of the wordmark in the header of a public page. */
export const WORDMARK_ID = 'wordmark';
