// Maps the texts and pictures of a previewed page to the fields of its form, by words and files: no markup names a field.
import { matchPictures } from './match-pictures.ts';
import { matchTexts, type TextMatch } from './match-texts.ts';
import type { FieldPlace } from './page-parts.ts';
import { retext } from './retext.ts';
import { normalText, type ShownField } from './shown-fields.ts';

/** A part of the page, which is a section or the whole page, and the fields that it may show. */
interface MappedPart {
  /** The name of the part, in which the paths of its fields are unique. */
  key: string;
  root: Element;
  fields: readonly ShownField[];
}

interface MappedText {
  node: Text;
  match: TextMatch;
}

interface MappedField {
  texts: string[];
  nodes: MappedText[];
  pictures: HTMLImageElement[];
}

export interface PageMap {
  /** The field of the text or picture at a point of the page's viewport, in pixels; null where there is none. */
  fieldAt: (x: number, y: number) => FieldPlace | null;
  /** The field of the first text that an element contains, else of its first picture; null for none. */
  fieldIn: (element: Element) => FieldPlace | null;
  /** The ranges of texts and the pictures that show a field. */
  shownBy: (field: FieldPlace) => (Range | Element)[];
  /** Sets the texts of a field. A change that cannot be made in place comes with the next version of the page. */
  setTexts: (field: FieldPlace, texts: readonly string[]) => void;
  setPicture: (field: FieldPlace, address: string) => void;
}

/** Reads the page once. The map then changes its texts in place. */
export function createPageMap(page: Document, parts: readonly MappedPart[]): PageMap {
  const fields = new Map<string, MappedField>();
  const placeOfNode = new Map<Node, FieldPlace>();
  for (const part of parts) mapPart(part, fields, placeOfNode);
  const find = (place: FieldPlace) => fields.get(keyOf(place));
  return {
    fieldAt(x, y) {
      for (const element of page.elementsFromPoint(x, y)) {
        const place = placeOfNode.get(element) ?? placeOfText(element, x, y, placeOfNode);
        if (place) return place;
      }
      return null;
    },
    fieldIn(element) {
      const inside = [...textNodes(element), ...element.querySelectorAll('img')];
      return inside.map((each) => placeOfNode.get(each)).find(Boolean) ?? null;
    },
    shownBy(place) {
      const { nodes = [], pictures = [] } = find(place) ?? {};
      const ranges = nodes.map(({ node }) => {
        const range = page.createRange();
        range.selectNodeContents(node);
        return range;
      });
      return [...ranges, ...pictures];
    },
    setTexts(place, texts) {
      const field = find(place);
      if (!field) return;
      for (const [part, before] of field.texts.entries())
        setPart(
          field.nodes.filter(({ match }) => match.part === part),
          before,
          texts[part] ?? '',
        );
      field.texts = field.texts.map((_, part) => texts[part] ?? '');
    },
    setPicture(place, address) {
      for (const picture of find(place)?.pictures ?? []) {
        for (const source of picture.closest('picture')?.querySelectorAll('source') ?? [])
          source.remove();
        picture.removeAttribute('srcset');
        picture.src = address;
      }
    },
  };
}

function mapPart(
  { key, root, fields }: MappedPart,
  found: Map<string, MappedField>,
  placeOfNode: Map<Node, FieldPlace>,
) {
  for (const { path, texts } of fields)
    found.set(keyOf({ part: key, path }), { texts: [...texts], nodes: [], pictures: [] });
  const nodes = textNodes(root);
  const matches = matchTexts(
    nodes.map(({ data }) => normalText(data)),
    fields,
  );
  for (const [index, match] of matches.entries()) {
    const node = nodes[index];
    if (!match || !node) continue;
    const place = { part: key, path: match.path };
    found.get(keyOf(place))?.nodes.push({ node, match });
    placeOfNode.set(node, place);
  }
  const images = [...root.querySelectorAll('img')];
  for (const [index, path] of matchPictures(images, fields).entries()) {
    const image = images[index];
    if (!image || path === null) continue;
    const place = { part: key, path };
    found.get(keyOf(place))?.pictures.push(image);
    placeOfNode.set(image, place);
  }
}

function setPart(nodes: readonly MappedText[], before: string, after: string) {
  if (before === after) return;
  const pieces = nodes.filter(({ match }) => match.how === 'piece').map(({ node }) => node);
  const changed = retext(
    pieces.map(({ data }) => data),
    before,
    after,
  );
  for (const [index, node] of pieces.entries()) node.data = changed?.[index] ?? node.data;
  for (const { node, match } of nodes) {
    if (match.how === 'whole') node.data = retext([node.data], before, after)?.[0] ?? node.data;
    if (match.how === 'around') node.data = node.data.replace(before, after);
  }
}

/** The field of the text under the point, else the only field with texts in the element; null when there are several. */
function placeOfText(
  element: Element,
  x: number,
  y: number,
  placeOfNode: ReadonlyMap<Node, FieldPlace>,
): FieldPlace | null {
  const inside = textNodes(element).filter((node) => placeOfNode.has(node));
  const under = inside.find((node) => {
    const range = node.ownerDocument.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    );
  });
  if (under) return placeOfNode.get(under) ?? null;
  const places = new Map(inside.map((node) => placeOf(node, placeOfNode)));
  const [only, ...more] = places.values();
  return only && more.length === 0 ? only : null;
}

function placeOf(node: Node, places: ReadonlyMap<Node, FieldPlace>): [string, FieldPlace | null] {
  const place = places.get(node) ?? null;
  return [place ? keyOf(place) : '', place];
}

const SILENT = 'script, style, noscript, template, svg';

function textNodes(root: Element): Text[] {
  // the constants of NodeFilter: 4 shows texts, 1 accepts, 2 rejects
  const walker = root.ownerDocument.createTreeWalker(root, 4, {
    acceptNode: (node) => (node.parentElement?.closest(SILENT) || !node.nodeValue?.trim() ? 2 : 1),
  });
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

function keyOf({ part, path }: FieldPlace): string {
  return `${part} ${path}`;
}
