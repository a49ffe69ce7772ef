// Pictures in pasted HTML: embedded ones become files, and missing ones are reported.
import { Fragment } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { isAllowedMedia } from '#db/contract/content-html.ts';
import type { FileRefusal } from '#ui/kit/image-refusal.ts';

/** A picture embedded as a data URL, but not a one-pixel placeholder of lazy loading. */
const EMBEDDED = /^data:image\/(png|jpe?g|gif|webp|avif);base64,(.{500,})$/is;
/** Makes an address that the schema allows, so that the picture stays in place until `extractPictures`. */
const MARK = '#';
/** Addresses copied from Google Docs and Slides, which expire. */
const EXPIRING = /^https:\/\/lh\d[\w-]*\.googleusercontent\.com\//i;

/** The marked address of an embedded picture; null for any other address. */
export function markEmbedded(src: string): string | null {
  return EMBEDDED.test(src) ? MARK + src : null;
}

/**
 * Removes the pictures marked by `markEmbedded` from the document and returns them as files. `position` is where each
 * belongs: after the outermost block that contained it. A paragraph that held nothing else is removed too.
 */
export function extractPictures(tr: Transaction): { file: File; position: number }[] {
  const found: { file: File; from: number; to: number }[] = [];
  tr.doc.descendants((node, from) => {
    const { src } = node.attrs;
    const file = typeof src === 'string' && src.startsWith(MARK) && fileOf(src.slice(MARK.length));
    if (file) found.push({ file, from, to: from + node.nodeSize });
  });
  const before = tr.steps.length;
  for (const { from } of found.toReversed()) removePicture(tr, from);
  return found.map(({ file, to }) => {
    const place = tr.doc.resolve(tr.mapping.slice(before).map(to));
    return { file, position: place.depth > 0 ? place.after(1) : place.pos };
  });
}

/** Removes a picture. The caption of a figure stays as a paragraph. */
function removePicture(tr: Transaction, from: number): void {
  const { doc } = tr;
  const $from = doc.resolve(from);
  const node = $from.nodeAfter;
  if (!node) return;
  const isLine = $from.depth === 1 && $from.parent.childCount === 1;
  if (!node.isBlock && !isLine) {
    tr.delete(from, from + node.nodeSize);
    return;
  }
  const [start, end] = node.isBlock ? [from, from + node.nodeSize] : [from - 1, from + 2];
  // the parent needs at least one block
  const isOnly = doc.resolve(start).parent.childCount === 1;
  const line = doc.type.schema.nodes.paragraph?.create(null, node.firstChild?.content);
  tr.replaceWith(start, end, line && (isOnly || line.content.size > 0) ? line : Fragment.empty);
}

/** The problem with pictures in pasted `html`, or null. `inert` is a document that runs and loads nothing. */
export function pictureProblem(html: string, inert: Document): FileRefusal | null {
  if (!/<img/i.test(html)) return null;
  const root = inert.createElement('div');
  root.innerHTML = html;
  const sources = [...root.querySelectorAll('img')]
    .filter((image) => !image.closest('noscript'))
    .map((image) => image.getAttribute('src') ?? '');
  const missing = sources.filter((src) => !isAllowedMedia(src) && !EMBEDDED.test(src)).length;
  const expiring = sources.filter((src) => EXPIRING.test(src)).length;
  const count = missing || expiring;
  if (count === 0) return null;
  const [pictures, it] = count === 1 ? ['1 picture', 'it'] : [`${count} pictures`, 'them'];
  const advice = `Save ${it} on your computer, then insert ${it} with the Image button.`;
  if (missing > 0) return { title: `${pictures} could not be pasted`, description: advice };
  return {
    title: `${pictures} may disappear`,
    description: `Google's links to ${it} expire. ${advice}`,
  };
}

function fileOf(src: string): File | null {
  const [, kind, base64 = ''] = EMBEDDED.exec(src) ?? [];
  if (!kind) return null;
  // broken data is uploaded as well: the response of the server explains why it is rejected
  const digits = base64.replace(/[^a-z\d+/]/gi, '');
  const text = atob(digits.slice(0, digits.length - Number(digits.length % 4 === 1)));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return new File([bytes], `pasted-image.${kind}`, { type: `image/${kind}` });
}
