// Colour, background, size and font of text, as one span.
import { Mark } from '@tiptap/core';

export const SIZES = ['small', 'large', 'huge'] as const;
export const FONTS = ['serif', 'monospace'] as const;

export interface TextStyleAttributes {
  color: string | null;
  background: string | null;
  size: (typeof SIZES)[number] | null;
  font: (typeof FONTS)[number] | null;
}

const DEFAULTS: TextStyleAttributes = { color: null, background: null, size: null, font: null };

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    textStyle: {
      /** Changes some of the attributes; null resets one. */
      setTextStyle: (style: Partial<TextStyleAttributes>) => ReturnType;
    };
  }
}

/** `<span class="size-large font-serif" style="color: …">`. Nested spans are merged into one. */
export const TextStyle = Mark.create({
  name: 'textStyle',

  addAttributes() {
    return Object.fromEntries(
      Object.keys(DEFAULTS).map((name) => [name, { default: null, rendered: false }]),
    );
  },

  parseHTML() {
    return [
      {
        tag: 'span',
        getAttrs: (element) => {
          const style = { ...DEFAULTS };
          for (let at: Element | null = element; at?.localName === 'span'; at = at.parentElement)
            for (const [name, value] of Object.entries(styleOf(at)))
              style[name as 'color'] ??= value as string;
          return Object.values(style).some(Boolean) ? style : false;
        },
      },
    ];
  },

  renderHTML({ mark }) {
    const { color, background, size, font } = mark.attrs as TextStyleAttributes;
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
      setTextStyle:
        (style) =>
        ({ editor, chain }) => {
          const next = { ...DEFAULTS, ...editor.getAttributes(this.name), ...style };
          return Object.values(next).some(Boolean)
            ? chain().setMark(this.name, next).run()
            : chain().unsetMark(this.name).run();
        },
    };
  },
});

function styleOf(span: Element): TextStyleAttributes {
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
