// Bold and italic by stars and underscores as they are typed or pasted: `**bold**`, `_italic_`; a dividing line by `---`.
import {
  type AnyExtension,
  InputRule,
  Mark,
  markInputRule,
  markPasteRule,
  Node,
} from '@tiptap/core';

// no space may follow the opening signs or precede the closing ones: `3 * 4 * 2` stays text
const TYPED: Record<string, RegExp[]> = {
  bold: [/(?:^|\s)(\*\*(?!\s)([^*]*[^*\s])\*\*)/, /(?:^|\s)(__(?!\s)([^_]*[^_\s])__)/],
  italic: [/(?:^|\s)(\*(?!\s)([^*]*[^*\s])\*)/, /(?:^|\s)(_(?!\s)([^_]*[^_\s])_)/],
};

/** The extension; bold, italic, headings, code and the dividing line get our own rules. */
export function withMarkdownShortcuts(extension: AnyExtension): AnyExtension {
  if (/^(horizontalRule|heading|codeBlock)$/.test(extension.name) && extension instanceof Node)
    return withRulesInPlace(extension);
  const signs = TYPED[extension.name];
  if (!signs || !(extension instanceof Mark)) return extension;
  return extension.extend({
    addInputRules() {
      const { type } = this;
      return signs.map((sign) => markInputRule({ find: new RegExp(`${sign.source}$`), type }));
    },
    addPasteRules() {
      const { type } = this;
      return signs.map((sign) => markPasteRule({ find: new RegExp(sign.source, 'g'), type }));
    },
  });
}

/**
 * The extension, whose rules leave text alone where its block is not allowed, such as a caption, which they would split.
 * Headings and code are set by `setNode`, which keeps what the rules would drop.
 */
function withRulesInPlace(extension: Node): Node {
  return extension.extend({
    addInputRules() {
      const { type } = this;
      return (this.parent?.() ?? []).map(
        ({ find, handler }) =>
          new InputRule({
            find,
            handler: (props) => {
              const { state, range, match, can, chain } = props;
              const $from = state.doc.resolve(range.from);
              const [at, end] = [$from.index(-1), $from.index(-1) + Number(type.isTextblock)];
              if (!$from.node(-1).canReplaceWith(at, end, type)) return null;
              if (!type.isTextblock) return handler(props);
              const [, signs = ''] = match;
              const attributes = type.spec.code ? { language: signs } : { level: signs.length };
              if (!can().setNode(type, attributes)) return null;
              chain().deleteRange(range).setNode(type, attributes).run();
            },
          }),
      );
    },
  });
}
