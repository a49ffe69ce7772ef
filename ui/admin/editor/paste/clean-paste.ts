// Cleans HTML from the clipboard: Word, Google Docs, Quill, web pages.
import { isAllowedLink, isAllowedMedia } from '#db/contract/content-html.ts';
import { normaliseLegacyHtml, rename } from './normalise-legacy-html.ts';
import { markEmbedded } from './pasted-pictures.ts';
import { redirectTarget } from './redirect-target.ts';
import { joinWordLists, wordLists } from './word-lists.ts';

const REMOVED =
  'script, style, meta, link, title, xml, iframe, object, embed, form, input, button, select, textarea, noscript, template, svg, math, span.EOP[data-ccp-props], br.Apple-interchange-newline';
/** The comments of a Word document, the marks of their places in the text, and deletions that it still shows. */
const REVIEW =
  '[style*="mso-element:comment-list"], .MsoCommentReference, .msocomanchor, del[cite^="mailto:"]';
const VIDEO_FILE = /^[^?#]*\.(mp4|m4v|webm|ogv|mov)([?#]|$)/i;
/**
 * Office programs and browsers that copy a web page express bold or italic as styles among all others of the page: its
 * colours, its fonts.
 */
const WITH_ALL_STYLES =
  /\bmso-|urn:schemas-microsoft|class="?Mso|docs-internal-guid|style="[^"]*\borphans:/i;
const STYLE_ELEMENTS: [RegExp, string][] = [
  [/font-weight:\s*(bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[^:;]*:[^;]*underline/i, 'u'],
  [/text-decoration[^:;]*:[^;]*line-through/i, 's'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub/i, 'sub'],
];
const BLOCK = /^(P|H[1-6]|LI|TD|TH|DIV|BLOCKQUOTE)$/;
/** Matches the start of a fragment from inside a table, as Excel copies it. The parser drops rows and cells without a table. */
const TABLE_PART = /^\s*<(col|colgroup|tbody|thead|tr|td|th)[\s>]/i;
const ALLOWED_ATTRIBUTES = new Set(
  `id href target src alt title width height poster controls muted loop playsinline preload colspan rowspan open scope start
  type dir class style data-html-block data-list data-language data-pm-slice`.split(/\s+/),
);
const ALLOWED_CLASSES =
  /^(ql-|language-|align-|size-|indent-)|^(font-(serif|monospace)|callout-(note|tip|warning)|link-(button|video|card)|figure-(row|gallery))$/;

/**
 * Removes scripts, event handlers, styles of other programs and links and images with disallowed addresses from `html`.
 * Restores the lists of Word and Quill. Addresses with the `origin` of this site become paths. `inert` is a document that
 * runs and loads nothing.
 */
export function cleanPaste(html: string, inert: Document, origin = ''): string {
  const root = inert.createElement('div');
  // everything before the fragment is the clipboard's header
  const fragment = html.replace(/^[\s\S]*<!--StartFragment-->|<!--EndFragment-->[\s\S]*$/g, '');
  root.innerHTML = TABLE_PART.test(fragment) ? `<table>${fragment}</table>` : fragment;
  const hasAllStyles = WITH_ALL_STYLES.test(html);
  if (hasAllStyles) for (const element of root.querySelectorAll(REVIEW)) element.remove();
  for (const title of root.querySelectorAll('p[role="heading"][aria-level]'))
    rename(title, `h${Math.min(Number(title.getAttribute('aria-level')) || 1, 6)}`);
  joinWordLists(root);
  if (!root.querySelector('[data-pm-slice]')) removeAnchors(root, hasAllStyles);
  for (const frame of root.querySelectorAll('iframe.ql-video')) replaceFrame(frame);
  replaceCheckboxes(root);
  for (const element of root.querySelectorAll(REMOVED)) element.remove();
  for (const link of root.querySelectorAll('a[href]'))
    link.setAttribute('href', redirectTarget(link.getAttribute('href') ?? ''));
  if (origin) for (const name of ['href', 'src', 'poster']) removeOrigin(root, name, origin);
  if (hasAllStyles) wordLists(root);
  removeComments(root);
  for (const element of [...root.querySelectorAll<HTMLElement>('*')]) {
    if (isWrapper(element)) element.replaceWith(...element.childNodes);
    else if (hasAllStyles) stylesToElements(element);
  }
  for (const element of root.querySelectorAll<HTMLElement>('font')) rename(element, 'span');
  if (hasAllStyles) for (const gap of root.querySelectorAll('p, div > br')) removeGap(gap);
  for (const list of root.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol'))
    list.previousElementSibling?.append(list);
  // an item of a list begins with text, and the editor would add an empty line before the heading
  for (const title of root.querySelectorAll('li > :is(h1, h2, h3, h4, h5, h6):first-child'))
    rename(title, 'p');
  for (const code of root.querySelectorAll('pre code')) joinCodeLines(code);
  normaliseLegacyHtml(root);
  for (const element of [...root.querySelectorAll<HTMLElement>('*')])
    removeDisallowed(element, hasAllStyles);
  return root.innerHTML;
}

/** The anchors of other sites and of documents lead nowhere here; in documents, neither do the links to them. */
function removeAnchors(root: HTMLElement, hasAllStyles: boolean): void {
  for (const element of root.querySelectorAll('[id]')) element.removeAttribute('id');
  if (hasAllStyles)
    for (const link of root.querySelectorAll('a[href^="#"]')) link.replaceWith(...link.childNodes);
}

function replaceCheckboxes(root: HTMLElement): void {
  for (const box of root.querySelectorAll('li input[type="checkbox"]'))
    box.replaceWith(box.hasAttribute('checked') ? '☑ ' : '☐ ');
  // Google Docs has a picture of each box
  for (const box of root.querySelectorAll('li[aria-checked] > img:first-child')) {
    const item = box.parentElement as Element;
    const isChecked = item.getAttribute('aria-checked') === 'true';
    (item.querySelector('p') ?? item).prepend(isChecked ? '☑ ' : '☐ ');
    box.remove();
  }
}

function removeOrigin(root: HTMLElement, name: string, origin: string): void {
  for (const element of root.querySelectorAll(`[${name}^="${origin}/"]`))
    element.setAttribute(name, element.getAttribute(name)?.slice(origin.length) ?? '');
}

/** Quill shows videos in frames: a video file becomes a video, any other address a link. */
function replaceFrame(frame: Element): void {
  const src = frame.getAttribute('src') ?? '';
  if (!isAllowedMedia(src)) return;
  const isFile = VIDEO_FILE.test(src);
  const replacement = frame.ownerDocument.createElement(isFile ? 'video' : 'a');
  if (isFile) {
    replacement.setAttribute('src', src);
    replacement.setAttribute('controls', '');
    replacement.setAttribute('preload', 'metadata');
  } else {
    replacement.setAttribute('href', src);
    replacement.textContent = src;
  }
  frame.replaceWith(replacement);
}

/** Elements without meaning: Google's `<b style="font-weight:normal">` around everything, Word's smart tags. */
function isWrapper(element: HTMLElement): boolean {
  const style = element.getAttribute('style') ?? '';
  return (
    element.localName.includes(':') ||
    (/^(B|STRONG)$/.test(element.nodeName) && /font-weight:\s*(normal|400)/i.test(style)) ||
    (element.nodeName === 'A' && !element.hasAttribute('href'))
  );
}

function stylesToElements(element: HTMLElement): void {
  const style = element.getAttribute('style') ?? '';
  const align = /text-align:\s*(center|right|justify)/i.exec(style)?.[1];
  if (BLOCK.test(element.nodeName)) {
    if (align && element.nodeName !== 'LI') element.setAttribute('style', `text-align: ${align}`);
    else element.removeAttribute('style');
    return;
  }
  const inLink = element.closest('a') !== null;
  for (const [pattern, name] of STYLE_ELEMENTS)
    if (pattern.test(style) && !(name === 'u' && inLink)) {
      const child = element.ownerDocument.createElement(name);
      child.append(...element.childNodes);
      element.append(child);
    }
  element.removeAttribute('style');
  if (element.nodeName === 'SPAN') element.replaceWith(...element.childNodes);
}

/** Removes empty paragraphs and line breaks between blocks, which documents use as spacing. */
function removeGap(element: Element): void {
  if (element.nodeName === 'BR') {
    if (!isBesideText(element, 'previousSibling') && !isBesideText(element, 'nextSibling'))
      element.remove();
  } else if (element.textContent?.trim() === '' && !element.querySelector('img, video'))
    element.remove();
}

/** Whether the next thing in that direction, apart from line breaks and white space, is part of a line. */
function isBesideText(element: Element, direction: 'previousSibling' | 'nextSibling'): boolean {
  let beside = element[direction];
  while (beside && (beside.nodeName === 'BR' || isBlankText(beside))) beside = beside[direction];
  return (
    beside !== null &&
    !/^(UL|OL|TABLE|HR|PRE)$/.test(beside.nodeName) &&
    !BLOCK.test(beside.nodeName)
  );
}

function isBlankText(node: Node): boolean {
  return node.nodeType === 3 && node.textContent?.trim() === '';
}

/** Web pages have a block for each line of code, and a bar with the language around it. */
function joinCodeLines(code: Element): void {
  const pre = code.closest('pre');
  if (!pre?.querySelector('div') || pre.querySelectorAll('code').length > 1) return;
  for (const line of code.querySelectorAll('div'))
    if (!line.querySelector('div')) line.append('\n');
  code.textContent = (code.textContent ?? '').replace(/\n$/, '');
  pre.replaceChildren(code);
}

function removeComments(root: HTMLElement): void {
  for (const node of [...root.childNodes])
    if (node.nodeType === 8) node.remove();
    else if (node.nodeType === 1) removeComments(node as HTMLElement);
}

function removeDisallowed(element: HTMLElement, hasAllStyles: boolean): void {
  for (const { name } of [...element.attributes])
    if (!ALLOWED_ATTRIBUTES.has(name)) element.removeAttribute(name);
  for (const name of [...element.classList])
    if (!ALLOWED_CLASSES.test(name)) element.classList.remove(name);
  if (element.classList.length === 0) element.removeAttribute('class');
  if (hasAllStyles && element.localName !== 'td') element.removeAttribute('style');
  if (element.dir.toLowerCase() === 'rtl') element.dir = 'rtl';
  else element.removeAttribute('dir');
  if (element.hasAttribute('target')) element.setAttribute('rel', 'noopener noreferrer');
  const href = element.getAttribute('href');
  if (href !== null && !isAllowedLink(href)) element.replaceWith(...element.childNodes);
  const src = element.getAttribute('src');
  const embedded = element.nodeName === 'IMG' ? markEmbedded(src ?? '') : null;
  if (embedded) element.setAttribute('src', embedded);
  else if (/^(IMG|VIDEO)$/.test(element.nodeName) && !(src && isAllowedMedia(src)))
    element.remove();
}
