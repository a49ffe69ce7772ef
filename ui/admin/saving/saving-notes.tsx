// Notes above the fields: the item went live as scheduled, has unsaved changes of an earlier visit, or a draft not live.
import { useFormContext } from 'react-hook-form';
import type { FormPublishing } from '#ui/admin/publishing/use-publishing.ts';
import { WentLiveNote } from '#ui/admin/publishing/went-live-note.tsx';
import { LocalCopyOffer } from './copies/local-copy-offer.tsx';
import { DraftNote } from './draft-note.tsx';

interface SavingNotesProps {
  publishing: FormPublishing;
  /** Names of fields that differ from their key. */
  fieldLabels?: Record<string, string>;
}

/** Stands inside react-hook-form's `FormProvider`. */
export function SavingNotes({ publishing, fieldLabels }: SavingNotesProps) {
  const { getValues } = useFormContext();
  const { copy, stored, status, isNew, isDraftNoted, isDirty, differencesOf } = publishing;
  return (
    <>
      <WentLiveNote
        at={publishing.wentLiveAt}
        hasChanges={isDirty || Boolean(stored?.draft && !isDraftNoted)}
      />
      <LocalCopyOffer
        keptAt={copy.offer?.keptAt ?? null}
        onRestore={copy.restore}
        onDiscard={copy.discard}
        differences={() => differencesOf(copy.offer?.values ?? {}, getValues(), fieldLabels)}
      />
      <DraftNote
        savedAt={
          isDraftNoted && status !== 'draft' && !isNew ? (stored?.draft?.updatedAt ?? null) : null
        }
        writtenBy={stored?.draft?.writtenBy}
        publishAt={stored?.draft?.publishAt}
        failure={stored?.draft?.publishFailure}
        differences={() => differencesOf(getValues(), publishing.live(), fieldLabels)}
        onDiscard={publishing.discardDraft}
      />
    </>
  );
}
