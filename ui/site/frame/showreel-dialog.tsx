// Where the showreel plays: a native dialog, closed and empty until `lib/showreel.ts` puts the film into it.
import { X } from '#ui/kit/icons.ts';

/** Closes on Escape, on its button and on the backdrop. */
export function ShowreelDialog({ label }: { label: string }) {
  return (
    <dialog className="showreel-dialog" data-theme="dark" aria-label={label}>
      <form className="showreel-dialog-head" method="dialog">
        <button type="submit" className="showreel-dialog-close" aria-label="Close">
          <X aria-hidden="true" />
        </button>
      </form>
      <div className="showreel-dialog-stage" />
    </dialog>
  );
}
