// What other programs put on the clipboard, made fit for the editor: Word, Google Docs, Quill, any page.
import { isAllowedLink, isAllowedMedia } from '#db/contract/content-html.ts';
import { modernise, rename } from './normalise-legacy-html.ts';
import { markCarried } from './pasted-pictures.ts';
import { wordLists } from './word-lists.ts';

const NEVER =
  'script, style, meta, link, title, xml, iframe, object, embed, form, input, button, select, textarea, noscript, template, svg, math';
const FILM_FILE = /^[^?#]*\.(mp4|m4v|webm|ogv|mov)([?#]|$)/i;
/** Their programs say in styles what is meant, and much besides that is not. */
const FOREIGN = /\bmso-|urn:schemas-microsoft|class="?Mso|docs-internal-guid/i;
const MEANING: [RegExp, string][] = [
  [/font-weight:\s*(bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[^:;]*:[^;]*underline/i, 'u'],
  [/text-decoration[^:;]*:[^;]*line-through/i, 's'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub/i, 'sub'],
];
const BLOCK = /^(P|H[1-6]|LI|TD|TH|DIV|BLOCKQUOTE)$/;
const KEPT_ATTRIBUTES =
  /^(href|target|src|alt|title|width|height|poster|controls|muted|loop|playsinline|preload|colspan|rowspan|scope|start|dir|class|style|data-html-block|data-list|data-language|data-pm-slice)$/;
const KEPT_CLASSES = /^(ql-|language-|align-|size-|font-(serif|monospace)$|indent-)/;

/**
 * Returns `html` without what is no content: scripts, handlers, styles of other programs, links and images that lead nowhere
 * allowed. Lists of Word and of Quill are lists again. `inert` runs and loads nothing.
 */
export function cleanPaste(html: string, inert: Document): string {
  const root = inert.createElement('div');
  // everything before is the clipboard's own head
  root.innerHTML = html.replace(/^[\s\S]*<!--StartFragment-->|<!--EndFragment-->[\s\S]*$/g, '');
  const foreign = FOREIGN.test(html);
  for (const frame of root.querySelectorAll('iframe.ql-video')) filmOf(frame);
  for (const element of root.querySelectorAll(NEVER)) element.remove();
  if (foreign) wordLists(root);
  removeComments(root);
  for (const element of [...root.querySelectorAll<HTMLElement>('*')]) {
    if (isWrapper(element)) element.replaceWith(...element.childNodes);
    else if (foreign) meaningOfStyle(element);
  }
  for (const element of root.querySelectorAll<HTMLElement>('font')) rename(element, 'span');
  if (foreign) for (const gap of root.querySelectorAll('p, div > br')) removeGap(gap);
  for (const list of root.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol'))
    list.previousElementSibling?.append(list);
  modernise(root);
  for (const element of [...root.querySelectorAll<HTMLElement>('*')]) keepAllowed(element, foreign);
  return root.innerHTML;
}

/** Quill shows every film in a frame; one that is a file can be shown here, to another leads a link. */
function filmOf(frame: Element): void {
  const src = frame.getAttribute('src') ?? '';
  if (!isAllowedMedia(src)) return;
  const isFile = FILM_FILE.test(src);
  const film = frame.ownerDocument.createElement(isFile ? 'video' : 'a');
  if (isFile) {
    for (const [name, value] of [
      ['src', src],
      ['controls', ''],
      ['preload', 'metadata'],
    ] as const)
      film.setAttribute(name, value);
  } else {
    film.setAttribute('href', src);
    film.textContent = src;
  }
  frame.replaceWith(film);
}

/** Google's `<b style="font-weight:normal">` around everything, Word's tags of smart text. */
function isWrapper(element: HTMLElement): boolean {
  const style = element.getAttribute('style') ?? '';
  return (
    element.localName.includes(':') ||
    (/^(B|STRONG)$/.test(element.nodeName) && /font-weight:\s*(normal|400)/i.test(style)) ||
    (element.nodeName === 'A' && !element.hasAttribute('href'))
  );
}

function meaningOfStyle(element: HTMLElement): void {
  const style = element.getAttribute('style') ?? '';
  const align = /text-align:\s*(center|right|justify)/i.exec(style)?.[1];
  if (BLOCK.test(element.nodeName)) {
    if (align && element.nodeName !== 'LI') element.setAttribute('style', `text-align: ${align}`);
    else element.removeAttribute('style');
    return;
  }
  const inLink = element.closest('a') !== null;
  for (const [pattern, name] of MEANING)
    if (pattern.test(style) && !(name === 'u' && inLink)) {
      const meaning = element.ownerDocument.createElement(name);
      meaning.append(...element.childNodes);
      element.append(meaning);
    }
  element.removeAttribute('style');
  if (element.nodeName === 'SPAN') element.replaceWith(...element.childNodes);
}

/** Documents space their paragraphs with empty ones; here the page does that. */
function removeGap(element: Element): void {
  if (element.textContent?.trim() === '' && !element.querySelector('img, video')) element.remove();
}

function removeComments(root: HTMLElement): void {
  for (const node of [...root.childNodes])
    if (node.nodeType === 8) node.remove();
    else if (node.nodeType === 1) removeComments(node as HTMLElement);
}

function keepAllowed(element: HTMLElement, foreign: boolean): void {
  for (const { name } of [...element.attributes])
    if (!KEPT_ATTRIBUTES.test(name)) element.removeAttribute(name);
  for (const name of [...element.classList])
    if (!KEPT_CLASSES.test(name)) element.classList.remove(name);
  if (element.classList.length === 0) element.removeAttribute('class');
  if (foreign && element.localName !== 'td') element.removeAttribute('style');
  if (element.getAttribute('dir') !== 'rtl') element.removeAttribute('dir');
  const href = element.getAttribute('href');
  if (href !== null && !isAllowedLink(href)) element.replaceWith(...element.childNodes);
  const src = element.getAttribute('src');
  const carried = element.nodeName === 'IMG' ? markCarried(src ?? '') : null;
  if (carried) element.setAttribute('src', carried);
  else if (/^(IMG|VIDEO)$/.test(element.nodeName) && !(src && isAllowedMedia(src)))
    element.remove();
}
