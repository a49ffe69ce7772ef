// The wordmark and its short form. The drawings belong to the brand (company module) and take the text colour.
import type { Drawing } from '#db/content/company.ts';

interface LogoProps {
  drawing: Drawing;
  /** Accessible name; left out, the drawing is decoration. */
  label?: string;
  className?: string;
}

/** Draws a wordmark or a mark at the height its place gives it. */
export function Logo({ drawing, label, className }: LogoProps) {
  const classes = className ? `logo ${className}` : 'logo';
  return label ? (
    <svg className={classes} viewBox={drawing.viewBox} role="img" aria-label={label}>
      <path d={drawing.path} fill="currentColor" />
    </svg>
  ) : (
    <svg className={classes} viewBox={drawing.viewBox} aria-hidden="true" focusable="false">
      <path d={drawing.path} fill="currentColor" />
    </svg>
  );
}
