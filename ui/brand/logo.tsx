// The wordmark and its short form. The drawings belong to the brand (company module) and take the text colour.
import type { Drawing } from '#db/content/company.ts';
import { wordFit } from '#ui/kit/word-fit.ts';

interface LogoProps {
  drawing: Drawing;
  /** Accessible name; left out, the drawing is decoration. */
  label?: string;
  className?: string;
  /** Names the drawing on the page, so that `LogoReference` can show it again. */
  id?: string;
}

/** Draws a wordmark or a mark at the height its place gives it. */
export function Logo({ drawing, label, className, id }: LogoProps) {
  const classes = className ? `logo ${className}` : 'logo';
  return label ? (
    <svg className={classes} viewBox={drawing.viewBox} role="img" aria-label={label}>
      <path id={id} d={drawing.path} fill="currentColor" />
    </svg>
  ) : (
    <svg className={classes} viewBox={drawing.viewBox} aria-hidden="true" focusable="false">
      <path id={id} d={drawing.path} fill="currentColor" />
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

/** The wordmark again, on a page that has drawn it already. */
export function WordmarkReference({ drawing, name, id }: WordmarkProps) {
  return drawing.path ? (
    <LogoReference viewBox={drawing.viewBox} id={id} />
  ) : (
    <WordmarkName name={name} />
  );
}

/** The width of the name lets a place set it as wide as it is. */
function WordmarkName({ name }: { name: string }) {
  return (
    <span className="logo-name" style={wordFit(name.replaceAll(/\s/g, '_'))}>
      {name}
    </span>
  );
}

/** The wordmark a page has drawn already, as decoration: its path is 3 kB, and a page shows it up to three times. */
export function LogoReference({ viewBox, id }: { viewBox: string; id: string }) {
  return (
    <svg className="logo" viewBox={viewBox} aria-hidden="true" focusable="false">
      <use href={`#${id}`} />
    </svg>
  );
}

/** The id of the wordmark in the header of a public page. */
export const WORDMARK_ID = 'wordmark';
