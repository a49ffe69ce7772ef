// The actions on the selected files of the library.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Media, MediaChange } from '#db/contract/media/media.ts';
import { TRASH_KEPT_DAYS } from '#db/limits.ts';
import { BulkActionBar } from '#ui/admin/lists/bulk-action-bar.tsx';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { undoDelete, useToasts } from '#ui/admin/shell/toasts.ts';
import { answerOf, api, ignoreNotFound } from '#ui/islands/api.ts';
import { Button } from '#ui/kit/button.tsx';
import { AltTextsDialog } from './alt-texts-dialog.tsx';
import { type AltAnswer, isDescribed } from './missing-alts.ts';
import { pictureName } from './picture-labels.ts';

interface MediaSelectionBarProps {
  /** The selected files; the bar is hidden without any. */
  pictures: readonly Media[];
  /** Called after each change; resolves when the list shows it. */
  onChanged: () => Promise<void>;
  onClear: () => void;
}

/** Needs `ClientData` and `Toaster`. Only unused uploads are deleted; they go to the trash, with undo. */
export function MediaSelectionBar({ pictures, onChanged, onClear }: MediaSelectionBarProps) {
  const toasts = useToasts();
  const whenLoggedIn = useWhenLoggedIn();
  const [isAsking, setAsking] = useState(false);
  const restore = useMutation({
    mutationFn: (names: readonly string[]) =>
      whenLoggedIn('the undo', async () => {
        // another window may have restored it
        for (const name of names)
          await answerOf(api.admin.trash.media[':name'].restore.$post({ param: { name } })).catch(
            ignoreNotFound,
          );
      }),
    onSuccess: () => toasts.show({ title: 'Undone' }),
    onError: (error, names) => toasts.showUndoError(error, () => restore.mutate(names)),
    onSettled: onChanged,
  });
  const remove = useMutation({
    mutationFn: () =>
      whenLoggedIn('deleting', () =>
        answerOf(
          api.admin.media.delete.$post({ json: { names: pictures.map(({ name }) => name) } }),
        ),
      ),
    onSuccess: ({ deleted }) =>
      toasts.show(deletedToast(deleted, pictures.length, () => restore.mutate(deleted))),
    onError: (error) => toasts.showError(error, 'Failed to delete the files'),
    onSettled: onChanged,
  });
  const describe = useMutation({
    mutationFn: (answers: ReadonlyMap<string, AltAnswer>) =>
      whenLoggedIn('the save', async () => {
        for (const { name, url } of pictures) {
          const answer = answers.get(url);
          if (!answer) continue;
          const json: MediaChange = answer === 'decorative' ? { decorative: true } : answer;
          await answerOf(api.admin.media[':name'].$patch({ param: { name }, json })).catch(
            ignoreNotFound,
          );
        }
      }),
    onSuccess: () => {
      setAsking(false);
      toasts.show({ title: 'Alt texts saved' });
    },
    onError: (error) => toasts.showError(error, 'Failed to save the alt texts'),
    onSettled: onChanged,
  });
  const undescribed = pictures.filter(
    (picture) => picture.kind === 'picture' && !isDescribed(picture),
  );
  const asked = undescribed.map((picture) => ({
    src: picture.url,
    name: picture.name,
    place: pictureName(picture),
  }));
  return (
    <BulkActionBar count={pictures.length} onClear={onClear}>
      <Button
        size="sm"
        variant="outline"
        disabled={undescribed.length === 0}
        onClick={() => setAsking(true)}
      >
        Add alt texts{undescribed.length > 0 && ` (${undescribed.length})`}
      </Button>
      <Button
        size="sm"
        variant="destructive"
        loading={remove.isPending}
        onClick={() => remove.mutate()}
      >
        Delete unused
      </Button>
      <AltTextsDialog
        asked={isAsking ? asked : []}
        confirmLabel={describe.isPending ? 'Saving...' : 'Save'}
        backLabel="Back to the library"
        onAnswer={(answers) => describe.mutate(answers)}
        onClose={() => setAsking(false)}
      />
    </BulkActionBar>
  );
}

/** The toast with the number of deleted files, and of those left because they are in use or part of the site. */
function deletedToast(deleted: readonly string[], selected: number, undo: () => void) {
  const left = selected - deleted.length;
  const reason = left > 0 ? `${left} not deleted: in use or part of the site.` : '';
  if (deleted.length === 0)
    return { title: 'Nothing deleted', description: reason, variant: 'destructive' as const };
  return {
    title: deleted.length === 1 ? '1 deleted' : `${deleted.length} deleted`,
    description:
      reason ||
      `${deleted.length === 1 ? 'It' : 'They'} can be restored for ${TRASH_KEPT_DAYS} days.`,
    action: undoDelete(undo),
  };
}
