// What the save bar of a form says and does.
import { useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/kit/button.tsx';
import type { Publishing, SaveAction } from '../lib/use-publishing.ts';
import { PublishingWords } from './publishing-state.tsx';

/** The buttons; the last one is the form's own. `cancel` is where it is left for. */
export function PublishingBar({ publishing, cancel }: { publishing: Publishing; cancel: string }) {
  const { primary, secondary, saving } = publishing;
  const isPending = saving.task === primary.task;
  return (
    <>
      <Button variant="ghost" href={cancel}>
        Cancel
      </Button>
      {saving.isWaiting && <TryAgainButton saving={saving} />}
      {secondary && <SecondaryButton action={secondary} saving={saving} />}
      <Button type="submit" variant="primary" loading={isPending} disabled={saving.busy}>
        {isPending ? primary.pending : primary.label}
      </Button>
    </>
  );
}

/** Goes when the work is done; a focus that it has goes on to the next button. */
function TryAgainButton({ saving: { busy, tryAgain } }: Pick<Publishing, 'saving'>) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      const next = current?.nextElementSibling;
      if (current === document.activeElement && next instanceof HTMLElement)
        queueMicrotask(() => next.focus());
    };
  }, []);
  return (
    <Button
      ref={button}
      variant="outline"
      aria-disabled={busy || undefined}
      onClick={() => tryAgain()}
    >
      Try again
    </Button>
  );
}

/** Not `disabled`: who saves a draft goes on writing, and a disabled button would drop the focus. */
function SecondaryButton({
  action,
  saving: { task, busy },
}: {
  action: SaveAction;
  saving: Publishing['saving'];
}) {
  const isPending = task === action.task;
  return (
    <Button
      variant="outline"
      aria-disabled={busy || undefined}
      aria-busy={isPending || undefined}
      onClick={() => !busy && action.run()}
    >
      {isPending ? action.pending : action.label}
    </Button>
  );
}

/** What the item is, and whether something is typed that is not saved. */
export function PublishingSummary({ publishing }: { publishing: Publishing }) {
  const { isDirty, saving } = publishing;
  return (
    <>
      <PublishingWords publishing={publishing} />
      {saving.isWaiting ? (
        <span className="admin-form-trouble">
          Not saved: the server cannot be reached. It is tried again by itself.
        </span>
      ) : (
        isDirty && !saving.busy && ' · Unsaved changes'
      )}
    </>
  );
}
