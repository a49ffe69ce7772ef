// The HTML that a copy puts on the clipboard, for other programs as well as for this editor.
import { DOMSerializer, type Fragment, type Schema } from '@tiptap/pm/model';
import { HTML_BLOCK } from './nodes/html-block.ts';
import { cleanPaste } from './paste/clean-paste.ts';

type Options = Parameters<DOMSerializer['serializeFragment']>[1];
type Target = Parameters<DOMSerializer['serializeFragment']>[2];

/**
 * Serialises copied content of a schema. Addresses within the site get its origin, because they lead nowhere elsewhere;
 * `cleanPaste` removes it again. HTML blocks are copied as their HTML.
 */
export class ClipboardSerializer extends DOMSerializer {
  readonly #origin: string;
  readonly #inert: Document;

  /** `inert` is a document that runs and loads nothing. */
  constructor(schema: Schema, origin: string, inert: Document) {
    const { nodes, marks } = DOMSerializer.fromSchema(schema);
    super(nodes, marks);
    this.#origin = origin;
    this.#inert = inert;
  }

  override serializeFragment(fragment: Fragment, options?: Options, target?: Target) {
    const copied = super.serializeFragment(fragment, options, target);
    // a call with a target is for nested content, which the outer call handles
    if (target) return copied;
    for (const block of copied.querySelectorAll(`[${HTML_BLOCK}]`))
      block.innerHTML = cleanPaste(block.getAttribute(HTML_BLOCK) ?? '', this.#inert);
    for (const name of ['href', 'src', 'poster'])
      for (const element of copied.querySelectorAll(`[${name}^="/"]:not([${name}^="//"])`))
        element.setAttribute(name, this.#origin + element.getAttribute(name));
    return copied;
  }
}
