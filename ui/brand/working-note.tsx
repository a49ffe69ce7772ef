// "Show your working": how a figure was measured, in a note that opens beside it.
import { useId } from 'react';

interface WorkingNoteProps {
  /** The figure as read aloud, for the accessible name of the button. */
  figure: string;
  /** Period, base, and who measured. */
  children: string;
}

/** A native popover: it opens, closes by Escape and returns the focus without script. In print it stands under its figure. */
export function WorkingNote({ figure, children }: WorkingNoteProps) {
  const id = useId();
  return (
    <span className="working-note">
      <button
        type="button"
        className="working-note-corner"
        popoverTarget={id}
        aria-label={`How ${figure} was measured`}
      />
      <span className="working-note-back" id={id} popover="auto">
        <b className="working-note-title">How we measured it</b> {children}
      </span>
    </span>
  );
}
