// Structured data as a data block in HTML.

// `<` could end the block or open a comment; older parsers reject the line separators in a script.
const UNSAFE = /[<>\u2028\u2029]/g;

/** `data` as JSON that is safe between `<script type="application/ld+json">` and `</script>`. */
export function jsonLd(data: object): string {
  return JSON.stringify(data).replace(
    UNSAFE,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
