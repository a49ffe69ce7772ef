// Copies the address of a share link and confirms it in a toast.
import { copyText } from '#ui/admin/shell/copy-text.ts';
import { momentOf } from '#ui/admin/shell/format-date.ts';
import { useToasts } from '#ui/admin/shell/toasts.ts';

/** `field` contains the address, for browsers that copy only what is selected. */
export function useCopyLink() {
  const toasts = useToasts();
  return async (url: string, expiresAt: string, field: HTMLInputElement | null): Promise<void> => {
    const copied = await copyText(url, field);
    toasts.show(
      copied
        ? { title: 'Copied', description: `The link works until ${momentOf(expiresAt)}` }
        : {
            title: 'Error',
            description: 'The browser blocked copying. Copy the selected text yourself.',
            variant: 'destructive',
          },
    );
  };
}
