// Addresses of the outside world may contain escapes that are none, such as `100%`.

/** The text with its percent escapes decoded; unchanged when one of them is malformed. */
export function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
