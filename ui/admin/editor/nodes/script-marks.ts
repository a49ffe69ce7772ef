// Subscript and superscript, which exclude each other.
import { Mark } from '@tiptap/core';

const script = (name: string, tag: string, other: string, key: string) =>
  Mark.create({
    name,
    excludes: other,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(this.name) };
    },
  });

/** `<sub>`: H₂O. */
export const Subscript = script('subscript', 'sub', 'subscript superscript', 'Mod-,');
/** `<sup>`: m². */
export const Superscript = script('superscript', 'sup', 'superscript subscript', 'Mod-.');
