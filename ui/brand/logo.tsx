// The wordmark and other drawings in one colour, that of the text around them.
import type { CSSProperties } from 'react';
import type { Drawing, DrawingReference } from '#db/content/company.ts';
import { wordFit } from '#ui/kit/word-fit.ts';

interface LogoProps {
  /** A path, or where one stands already: a page draws a long one once. */
  drawing: Drawing | DrawingReference;
  /** Accessible name; left out, the drawing is decoration. */
  label?: string;
  className?: string;
  style?: CSSProperties;
  /** Names the path on the page, for references to it. */
  id?: string;
}

/** Draws a wordmark or a mark at the height its place gives it. */
export function Logo({ drawing, label, className, style, id }: LogoProps) {
  const props = {
    className: className ? `logo ${className}` : 'logo',
    viewBox: drawing.viewBox,
    style,
  };
  const path =
    'href' in drawing ? (
      <use href={drawing.href} />
    ) : (
      <path id={id} d={drawing.path} fill="currentColor" />
    );
  return label ? (
    <svg {...props} role="img" aria-label={label}>
      {path}
    </svg>
  ) : (
    <svg {...props} aria-hidden="true">
      {path}
    </svg>
  );
}

interface WordmarkProps {
  /** An empty path is no drawing. */
  drawing: Drawing;
  /** Of the company: set in type where there is no drawing. */
  name: string;
  /** Names the drawing on the page. */
  id: string;
}

/** The wordmark of the company, or its name. */
export function Wordmark({ drawing, name, id }: WordmarkProps) {
  return drawing.path ? <Logo drawing={drawing} id={id} /> : <WordmarkName name={name} />;
}

/** The wordmark again, on a page that has drawn it already: its path is 2 kB, and a page shows it up to three times. */
export function WordmarkReference({ drawing: { path, viewBox }, name, id }: WordmarkProps) {
  return path ? <Logo drawing={{ viewBox, href: `#${id}` }} /> : <WordmarkName name={name} />;
}

/** The width of the name lets a place set it as wide as it is. */
function WordmarkName({ name }: { name: string }) {
  return (
    <span className="logo-name" style={wordFit(name.replaceAll(/\s/g, '_'))}>
      {name}
    </span>
  );
}

/** The id of the wordmark in the header of a public page. */
export const WORDMARK_ID = 'wordmark';
