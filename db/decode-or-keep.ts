// Foreign addresses may contain invalid escapes, such as `100%`.

/** The text with its percent escapes decoded; unchanged when one of them is invalid. */
export function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
