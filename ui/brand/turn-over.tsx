// The back of a card, revealed by turning its corner: the brief and how the result was measured.
import type { ReactNode } from 'react';

interface TurnOverProps {
  /** The name of the card, for the accessible name of the corner. */
  name: string;
  children: ReactNode;
}

/** Covers the positioned element around it. A native disclosure that works without script; one on a page is open at a time. */
export function TurnOver({ name, children }: TurnOverProps) {
  return (
    <details className="turn-over" name="turn-over">
      <summary aria-label={`The other side of ${name}`} />
      <div>{children}</div>
    </details>
  );
}

/** One heading with its text on the back of a card. */
export function TurnOverPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p>
      <b>{title}</b> {children}
    </p>
  );
}
