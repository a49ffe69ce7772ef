// The anchors of headings: each is that of one heading, also after a heading was split, copied or pasted.
import { Extension } from '@tiptap/core';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';

/** Removes the anchor of a heading when an earlier heading has the same one. */
export const UniqueAnchors = Extension.create({
  name: 'uniqueAnchors',
  addProseMirrorPlugins: () => [uniqueAnchorsPlugin()],
});

export function uniqueAnchorsPlugin(): Plugin {
  return new Plugin({
    appendTransaction(transactions, _before, { doc, tr }) {
      if (!transactions.some(addsBlocks)) return null;
      const taken = new Set<string>();
      doc.descendants(({ type, attrs, isTextblock }, position) => {
        if (type.name === 'heading' && attrs.id) {
          if (taken.has(attrs.id)) tr.setNodeAttribute(position, 'id', null);
          taken.add(attrs.id);
        }
        return !isTextblock;
      });
      return tr.docChanged ? tr : null;
    },
  });
}

/** Whether an edit added more than a letter. A text that the form replaces is not an edit. */
function addsBlocks(tr: Transaction): boolean {
  const isEdit = tr.docChanged && !tr.getMeta('preventUpdate');
  return isEdit && tr.steps.some((step) => step instanceof ReplaceStep && step.slice.size > 1);
}
