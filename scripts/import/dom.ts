// Changes to a tree of parsed HTML.
import { type ChildNode, Element, type ParentNode } from 'domhandler';
import { DomUtils } from 'htmlparser2';

/** Replaces all children by `nodes`. */
export function setChildren(parent: ParentNode, nodes: ChildNode[]): void {
  parent.children = nodes;
  for (const [at, node] of nodes.entries()) {
    node.parent = parent;
    node.prev = nodes[at - 1] ?? null;
    node.next = nodes[at + 1] ?? null;
  }
}

/** Replaces `old` by `nodes`; does nothing when it has no parent. */
export function replaceBy(old: ChildNode, nodes: ChildNode[]): void {
  const parent = old.parent;
  if (parent)
    setChildren(
      parent,
      parent.children.flatMap((child) => (child === old ? nodes : [child])),
    );
}

/** A new element with these children. */
export function newElement(
  name: string,
  attributes: Record<string, string>,
  children: ChildNode[],
): Element {
  const element = new Element(name, attributes);
  setChildren(element, children);
  return element;
}

/** All elements with that name, in document order. */
export function elementsOf(root: ParentNode, name: string): Element[] {
  return DomUtils.getElementsByTagName(name, root, true);
}

/** Whether an ancestor of the element has that name. */
export function isWithin(element: Element, name: string): boolean {
  for (let parent = element.parent; parent; parent = parent.parent)
    if ('name' in parent && parent.name === name) return true;
  return false;
}

/** The tree as HTML. */
export function htmlOf(root: ParentNode): string {
  return DomUtils.getInnerHTML(root as Element, { encodeEntities: 'utf8' });
}
