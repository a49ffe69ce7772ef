// The rhythmic grid of the work: one, two or three columns, pictures of two heights.
import { Children, type ReactNode } from 'react';

/** Lays out its children, one per place; the frame of a card's picture carries `data-work-image`. */
export function WorkGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="work-grid">
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
