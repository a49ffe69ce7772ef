// The plain text of HTML blocks, which the editor keeps unchanged.
import { INLINE } from './html-tags.ts';

/** The text of HTML, with a line for each block. `inert` is a document that runs and loads nothing. */
export function textOfHtml(source: string, inert: Document): string {
  const element = inert.createElement('div');
  element.innerHTML = source.replace(/<\/(\w+)>/g, (tag, name) =>
    INLINE.test(name) ? tag : `${tag}\n`,
  );
  return element.textContent?.trim().replace(/\s*\n\s*/g, '\n') ?? '';
}
