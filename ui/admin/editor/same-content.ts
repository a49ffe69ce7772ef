// Whether two pieces of HTML say the same: what the editor wrote against what it read.

const BLOCK =
  /^(p|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|pre|hr|div|figure|figcaption|img|video|table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td|details|summary)$/;
/** Wrappers that a browser adds or that say nothing: cells and items hold their text with or without a paragraph. */
const SAYS_NOTHING = /^(tbody|thead)$/;
const HOLDS_TEXT = /^(li|td|th)$/;

/** Compares meaning: order of attributes, of marks within one another and white space that is not shown do not count. */
export function saysTheSame(a: Element, b: Element): boolean {
  return written(a) === written(b);
}

function written(root: Element): string {
  const meaning = new Meaning();
  for (const child of root.childNodes) meaning.add(child, [], false);
  meaning.endLine();
  return meaning.out.join('');
}

/** Stands for what is no text and has a place in the line: a break, an image. */
const THING = '\u0000';

/** What a piece of HTML says, collected in the order of reading. */
class Meaning {
  readonly out: string[] = [];
  #line: { marks: string; text: string }[] = [];

  add(node: Node, marks: string[], exact: boolean): void {
    if (node.nodeType === 1) this.#addElement(node as Element, marks, exact);
    else if (node.nodeType !== 3) this.out.push('<!>');
    else if (exact) this.out.push(JSON.stringify(node.textContent));
    else this.#addToLine(marks, node.textContent ?? '');
  }

  /** White space of a line shows once, and not at its ends. */
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
    if (name === 'br' || (name === 'img' && !isAlone(element))) {
      this.#addToLine([...marks, tag], THING);
      return;
    }
    if (!BLOCK.test(name)) {
      this.#addChildren(element, [...marks, tag], exact);
      return;
    }
    this.endLine();
    const silent = SAYS_NOTHING.test(name) || isPlainParagraphOfItem(element);
    // two paragraphs of one item are not one
    const between = name === 'p' && element.previousElementSibling ? '|' : '';
    this.out.push(silent ? between : `<${tag}>`);
    // the words of a film are for browsers without films
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
    HOLDS_TEXT.test(element.parentElement?.localName ?? '')
  );
}

/** An image that is a block: the picture of a figure. */
function isAlone(image: Element): boolean {
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

/** A browser writes colours in its own way (`rgb(…)`): where it understands everything, its writing counts. */
function declarations(element: Element): string {
  const style = element.getAttribute('style') ?? '';
  const split = (text: string) =>
    text
      .split(';')
      .map((each) => each.trim().replace(/\s*:\s*/, ':'))
      .filter(Boolean);
  const understood = split((element as HTMLElement).style.cssText);
  const written = split(style);
  return (understood.length === written.length ? understood : written).toSorted().join(';');
}
