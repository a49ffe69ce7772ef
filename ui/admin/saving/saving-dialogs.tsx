// The questions of a save: alt texts before publishing, and two versions after a stale save.
import { useFormContext } from 'react-hook-form';
import { AltTextsDialog } from '#ui/admin/media/alt-texts-dialog.tsx';
import type { FormPublishing } from '#ui/admin/publishing/use-publishing.ts';
import { VersionsDialog } from './conflicts/versions-dialog.tsx';

interface SavingDialogsProps {
  publishing: FormPublishing;
  /** Labels of the fields whose label differs from the key. */
  fieldLabels?: Record<string, string>;
}

/** Stands inside react-hook-form's `FormProvider`, beside the form. */
export function SavingDialogs({ publishing, fieldLabels }: SavingDialogsProps) {
  const { getValues } = useFormContext();
  const { saving, status } = publishing;
  const isOpen = saving.conflict !== null;
  return (
    <>
      <AltTextsDialog {...publishing.alts} />
      <VersionsDialog
        open={isOpen}
        differences={
          isOpen
            ? publishing.differencesOf(getValues(), publishing.remoteValues(), fieldLabels)
            : []
        }
        changed={publishing.changedFields()}
        newStatus={saving.conflict && saving.conflict.statusBefore !== status ? status : null}
        onOverwrite={saving.overwrite}
        onUseRemote={saving.useRemote}
        onClose={saving.closeConflict}
      />
    </>
  );
}
