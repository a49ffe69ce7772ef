// The back of a card: its corner turns it over, and what the work began with is read there.
import type { ReactNode } from 'react';

interface TurnOverProps {
  /** What is turned over, for the name of the corner. */
  name: string;
  children: ReactNode;
}

/** Lies over the positioned element around it. A native disclosure, so it works without script; of several one is open at a time. */
export function TurnOver({ name, children }: TurnOverProps) {
  return (
    <details className="turn-over" name="turn-over">
      <summary aria-label={`The other side of ${name}`} />
      <div>{children}</div>
    </details>
  );
}

/** One heading and its text on a back. */
export function TurnOverPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p>
      <b>{title}</b> {children}
    </p>
  );
}
