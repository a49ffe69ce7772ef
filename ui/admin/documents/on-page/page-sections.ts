// The elements of the sections of a previewed page. They are `display: contents`, so only their content has boxes.
import type { Section } from '#db/contract/documents/sections.ts';

/** The element of a section; null when the page does not show it. */
export function elementOfSection(page: Document, id: string): HTMLElement | null {
  return page.querySelector<HTMLElement>(`[data-section="${CSS.escape(id)}"]`);
}

/** The ids of the sections that the page shows. */
export function shownSections(page: Document): string[] {
  return [...page.querySelectorAll<HTMLElement>('[data-section]')]
    .filter((element) => boxOfSection(element).height > 0)
    .map(({ dataset }) => dataset.section ?? '');
}

/** The box around the content of a section, in pixels of the page's viewport. */
export function boxOfSection(element: HTMLElement): DOMRect {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** The id of the section around an element of the page; null outside of sections. */
export function sectionAround(element: Element | null): string | null {
  return element?.closest<HTMLElement>('[data-section]')?.dataset.section ?? null;
}

/** Shows the sections in this order, without hidden or removed ones, until the next version of the page comes. */
export function arrangeSections(page: Document, sections: readonly Section[]): void {
  const elements = [...page.querySelectorAll<HTMLElement>('[data-section]')];
  const shown = sections.filter(({ hidden }) => !hidden).map(({ id }) => id);
  for (const element of elements)
    element.style.display = shown.includes(element.dataset.section ?? '') ? 'contents' : 'none';
  const inOrder = shown.map((id) => elements.find(({ dataset }) => dataset.section === id));
  let before: HTMLElement | undefined;
  for (const element of inOrder) {
    if (!element) continue;
    const isBehind =
      !before || before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!isBehind) before?.after(element);
    before = element;
  }
}
