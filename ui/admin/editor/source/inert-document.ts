// A document for parsing untrusted HTML.

let inert: Document | undefined;

/** A document that runs no scripts and loads nothing. Every call returns the same one. */
export function inertDocument(): Document {
  inert ??= document.implementation.createHTMLDocument('');
  return inert;
}
