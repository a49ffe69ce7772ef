// Bold and italic by stars and underscores as they are typed or pasted: `**bold**`, `_italic_`.
import { type AnyExtension, Mark, markInputRule, markPasteRule } from '@tiptap/core';

// no space may follow the opening signs or precede the closing ones, so that `3 * 4 * 2` stays a multiplication
const TYPED: Record<string, RegExp[]> = {
  bold: [/(?:^|\s)(\*\*(?!\s)([^*]*[^*\s])\*\*)/, /(?:^|\s)(__(?!\s)([^_]*[^_\s])__)/],
  italic: [/(?:^|\s)(\*(?!\s)([^*]*[^*\s])\*)/, /(?:^|\s)(_(?!\s)([^_]*[^_\s])_)/],
};

/** The extension, with our own rules when it is bold or italic. */
export function withMarkdownShortcuts(extension: AnyExtension): AnyExtension {
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
