// Pictures within pasted HTML: those that came along in it are files again, and what did not come along is told.
import { Fragment } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { isAllowedMedia } from '#db/contract/content-html.ts';
import type { FileRefusal } from '#ui/kit/image-refusal.ts';

/** A picture, and not the dot that stands in until a page has loaded it. */
const CARRIED = /^data:image\/(png|jpe?g|gif|webp|avif);base64,(.{500,})$/is;
/** An address that is allowed in a text, so that the picture keeps its place until `takePictures`. */
const MARK = '#';
/** What Google Docs and Slides copy: addresses that Google lets end after a while. */
const FOR_A_WHILE = /^https:\/\/lh\d[\w-]*\.googleusercontent\.com\//i;

/** The address under which a picture that came along passes into the text, or null for any other address. */
export function markCarried(src: string): string | null {
  return CARRIED.test(src) ? MARK + src : null;
}

/**
 * Takes the pictures that `markCarried` let in out of the document. `position` is where each belongs afterwards: behind the
 * outermost block it stood in. A line that held nothing else goes with it.
 */
export function takePictures(tr: Transaction): { file: File; position: number }[] {
  const found: { file: File; from: number; to: number }[] = [];
  tr.doc.descendants((node, from) => {
    const { src } = node.attrs;
    const file = typeof src === 'string' && src.startsWith(MARK) && fileOf(src.slice(MARK.length));
    if (file) found.push({ file, from, to: from + node.nodeSize });
  });
  const before = tr.steps.length;
  for (const { from } of found.toReversed()) takeOut(tr, from);
  return found.map(({ file, to }) => {
    const place = tr.doc.resolve(tr.mapping.slice(before).map(to));
    return { file, position: place.depth > 0 ? place.after(1) : place.pos };
  });
}

/** Words stay: the caption of a figure becomes a line. */
function takeOut(tr: Transaction, from: number): void {
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
  // a place must not be left without any block
  const isOnly = doc.resolve(start).parent.childCount === 1;
  const line = doc.type.schema.nodes.paragraph?.create(null, node.content);
  tr.replaceWith(start, end, line && (isOnly || node.content.size > 0) ? line : Fragment.empty);
}

/** What staff should know of the pictures in pasted `html`, or null. `inert` runs and loads nothing. */
export function pictureProblem(html: string, inert: Document): FileRefusal | null {
  if (!/<img/i.test(html)) return null;
  const root = inert.createElement('div');
  root.innerHTML = html;
  const sources = [...root.querySelectorAll('img')]
    .filter((image) => !image.closest('noscript'))
    .map((image) => image.getAttribute('src') ?? '');
  const lost = sources.filter((src) => !isAllowedMedia(src) && !CARRIED.test(src)).length;
  const passing = sources.filter((src) => FOR_A_WHILE.test(src)).length;
  const count = lost || passing;
  if (count === 0) return null;
  const [pictures, it] = count === 1 ? ['1 picture', 'it'] : [`${count} pictures`, 'them'];
  const advice = `Save ${it} on your computer, then put ${it} in with the Image button.`;
  if (lost > 0) return { title: `${pictures} could not be pasted`, description: advice };
  return {
    title: `${pictures} may vanish`,
    description: `Google shows ${it} for a while only. ${advice}`,
  };
}

function fileOf(src: string): File | null {
  const [, kind, base64 = ''] = CARRIED.exec(src) ?? [];
  if (!kind) return null;
  // what is broken is sent as well, and refused in words
  const digits = base64.replace(/[^a-z\d+/]/gi, '');
  const text = atob(digits.slice(0, digits.length - Number(digits.length % 4 === 1)));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return new File([bytes], `pasted-image.${kind}`, { type: `image/${kind}` });
}
