// Copies text to the clipboard, also over plain http, where only execCommand works.

/** Returns whether it worked. `field` contains the text, for execCommand. */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}
