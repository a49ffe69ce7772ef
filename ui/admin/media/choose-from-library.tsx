// Opens the media library as a dialog, by a button or from a menu. Its code is loaded on the first click.
import { type ComponentType, useState } from 'react';
import type { Media } from '#db/contract/media/media.ts';
import type { MediaKind } from '#db/contract/media/media-name.ts';
import { useToasts } from '#ui/admin/shell/toasts.ts';
import { loadChunk } from '#ui/islands/load-chunk.ts';
import { Button } from '#ui/kit/button.tsx';
import { FolderOpen } from '#ui/kit/icons.ts';
import type { LibraryDialogProps } from './library-dialog.tsx';

interface ChooseFromLibraryProps {
  /** The place that the file is for, as in 'Choose from library for the gallery'; read by assistive tools only. */
  what?: string;
  /** Called with each picture that was chosen. */
  onChoose: (picture: Media) => void;
  /** Whether several files can be chosen at once. */
  multiple?: boolean;
  /** The kind of files that can be chosen; pictures by default. */
  kind?: MediaKind;
}

/** `show` opens the library; the caller renders `dialog`. Needs `ClientData` and `Toaster`. */
export function useLibrary(
  onChoose: (picture: Media) => void,
  { multiple = false, kind = 'picture' }: Pick<ChooseFromLibraryProps, 'multiple' | 'kind'> = {},
) {
  const toasts = useToasts();
  const [open, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const [Library, setLibrary] = useState<ComponentType<LibraryDialogProps> | null>(null);
  async function show() {
    setLoading(true);
    try {
      const { LibraryDialog } = await loadChunk(() => import('./library-dialog.tsx'));
      setLibrary(() => LibraryDialog);
      setOpen(true);
    } catch (error) {
      toasts.show({
        title: 'Error',
        description: 'The library could not be opened. Please try again.',
        variant: 'destructive',
      });
      window.dispatchEvent(
        new CustomEvent('preload-error', { detail: { island: 'library-dialog', error } }),
      );
    } finally {
      setLoading(false);
    }
  }
  const dialog = Library && (
    <Library
      open={open}
      multiple={multiple}
      kind={kind}
      onClose={() => setOpen(false)}
      onChoose={(picture) => {
        setOpen(false);
        onChoose(picture);
      }}
    />
  );
  return { show, isLoading, dialog };
}

/** Needs `ClientData` and `Toaster`. */
export function ChooseFromLibrary({ what, onChoose, multiple, kind }: ChooseFromLibraryProps) {
  const { show, isLoading, dialog } = useLibrary(onChoose, { multiple, kind });
  return (
    <>
      <Button variant="outline" aria-busy={isLoading || undefined} onClick={show}>
        <FolderOpen aria-hidden="true" />
        Choose from library
        {what && <span className="visually-hidden"> for {what}</span>}
      </Button>
      {dialog}
    </>
  );
}
