// Copies text to the clipboard and confirms it in a toast.
import { useToasts } from './toasts.ts';

/**
 * A function that copies `text`; `confirmation` is the text of the toast when it worked. `field` contains the text, for
 * browsers that copy only what is selected.
 */
export function useCopy() {
  const toasts = useToasts();
  return async (text: string, field: HTMLInputElement | null, confirmation: string) =>
    toasts.show(
      (await copyText(text, field))
        ? { title: 'Copied', description: confirmation }
        : {
            title: 'Error',
            description: 'The browser blocked copying. Copy the selected text yourself.',
            variant: 'destructive',
          },
    );
}

/** Returns whether it worked. Over plain http, only execCommand works. */
async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}
