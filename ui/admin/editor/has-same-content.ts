// Compares the HTML that the editor writes with the HTML that it read.

const BLOCK =
  /^(p|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|pre|hr|div|figure|figcaption|img|video|table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td|details|summary)$/;
/** Elements that browsers add, without meaning of their own. */
const TRANSPARENT = /^(tbody|thead)$/;
/** Elements that hold text with or without a paragraph. */
const TEXT_CONTAINER = /^(li|td|th)$/;

/** Whether two elements have the same content. The order of attributes and marks and invisible white space are ignored. */
export function hasSameContent(a: Element, b: Element): boolean {
  return canonicalForm(a) === canonicalForm(b);
}

function canonicalForm(root: Element): string {
  const writer = new CanonicalWriter();
  for (const child of root.childNodes) writer.add(child, [], false);
  writer.endLine();
  return writer.out.join('');
}

/** Stands for an inline element without text: a line break, an image. */
const INLINE_ATOM = '\u0000';

/** Writes HTML in canonical form, in document order. */
class CanonicalWriter {
  readonly out: string[] = [];
  #line: { marks: string; text: string }[] = [];

  add(node: Node, marks: string[], exact: boolean): void {
    if (node.nodeType === 1) this.#addElement(node as Element, marks, exact);
    else if (node.nodeType !== 3) this.out.push('<!>');
    else if (exact) this.out.push(JSON.stringify(node.textContent));
    else this.#addToLine(marks, node.textContent ?? '');
  }

  /** Collapses the white space of the current line, as a browser shows it. */
  endLine(): void {
    let spaced = true;
    for (const run of this.#line) {
      const characters = [...run.text.replace(/[ \t\n\r\f]+/g, ' ')].filter((character) => {
        const shown = character !== ' ' || !spaced;
        spaced = character === ' ';
        return shown;
      });
      run.text = characters.join('');
    }
    const last = this.#line.findLast((run) => run.text.trimEnd() !== '');
    for (const run of this.#line.toReversed()) {
      run.text = run.text.replace(/ +$/, '');
      if (run === last) break;
    }
    let before = '';
    for (const { marks, text } of this.#line) {
      if (text === '') continue;
      if (marks !== before) this.out.push(`{${marks}}`);
      before = marks;
      this.out.push(text);
    }
    this.#line = [];
  }

  #addToLine(marks: string[], text: string): void {
    const key = marks.toSorted().join(' ');
    const last = this.#line.at(-1);
    if (last?.marks === key) last.text += text;
    else this.#line.push({ marks: key, text });
  }

  #addElement(element: Element, marks: string[], exact: boolean): void {
    const name = element.localName;
    const tag = `${name}${attributesOf(element)}`;
    if (name === 'br' || (name === 'img' && !isFigureImage(element))) {
      this.#addToLine([...marks, tag], INLINE_ATOM);
      return;
    }
    if (!BLOCK.test(name)) {
      this.#addChildren(element, [...marks, tag], exact);
      return;
    }
    this.endLine();
    const silent = TRANSPARENT.test(name) || isPlainParagraphOfItem(element);
    // separates two paragraphs of one item
    const between = name === 'p' && element.previousElementSibling ? '|' : '';
    this.out.push(silent ? between : `<${tag}>`);
    // the text of a video is a fallback for old browsers
    if (name !== 'video' || element.childElementCount > 0)
      this.#addChildren(element, [], exact || name === 'pre');
    this.endLine();
    if (!silent) this.out.push(`</${name}>`);
  }

  #addChildren(element: Element, marks: string[], exact: boolean): void {
    for (const child of element.childNodes) this.add(child, marks, exact);
  }
}

function isPlainParagraphOfItem(element: Element): boolean {
  return (
    element.localName === 'p' &&
    element.attributes.length === 0 &&
    TEXT_CONTAINER.test(element.parentElement?.localName ?? '')
  );
}

/** Whether an image is the block image of a figure. */
function isFigureImage(image: Element): boolean {
  return image.parentElement?.localName === 'figure';
}

function attributesOf(element: Element): string {
  return [...element.attributes]
    .map(({ name, value }) => {
      if (name === 'class')
        return ` class=${value.split(/\s+/).filter(Boolean).toSorted().join('.')}`;
      if (name === 'style') return ` style=${declarations(element)}`;
      return ` ${name}=${value}`;
    })
    .toSorted()
    .join('');
}

/** The declarations of `style`, sorted: in the browser's notation (`rgb(…)`) when it understands all of them. */
function declarations(element: Element): string {
  const style = element.getAttribute('style') ?? '';
  const split = (text: string) =>
    text
      .split(';')
      .map((each) => each.trim().replace(/\s*:\s*/, ':'))
      .filter(Boolean);
  const parsed = split((element as HTMLElement).style.cssText);
  const written = split(style);
  return (parsed.length === written.length ? parsed : written).toSorted().join(';');
}
