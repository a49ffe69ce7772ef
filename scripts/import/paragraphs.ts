// Adds paragraphs around loose text: WordPress's classic editor stored blank lines instead.
import { type ChildNode, isComment, isTag, isText, type ParentNode, Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { htmlOf, newElement, setChildren } from './dom.ts';

/** The elements that begin on a new line. */
export const BLOCKS = new Set(
  `address article aside audio blockquote center details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main
  nav noscript ol p pre script section style table ul video`.split(/\s+/),
);
/** Blocks that contain blocks: loose text in them gets paragraphs too. */
const CONTAINERS = new Set(['article', 'aside', 'blockquote', 'div', 'main', 'section']);

/**
 * Returns the HTML with loose text wrapped in paragraphs, which end at blank lines. The rule `lines` follows the classic editor:
 * text in containers is wrapped too, and a line end becomes a line break.
 */
export function addParagraphs(html: string, rule: 'lines' | 'blocks'): string {
  const root = parseDocument(html);
  wrapText(root, rule === 'lines');
  return htmlOf(root);
}

function wrapText(parent: ParentNode, isByLines: boolean): void {
  const filled: ChildNode[] = [];
  let run: ChildNode[] = [];
  const endParagraph = () => {
    const inner = trimmed(run);
    if (inner.length > 0) filled.push(newElement('p', {}, inner));
    run = [];
  };
  for (const child of parent.children) {
    if (isComment(child)) continue;
    if (isText(child)) {
      const [first = '', ...others] = child.data.split(/\n[ \t]*\n\s*/);
      run.push(...linesOf(first, isByLines));
      for (const part of others) {
        endParagraph();
        run.push(...linesOf(part, isByLines));
      }
    } else if (isTag(child) && BLOCKS.has(child.name)) {
      endParagraph();
      if (isByLines && CONTAINERS.has(child.name)) wrapText(child, isByLines);
      filled.push(child);
    } else run.push(child);
  }
  endParagraph();
  setChildren(parent, filled);
}

function linesOf(text: string, isByLines: boolean): ChildNode[] {
  if (!isByLines) return [new Text(text)];
  return text
    .split('\n')
    .flatMap((line, at) =>
      at === 0 ? [new Text(line)] : [newElement('br', {}, []), new Text(line)],
    );
}

/** The nodes without white space and line breaks at both ends, and without repeated line breaks. */
function trimmed(run: readonly ChildNode[]): ChildNode[] {
  const isBlank = (node: ChildNode | undefined) =>
    node !== undefined && isText(node) && node.data.trim() === '';
  const isBreak = (node: ChildNode | undefined) =>
    node !== undefined && isTag(node) && node.name === 'br';
  const inner = run.filter((node, at) => {
    if (!isBreak(node)) return true;
    return !isBreak(run[at - 1]) && !(isBlank(run[at - 1]) && isBreak(run[at - 2]));
  });
  while (isBlank(inner[0]) || isBreak(inner[0])) inner.shift();
  while (isBlank(inner.at(-1)) || isBreak(inner.at(-1))) inner.pop();
  const [first, last] = [inner[0], inner.at(-1)];
  if (first && isText(first)) first.data = first.data.trimStart();
  if (last && isText(last)) last.data = last.data.trimEnd();
  return inner;
}
