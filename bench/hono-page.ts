// Renders the elements of a finished page again with Hono's own JSX, as a reference for the cost of markup.
import { raw } from 'hono/html';
import { Fragment, jsx } from 'hono/jsx';
import type { HtmlEscapedString } from 'hono/utils/html';

type HonoChild = ReturnType<typeof jsx> | HtmlEscapedString | string;
type Child = string | HtmlEscapedString | ElementNode;

interface ElementNode {
  tag: string;
  attributes: Record<string, string>;
  children: Child[];
}

/** Elements copied unchanged: Hono would move elements of the head, and a script is not markup. */
const AS_IT_IS = /^<(head|script|style|noscript)\b.*?<\/\1>/s;
const TAG = /^<(\/?)([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>/;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Parses `html` as written by React, and returns a function that renders its elements. Throws when it cannot be parsed. */
export function honoPage(html: string): () => string {
  const root: ElementNode = { tag: '', attributes: {}, children: [] };
  const open = [root];
  let rest = html.replace(/^<!DOCTYPE html>/, '');
  while (rest !== '') {
    const parent = open.at(-1);
    if (!parent) throw new Error(`An element ends that did not begin: ${rest.slice(0, 80)}`);
    const [kept] = AS_IT_IS.exec(rest) ?? [];
    const [tag, ends, name = '', attributes = '', isEmpty] = TAG.exec(rest) ?? [];
    const text = kept || tag ? '' : (/^[^<]+/.exec(rest)?.[0] ?? '');
    if (kept) parent.children.push(raw(kept));
    else if (text) parent.children.push(decoded(text));
    else if (!tag) throw new Error(`No element: ${rest.slice(0, 80)}`);
    else if (ends) open.pop();
    else {
      const node = { tag: name, attributes: attributesOf(attributes), children: [] };
      parent.children.push(node);
      if (!isEmpty && !VOID.test(name)) open.push(node);
    }
    rest = rest.slice((kept ?? tag ?? text).length);
  }
  return () => `<!DOCTYPE html>${jsx(Fragment, {}, ...root.children.map(rendered))}`;
}

function rendered(child: Child): HonoChild {
  if (typeof child === 'string' || !('tag' in child)) return child;
  return jsx(child.tag, child.attributes, ...child.children.map(rendered));
}

/** The page with the two notational differences between the renderers removed. */
export function sameMarkup(html: string): string {
  return html.replaceAll('&#39;', '&#x27;').replaceAll('fetchPriority=', 'fetchpriority=');
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decoded(value)]),
  );
}

const NAMES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: '\u00a0',
};

function decoded(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name) => NAMES[name] ?? whole);
}
