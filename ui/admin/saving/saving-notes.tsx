// Notes above the fields: the item went live as scheduled, an earlier visit left unsaved changes, or there is an unpublished draft.
import { useFormContext } from 'react-hook-form';
import type { FormPublishing } from '#ui/admin/publishing/use-publishing.ts';
import { WentLiveNote } from '#ui/admin/publishing/went-live-note.tsx';
import { LocalCopyOffer } from './copies/local-copy-offer.tsx';
import { DraftNote } from './draft-note.tsx';

/** Must be inside react-hook-form's `FormProvider`. */
export function SavingNotes({ publishing }: { publishing: FormPublishing }) {
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
        differences={() => differencesOf(copy.offer?.values ?? {}, getValues())}
      />
      <DraftNote
        savedAt={
          isDraftNoted && status !== 'draft' && !isNew ? (stored?.draft?.updatedAt ?? null) : null
        }
        writtenBy={stored?.draft?.writtenBy}
        publishAt={stored?.draft?.publishAt}
        failure={stored?.draft?.publishFailure}
        differences={() => differencesOf(getValues(), publishing.live())}
        onDiscard={publishing.discardDraft}
      />
    </>
  );
}
