// Where HTML of unknown origin is read.

let inert: Document | undefined;

/** A document in which nothing runs and nothing is fetched; always the same one. */
export function inertDocument(): Document {
  inert ??= document.implementation.createHTMLDocument('');
  return inert;
}
