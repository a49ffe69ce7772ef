// The questions of a save: alt texts before publishing, and two versions after a stale save.
import { useFormContext } from 'react-hook-form';
import { AltTextsDialog } from '#ui/admin/media/alt-texts-dialog.tsx';
import type { FormPublishing } from '#ui/admin/publishing/use-publishing.ts';
import { VersionsDialog } from './conflicts/versions-dialog.tsx';

/** Stands inside react-hook-form's `FormProvider`, beside the form. */
export function SavingDialogs({ publishing }: { publishing: FormPublishing }) {
  const { getValues } = useFormContext();
  const { saving, status } = publishing;
  const isOpen = saving.conflict !== null;
  return (
    <>
      <AltTextsDialog {...publishing.alts} />
      <VersionsDialog
        open={isOpen}
        differences={isOpen ? publishing.differencesOf(getValues(), publishing.remoteValues()) : []}
        changed={publishing.changedFields()}
        newStatus={saving.conflict && saving.conflict.statusBefore !== status ? status : null}
        onOverwrite={saving.overwrite}
        onUseRemote={saving.useRemote}
        onClose={saving.closeConflict}
      />
    </>
  );
}
