// Maps the field in use in a form to a part of the public page. Public pages name their parts in `data-part`.

/** A part of the page, and a position in its text: block `block`, from 0, of `blocks`. */
export interface PagePart {
  name: string;
  block: number;
  blocks: number;
}

/** The distance from the top to which a part is scrolled, as a share of the window's height. */
const TOP = 0.12;
/** A part that begins above this share of the height is in sight. */
const IN_SIGHT = 0.6;

/** The part that a field belongs to: its section in a long form, else its own name. Null for an element that is not a field. */
export function partOf(element: Element | null): PagePart | null {
  const section = element?.closest('fieldset[id^="section-"]')?.id.slice('section-'.length);
  const text = element?.closest('.ProseMirror');
  const name = section ?? (text ? 'content' : element?.getAttribute('name'));
  if (!name) return null;
  return { name, ...placeIn(text ?? null, element?.ownerDocument.getSelection() ?? null) };
}

/** Whether two places are the same. */
export function isSamePart(a: PagePart | null, b: PagePart | null): boolean {
  return a?.name === b?.name && a?.block === b?.block;
}

/** The element of the page for a part; null when the page does not show it. */
export function elementOfPart(page: Document, { name, block, blocks }: PagePart): Element | null {
  const part = page.querySelector(`[data-part~="${name}"]`);
  const text = part && (part.matches('.prose') ? part : part.querySelector('.prose'));
  if (!text || block === 0) return part;
  const { children } = text;
  // where the page renders blocks differently, the same share of the text is close enough
  const index = children.length === blocks ? block : Math.round((block / blocks) * children.length);
  return children[Math.min(index, children.length - 1)] ?? part;
}

/** Scrolls the page to the element, unless it is in sight already. */
export function bringIntoSight(element: Element): void {
  const window = element.ownerDocument.defaultView;
  if (!window) return;
  const { top, bottom } = element.getBoundingClientRect();
  const begins = top >= 0 && top <= window.innerHeight * IN_SIGHT;
  if (begins && (bottom <= window.innerHeight || top <= window.innerHeight * TOP * 2)) return;
  window.scrollTo({ top: window.scrollY + top - window.innerHeight * TOP, behavior: 'instant' });
}

/** The index of the block that holds the caret, 0 when none does, and the number of blocks. */
function placeIn(text: Element | null, selection: Selection | null) {
  const blocks = text ? [...text.children] : [];
  const caret = selection?.anchorNode ?? null;
  const block = blocks.findIndex((each) => each.contains(caret));
  return { block: Math.max(0, block), blocks: blocks.length };
}
