// Data in a page: structured data for machines, props for islands.

// `<` could end the block or open a comment; older parsers reject the line separators in a script.
const UNSAFE = /[<>\u2028\u2029]/g;

/** `data` as JSON that is safe between `<script type="application/json">`, or another type of data, and `</script>`. */
export function inlineJson(data: object): string {
  return JSON.stringify(data).replace(
    UNSAFE,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
