// The dialog of the showreel: closed and empty until `behaviours/showreel.ts` adds the film.
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
