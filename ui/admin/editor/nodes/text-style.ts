// How a run of text looks: colour, background, size, font. One span for all four.
import { Mark } from '@tiptap/core';

export const SIZES = ['small', 'large', 'huge'] as const;
export const FONTS = ['serif', 'monospace'] as const;

export interface TextLookAttributes {
  color: string | null;
  background: string | null;
  size: (typeof SIZES)[number] | null;
  font: (typeof FONTS)[number] | null;
}

const NONE: TextLookAttributes = { color: null, background: null, size: null, font: null };

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    textLook: {
      /** Changes some of the four; null takes one back. */
      setTextLook: (look: Partial<TextLookAttributes>) => ReturnType;
    };
  }
}

/** `<span class="size-large font-serif" style="color: …">`; spans within spans become one. */
export const TextLook = Mark.create({
  name: 'textLook',

  addAttributes() {
    return Object.fromEntries(
      Object.keys(NONE).map((name) => [name, { default: null, rendered: false }]),
    );
  },

  parseHTML() {
    return [
      {
        tag: 'span',
        getAttrs: (element) => {
          const look = { ...NONE };
          for (let at: Element | null = element; at?.localName === 'span'; at = at.parentElement)
            for (const [name, value] of Object.entries(lookOf(at)))
              look[name as 'color'] ??= value as string;
          return Object.values(look).some(Boolean) ? look : false;
        },
      },
    ];
  },

  renderHTML({ mark }) {
    const { color, background, size, font } = mark.attrs as TextLookAttributes;
    const classes = [size && `size-${size}`, font && `font-${font}`].filter(Boolean);
    const styles = [color && `color: ${color}`, background && `background-color: ${background}`];
    return [
      'span',
      { class: classes.join(' ') || null, style: styles.filter(Boolean).join('; ') || null },
      0,
    ];
  },

  addCommands() {
    return {
      setTextLook:
        (look) =>
        ({ editor, chain }) => {
          const next = { ...NONE, ...editor.getAttributes(this.name), ...look };
          return Object.values(next).some(Boolean)
            ? chain().setMark(this.name, next).run()
            : chain().unsetMark(this.name).run();
        },
    };
  },
});

function lookOf(span: Element): TextLookAttributes {
  const style = span.getAttribute('style') ?? '';
  const declared = (property: string) =>
    new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1]?.trim() ?? null;
  const oneOf = <T extends string>(names: readonly T[], prefix: string) =>
    names.find((name) => span.classList.contains(`${prefix}-${name}`)) ?? null;
  return {
    color: declared('color'),
    background: declared('background-color'),
    size: oneOf(SIZES, 'size'),
    font: oneOf(FONTS, 'font'),
  };
}
