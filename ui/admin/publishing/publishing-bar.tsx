// The save bar of a form: its state and its buttons.

import { SavedNote } from '#ui/admin/saving/saved-note.tsx';
import { focusFallback } from '#ui/admin/shell/focus-fallback.ts';
import { Button } from '#ui/kit/button.tsx';
import { DropdownMenuItem } from '#ui/kit/dropdown-menu.tsx';
import { FileText, X } from '#ui/kit/icons.ts';
import type { SaveAction } from './publishing-actions.ts';
import { PublishingStatus } from './publishing-state.tsx';
import type { Publishing } from './use-publishing.ts';

/** The buttons; none submits the form, or Enter in any of its fields would publish. `cancel` is where it is left for. */
export function PublishingBar({ publishing, cancel }: { publishing: Publishing; cancel: string }) {
  const { primary, secondary, saving } = publishing;
  const isPending = saving.task === primary.task;
  return (
    <>
      <SavedNote publishing={publishing} />
      <Button className="admin-form-cancel" variant="ghost" href={cancel}>
        Cancel
      </Button>
      <div className="admin-form-saves">
        {saving.waitsFor && <TryAgainButton saving={saving} />}
        {saving.hasConflict && (
          <Button variant="outline" onClick={saving.compare}>
            Compare
          </Button>
        )}
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

const passesFocusOn = focusFallback((button) => button.nextElementSibling);

/** Goes when the work is done. */
function TryAgainButton({ saving: { busy, waitsFor, tryAgain } }: Pick<Publishing, 'saving'>) {
  return (
    <Button
      ref={passesFocusOn}
      variant="outline"
      aria-disabled={busy || undefined}
      onClick={() => tryAgain()}
    >
      {waitsFor === 'login' ? 'Log in' : 'Try again'}
    </Button>
  );
}

/** Not `disabled`: writing goes on after a draft is saved, and a disabled button would drop the focus. */
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
      className="admin-form-secondary"
      variant="outline"
      aria-disabled={busy || undefined}
      aria-busy={isPending || undefined}
      onClick={() => !busy && action.run()}
    >
      {isPending ? action.pending : action.label}
    </Button>
  );
}

/** The same for the menu of a phone, which has no room for these buttons. */
export function PublishingMenuItems({
  publishing,
  cancel,
}: {
  publishing: Publishing;
  cancel: string;
}) {
  const { secondary, saving } = publishing;
  return (
    <>
      {secondary && (
        <DropdownMenuItem
          icon={<FileText aria-hidden="true" />}
          disabled={saving.busy}
          onSelect={() => secondary.run()}
        >
          {secondary.label}
        </DropdownMenuItem>
      )}
      <DropdownMenuItem asChild>
        <a href={cancel}>
          <X aria-hidden="true" />
          Cancel
        </a>
      </DropdownMenuItem>
    </>
  );
}

const NOT_SAVED = {
  server: 'Not saved: no connection. Retrying…',
  login: 'Not saved: your session has ended. Nothing you typed is lost.',
};

/** Why what is typed is not saved, null when it is or will be in a moment. */
function troubleOf({ waitsFor, hasConflict, problem }: Publishing['saving']): string | null {
  if (waitsFor) return NOT_SAVED[waitsFor];
  if (hasConflict) return 'Not saved: somebody else has saved this.';
  return problem === null ? null : `Not saved automatically: ${problem}`;
}

/** The item's status, and whether something is typed that is not saved. */
export function PublishingSummary({ publishing }: { publishing: Publishing }) {
  const { isDirty, saving } = publishing;
  const trouble = troubleOf(saving);
  return (
    <>
      <PublishingStatus publishing={publishing} />
      {trouble !== null ? (
        <span className="admin-form-trouble">{trouble}</span>
      ) : (
        // it comes and goes while somebody types, which is not worth an announcement
        isDirty && !saving.busy && <span aria-hidden="true"> · Unsaved changes</span>
      )}
    </>
  );
}
