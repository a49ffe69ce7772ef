// Word's lists: paragraphs whose style names the list and its level, with the bullet as text.

const LIST_STYLE = /mso-list:\s*(l\d+)\s+level(\d+)/i;
/** The markers of ordered items: 1. a) iv. (2) */
const ORDERED_MARKER = /^\s*\(?(\d+|[a-z]{1,4})[.)]/i;

/** Converts such paragraphs below `root` into nested lists. Must run before comments are removed. */
export function wordLists(root: HTMLElement): void {
  let open: { list: HTMLElement; level: number }[] = [];
  for (const paragraph of [...root.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')]) {
    const found = LIST_STYLE.exec(paragraph.getAttribute('style') ?? '');
    if (!found) {
      open = [];
      continue;
    }
    const level = Number(found[2]);
    const marker = removeMarker(paragraph);
    if (paragraph.localName !== 'p') {
      // the number of a heading is part of its text
      if (/[\dA-Z]/.test(marker)) paragraph.prepend(`${marker.trim()} `);
      open = [];
      continue;
    }
    const name = ORDERED_MARKER.test(marker) ? 'ol' : 'ul';
    if (isCutOff(paragraph, open[0]?.list)) open = [];
    open = open.filter((each) => each.level <= level);
    const last = open.at(-1);
    if (!last || last.level < level || last.list.localName !== name) {
      if (last?.level === level) open.pop();
      const list = newList(name, marker, root.ownerDocument);
      const above = open.at(-1)?.list.lastElementChild;
      if (above) above.append(list);
      else paragraph.before(list);
      open.push({ list, level });
    }
    const item = root.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    paragraph.remove();
    open.at(-1)?.list.append(item);
  }
}

/** An empty list that is numbered like an item with that marker. */
function newList(name: 'ol' | 'ul', marker: string, inert: Document): HTMLElement {
  const list = inert.createElement(name);
  const start = /^\s*\(?(\d+)/.exec(marker)?.[1];
  if (name === 'ol' && start && start !== '1') list.setAttribute('start', start);
  const letter = /^\s*\(?([ai])[.)]/i.exec(marker)?.[1];
  if (letter) list.setAttribute('type', letter);
  return list;
}

/**
 * Joins the lists of Word on the web, which has a list for each item, with its level as a number. Marks the items like those of
 * Quill's flat lists, which are nested later.
 */
export function joinWordLists(root: HTMLElement): void {
  for (const wrapper of [...root.querySelectorAll('.ListContainerWrapper')]) {
    const list = wrapper.querySelector('ul, ol');
    const item = list?.querySelector(':scope > li[data-aria-level]');
    if (!list || !item) continue;
    const level = Number(item.getAttribute('data-aria-level')) || 1;
    item.setAttribute('data-list', list.localName === 'ol' ? 'ordered' : 'bullet');
    item.classList.add(`ql-indent-${level - 1}`);
    const before = wrapper.previousElementSibling;
    const isFirst = level === 1 && list.getAttribute('start') === '1';
    if (!isFirst && before?.lastElementChild?.hasAttribute('data-aria-level')) {
      before.append(item);
      wrapper.remove();
    } else wrapper.replaceWith(list);
  }
}

/** Removes the bullet or number from the text and returns it. It is between two comments or in an ignored span. */
function removeMarker(paragraph: HTMLElement): string {
  const ignored = [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? ''),
  );
  if (ignored) {
    const text = ignored.textContent ?? '';
    ignored.remove();
    return text;
  }
  const nodes = [...paragraph.childNodes];
  const from = nodes.findIndex(
    (it) => it.nodeType === 8 && /!supportLists/i.test(it.textContent ?? ''),
  );
  const to = nodes.findIndex(
    (it, at) => at > from && it.nodeType === 8 && /endif/i.test(it.textContent ?? ''),
  );
  if (from < 0 || to < 0) return '';
  const marker = nodes.slice(from + 1, to);
  const text = marker.map((it) => it.textContent).join('');
  for (const node of nodes.slice(from, to + 1)) node.remove();
  return text;
}

/** Whether something else is between the list and this paragraph. */
function isCutOff(paragraph: HTMLElement, list: HTMLElement | undefined): boolean {
  if (!list) return false;
  let before = paragraph.previousSibling;
  while (before && (before.nodeType === 8 || !before.textContent?.trim()))
    before = before.previousSibling;
  return before !== list;
}
