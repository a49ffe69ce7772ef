// The wordmark and its short form. The drawings belong to the brand (company module) and take the text colour.
import type { Drawing } from '#db/content/company.ts';

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
