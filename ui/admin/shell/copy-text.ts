// Putting a text into the clipboard, also where the page may not: over plain http browsers offer only the old way.

/** Whether it worked. `field` holds the text and can be selected, for the old way. */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}
