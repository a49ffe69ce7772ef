// The options below a search field: pages, posts, case studies.
import { useEffect } from 'react';
import type { FoundPage } from './find-pages.ts';

interface PageOptionsProps {
  /** The id of the field that the options belong to. */
  id: string;
  label: string;
  pages: readonly FoundPage[];
  active: number;
  onChoose: (address: string) => void;
}

/** A listbox whose field keeps the focus and handles the keys. */
export function PageOptions({ id, label, pages, active, onChoose }: PageOptionsProps) {
  const isOpen = pages.length > 0;
  useEffect(() => {
    // at the foot of a form, the list would open below the window
    const shown = active < 0 ? `${id}-pages` : `${id}-page-${active}`;
    if (isOpen) document.getElementById(shown)?.scrollIntoView({ block: 'nearest' });
  }, [id, active, isOpen]);
  return (
    <div id={`${id}-pages`} role="listbox" aria-label={label} hidden={!isOpen}>
      {pages.map(({ label, address, hint }, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which refers to the active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        <div
          key={address}
          id={`${id}-page-${index}`}
          className="option"
          role="option"
          aria-selected={index === active}
          data-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(address)}
        >
          <span className="option-text">
            {label} <span className="option-hint">{`${hint}, ${address}`}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
