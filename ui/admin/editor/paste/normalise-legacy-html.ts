// Converts legacy HTML to the editor's own: Quill's classes and lists, alignment styles, images in paragraphs.
import { INLINE } from '#ui/admin/editor/source/html-tags.ts';

const RENAMED: Record<string, string> = { b: 'strong', i: 'em', del: 's', strike: 's' };
const ALIGN = /^text-align:(left|center|right|justify)$/;
const FONT = /^font-family:(serif|monospace)$/;
const QUILL_CLASS = /^ql-((?:align|indent|size|font)-\w+)$/;

/** Rewrites the content of `root` in place, without changing its meaning. */
export function normaliseLegacyHtml(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>(Object.keys(RENAMED).join(', ')))
    rename(element, RENAMED[element.localName] ?? 'span');
  for (const element of root.querySelectorAll<HTMLElement>('[class], [style]')) {
    const cell = element.localName === 'td' || element.localName === 'th';
    if (!cell) stylesToClasses(element);
    quillClasses(element);
  }
  for (const list of root.querySelectorAll<HTMLElement>('ol, ul')) nestItems(list);
  for (const lines of root.querySelectorAll<HTMLElement>('.ql-code-block-container'))
    joinLines(lines);
  for (const pre of root.querySelectorAll<HTMLElement>('pre')) wrapCode(pre);
  for (const image of root.querySelectorAll<HTMLElement>('img')) wrapFigure(image, root);
  wrapLooseText(root);
}

/** Replaces `element` by one of another name with the same attributes and content. */
export function rename(element: Element, name: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name);
  for (const { name, value } of [...element.attributes]) renamed.setAttribute(name, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

function stylesToClasses(element: HTMLElement): void {
  const declarations = (element.getAttribute('style') ?? '').split(';').filter((it) => it.trim());
  const rest: string[] = [];
  for (const declaration of declarations) {
    const compact = declaration
      .trim()
      .replace(/\s*:\s*/, ':')
      .toLowerCase();
    const align = ALIGN.exec(compact)?.[1];
    const font = FONT.exec(compact)?.[1];
    if (align) element.classList.add(`align-${align}`);
    else if (font) element.classList.add(`font-${font}`);
    else if (compact === 'direction:rtl') element.setAttribute('dir', 'rtl');
    else rest.push(declaration);
  }
  if (rest.length === 0) element.removeAttribute('style');
  else if (rest.length < declarations.length) element.setAttribute('style', rest.join(';'));
}

function quillClasses(element: HTMLElement): void {
  for (const name of [...element.classList]) {
    const own = QUILL_CLASS.exec(name)?.[1];
    // nestItems turns the indentation of list items into nested lists
    if (own && !(element.localName === 'li' && own.startsWith('indent'))) {
      element.classList.remove(name);
      element.classList.add(own);
    }
    if (name === 'ql-direction-rtl') {
      element.classList.remove(name);
      element.setAttribute('dir', 'rtl');
    }
  }
  if (element.classList.length === 0) element.removeAttribute('class');
}

/** Quill's lists are flat: each item has a depth and, in newer versions, a kind. */
function nestItems(list: HTMLElement): void {
  const items = [...list.children].filter((child) => child.localName === 'li') as HTMLElement[];
  const isFlat = items.some(
    (item) => item.hasAttribute('data-list') || /\bql-indent-\d/.test(item.className),
  );
  if (!isFlat) return;
  const lists: HTMLElement[] = [];
  const open: HTMLElement[] = [];
  for (const item of items) {
    const depth = Number(/\bql-indent-(\d)/.exec(item.className)?.[1] ?? 0);
    const kind = item.getAttribute('data-list') ?? (list.localName === 'ol' ? 'ordered' : 'bullet');
    const name = kind === 'ordered' ? 'ol' : 'ul';
    item.removeAttribute('data-list');
    item.className = item.className.replace(/\s*\bql-indent-\d/, '').trim();
    if (item.className === '') item.removeAttribute('class');
    open.length = Math.min(open.length, depth + 1);
    let target = open.at(-1);
    if (open.length <= depth || target?.localName !== name) {
      const below = open.length <= depth ? target?.lastElementChild : open.at(-2)?.lastElementChild;
      if (open.length > depth) open.pop();
      target = list.ownerDocument.createElement(name);
      if (below) below.append(target);
      else lists.push(target);
      open.push(target);
    }
    target.append(item);
  }
  const start = list.getAttribute('start');
  if (start !== null && lists[0]?.localName === list.localName)
    lists[0].setAttribute('start', start);
  list.replaceWith(...lists);
}

/** Newer code blocks of Quill have an element for each line. */
function joinLines(container: HTMLElement): void {
  const lines = [...container.querySelectorAll('.ql-code-block')];
  const pre = container.ownerDocument.createElement('pre');
  const language = lines[0]?.getAttribute('data-language');
  if (language) pre.setAttribute('data-language', language);
  pre.textContent = lines.map((line) => line.textContent).join('\n');
  container.replaceWith(pre);
}

function wrapCode(pre: HTMLElement): void {
  const language = pre.getAttribute('data-language');
  pre.removeAttribute('data-language');
  pre.removeAttribute('spellcheck');
  pre.classList.remove('ql-syntax');
  if (pre.classList.length === 0) pre.removeAttribute('class');
  const [only] = pre.childNodes;
  if (pre.childNodes.length === 1 && only?.nodeName === 'CODE') return;
  const code = pre.ownerDocument.createElement('code');
  if (language && language !== 'plain') code.className = `language-${language}`;
  code.append(...pre.childNodes);
  pre.append(code);
}

/** An image alone in its paragraph, or outside of text, becomes a figure. */
function wrapFigure(image: HTMLElement, root: HTMLElement): void {
  const parent = image.parentElement;
  const aloneIn =
    parent?.localName === 'p' && parent.childNodes.length === 1 && parent.parentElement === root;
  const outside = parent === root && !hasTextBeside(image);
  if (!aloneIn && !outside) return;
  const figure = image.ownerDocument.createElement('figure');
  if (aloneIn) {
    for (const { name, value } of [...parent.attributes]) figure.setAttribute(name, value);
    parent.replaceWith(figure);
  } else image.replaceWith(figure);
  figure.append(image);
}

function hasTextBeside(image: HTMLElement): boolean {
  return [image.previousSibling, image.nextSibling].some(
    (node) => node !== null && (node.textContent?.trim() || node.nodeName === 'IMG'),
  );
}

/** Text and inline elements outside of blocks become a paragraph. */
function wrapLooseText(root: HTMLElement): void {
  let paragraph: HTMLElement | null = null;
  for (const node of [...root.childNodes]) {
    const isText = node.nodeType === 3;
    const isInline = node.nodeName === 'IMG' || (node.nodeType === 1 && INLINE.test(node.nodeName));
    if (!isText && !isInline) paragraph = null;
    else if (paragraph) paragraph.append(node);
    else if (isInline || node.textContent?.trim()) {
      paragraph = root.ownerDocument.createElement('p');
      node.replaceWith(paragraph);
      paragraph.append(node);
    }
  }
}
