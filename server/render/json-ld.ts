// Structured data as a data block inside of HTML.

// `<` could end the block or open a comment; the line separators are no part of a script's text in older parsers.
const UNSAFE = /[<>\u2028\u2029]/g;

/** `data` as JSON that stays what it is between `<script type="application/ld+json">` and `</script>`, whatever texts it holds. */
export function jsonLd(data: object): string {
  return JSON.stringify(data).replace(
    UNSAFE,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
