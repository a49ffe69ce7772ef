// The save bar of a form: its state and its buttons.
import type { ReactNode } from 'react';
import { SavedNote } from '#ui/admin/saving/saved-note.tsx';
import { focusFallback } from '#ui/admin/shell/focus-fallback.ts';
import { Button } from '#ui/kit/button.tsx';
import { DropdownMenuItem } from '#ui/kit/dropdown-menu.tsx';
import { FileText, X } from '#ui/kit/icons.ts';
import { useTimeZone } from '#ui/kit/use-time-zone.ts';
import { formatClock } from '#ui/kit/zoned-time.ts';
import type { SaveAction } from './publishing-actions.ts';
import { PublishingStatus } from './publishing-state.tsx';
import type { Publishing } from './use-publishing.ts';

/** None of the buttons submits the form, since Enter in any field would publish then. `cancel` is the address of Cancel. */
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
        {saving.isGone && (
          <Button ref={passesFocusOn} variant="outline" onClick={() => saving.recreate()}>
            Recreate
          </Button>
        )}
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

/** Passes the focus to the next button when it is removed. */
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

/** Uses `aria-disabled`, because `disabled` would drop the focus: people continue to write after a draft is saved. */
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

/** The same actions as menu items, for phones, which have no room for the buttons. */
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

const IS_GONE =
  'Not saved: it was deleted for good. Your text is still here: copy it, or recreate it.';

/** The reason why changes stay unsaved; null when they are saved, or will be in a moment. */
function troubleOf(saving: Publishing['saving'], zone: string): ReactNode {
  const { isDeleted, isGone, reason, waitsFor, retryAt, hasConflict, problem } = saving;
  if (isGone) return IS_GONE;
  if (isDeleted) return <Deleted />;
  if (reason !== null)
    return `Not saved. ${reason} ${retryAt ? `Next try at ${formatClock(retryAt, zone)}.` : 'Retrying…'}`;
  if (waitsFor) return NOT_SAVED[waitsFor];
  if (hasConflict) return 'Not saved: somebody else has saved this.';
  return problem === null ? null : `Not saved automatically: ${problem}`;
}

function Deleted() {
  return (
    <>
      Not saved: it was deleted. Restore it from{' '}
      <a href="/vs-admin/trash" target="_blank" rel="noopener">
        Recently deleted<span className="visually-hidden"> (opens a new tab)</span>
      </a>
      ; what you typed is kept.
    </>
  );
}

/** The item's status, and whether there are unsaved changes. */
export function PublishingSummary({ publishing }: { publishing: Publishing }) {
  const { isDirty, saving } = publishing;
  const trouble = troubleOf(saving, useTimeZone());
  return (
    <>
      <PublishingStatus publishing={publishing} />
      {trouble !== null ? (
        <span className="admin-form-trouble">{trouble}</span>
      ) : (
        // hidden from screen readers: it comes and goes while somebody types
        isDirty && !saving.busy && <span aria-hidden="true"> · Unsaved changes</span>
      )}
    </>
  );
}
