// The actions of a file: copy its address, replace it everywhere, delete it when it is unused.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Media, MediaUse } from '#db/contract/media/media.ts';
import { TRASH_KEPT_DAYS } from '#db/limits.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { MEDIA_LABEL } from '#ui/admin/shell/item-labels.ts';
import { undoDelete, useToasts } from '#ui/admin/shell/toasts.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import { Button } from '#ui/kit/button.tsx';
import { MEDIA_NOUN, placesOf } from './picture-labels.ts';
import { ReplaceDialog } from './replace-dialog.tsx';
import { pictureKey } from './use-library-picture.ts';

interface PictureActionsProps {
  picture: Media;
  /** Undefined while loading; until then the file can be neither replaced nor deleted. */
  uses: readonly MediaUse[] | undefined;
  onDeleted: (name: string) => void;
  onReplaced: (by: string) => void;
}

/** Disabled buttons can be focused and explain why they are disabled. */
export function PictureActions({ picture, uses, onDeleted, onReplaced }: PictureActionsProps) {
  const { name, kind, url, sitePages } = picture;
  const called = MEDIA_LABEL[kind];
  const toasts = useToasts();
  const whenLoggedIn = useWhenLoggedIn();
  const queries = useQueryClient();
  const id = useId();
  const [isReplacing, setReplacing] = useState(false);
  const isFixed = sitePages !== null || uses === undefined || uses.length > 0;
  const restore = useMutation({
    mutationFn: () =>
      whenLoggedIn('restoring', () =>
        answerOf(api.admin.trash.media[':name'].restore.$post({ param: { name } })),
      ),
    onSuccess: async () => {
      toasts.show({ title: `${called} restored` });
      await queries.invalidateQueries({ queryKey: ['/vs-admin/media'] });
    },
    onError: (error) => toasts.showUndoError(error, () => restore.mutate()),
  });
  const remove = useMutation({
    mutationFn: () =>
      whenLoggedIn('deleting', () =>
        answerOf(api.admin.media[':name'].$delete({ param: { name } })),
      ),
    onSuccess: () => {
      toasts.show({
        title: `${called} deleted`,
        description: `It can be restored for ${TRASH_KEPT_DAYS} days.`,
        action: undoDelete(() => restore.mutate()),
      });
      onDeleted(name);
    },
    onError: (error) => {
      toasts.showError(error, `Failed to delete the ${MEDIA_NOUN[kind]}`);
      // the file may be in use by now, and the button has to show that
      queries.invalidateQueries({ queryKey: pictureKey(name) });
    },
  });
  const copy = async () => {
    const address = location.origin + url;
    try {
      await navigator.clipboard.writeText(address);
      toasts.show({ title: 'Success', description: 'Address copied' });
    } catch (error) {
      toasts.showError(error, `The address could not be copied: ${address}`);
    }
  };
  const reason =
    sitePages !== null
      ? 'It is part of the site.'
      : uses && `Used in ${placesOf(uses)}: replace or remove it there first.`;
  const nothingToReplace = sitePages?.length
    ? 'No post or case study shows it. The pages above show it as part of their design.'
    : 'It cannot be replaced: it is not used anywhere.';
  return (
    <div className="picture-actions">
      <div className="picture-actions-row">
        <Button size="sm" variant="outline" onClick={copy}>
          Copy address
        </Button>
        <Button size="sm" variant="outline" href={url} target="_blank" rel="noopener">
          {kind === 'pdf' ? 'Download' : 'Open original'}
        </Button>
      </div>
      <div className="picture-actions-row">
        <Button
          size="sm"
          variant="outline"
          aria-disabled={!uses?.length || undefined}
          aria-describedby={uses?.length === 0 ? `${id}-unused` : undefined}
          onClick={() => uses?.length && setReplacing(true)}
        >
          Replace everywhere
        </Button>
        <Button
          size="sm"
          variant={isFixed ? 'outline' : 'destructive'}
          aria-disabled={isFixed || undefined}
          aria-describedby={isFixed ? `${id}-used` : undefined}
          loading={remove.isPending}
          onClick={() => !isFixed && remove.mutate()}
        >
          Delete
        </Button>
      </div>
      {isFixed && reason && (
        <p className="picture-actions-why" id={`${id}-used`}>
          It cannot be deleted. {reason}
        </p>
      )}
      {uses?.length === 0 && (
        <p className="picture-actions-why" id={`${id}-unused`}>
          {nothingToReplace}
        </p>
      )}
      {uses && (
        <ReplaceDialog
          open={isReplacing}
          picture={picture}
          uses={uses}
          onClose={() => setReplacing(false)}
          onReplaced={onReplaced}
        />
      )}
    </div>
  );
}
