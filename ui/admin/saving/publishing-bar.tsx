// What the save bar of a form says and does.

import { focusFallback } from '#ui/admin/shell/focus-fallback.ts';
import { Button } from '#ui/kit/button.tsx';
import { PublishingWords } from './publishing-state.tsx';
import type { Publishing, SaveAction } from './use-publishing.ts';

/** The buttons; none submits the form, or Enter in any of its fields would publish. `cancel` is where it is left for. */
export function PublishingBar({ publishing, cancel }: { publishing: Publishing; cancel: string }) {
  const { primary, secondary, saving } = publishing;
  const isPending = saving.task === primary.task;
  return (
    <>
      <Button variant="ghost" href={cancel}>
        Cancel
      </Button>
      <div className="admin-form-saves">
        {saving.waitsFor && <TryAgainButton saving={saving} />}
        {secondary && <SecondaryButton action={secondary} saving={saving} />}
        <Button
          variant="primary"
          loading={isPending}
          disabled={saving.busy}
          onClick={() => primary.run()}
        >
          {isPending ? primary.pending : primary.label}
        </Button>
      </div>
    </>
  );
}

const handsOn = focusFallback((button) => button.nextElementSibling);

/** Goes when the work is done. */
function TryAgainButton({ saving: { busy, waitsFor, tryAgain } }: Pick<Publishing, 'saving'>) {
  return (
    <Button
      ref={handsOn}
      variant="outline"
      aria-disabled={busy || undefined}
      onClick={() => tryAgain()}
    >
      {waitsFor === 'login' ? 'Log in' : 'Try again'}
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

const NOT_SAVED = {
  server: 'Not saved: the server cannot be reached. It is tried again by itself.',
  login: 'Not saved: your session has ended. Nothing you typed is lost.',
};

/** What the item is, and whether something is typed that is not saved. */
export function PublishingSummary({ publishing }: { publishing: Publishing }) {
  const { isDirty, saving } = publishing;
  return (
    <>
      <PublishingWords publishing={publishing} />
      {saving.waitsFor ? (
        <span className="admin-form-trouble">{NOT_SAVED[saving.waitsFor]}</span>
      ) : (
        isDirty && !saving.busy && ' · Unsaved changes'
      )}
    </>
  );
}
