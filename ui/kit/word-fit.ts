// Keeps display type from being split: computes the width of the longest word, from which styles derive a size.
import type { CSSProperties } from 'react';

/** Letters that are as wide as high, and between which a line may end. */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hangul}\u3000-\u30ff\uff00-\uffef]/u;
/** Widths of letters in the display face, in em, rounded up; every other letter counts as `USUAL`. */
const WIDTHS: readonly [letters: RegExp, em: number][] = [
  [/[ijl.,:;!|'’‘“”I1]/, 0.26],
  [/[frtJ]/, 0.41],
  [/[mwMWжмфшщыюЖМФШЩЫЮ]/, 0.98],
  [/[\p{Lu}&]/u, 0.71],
  [IDEOGRAPH, 1],
];
const USUAL = 0.61;

const WORD_END = new RegExp(
  `[\\s\\u00ad\\-–—/]+|(?=${IDEOGRAPH.source})|(?<=${IDEOGRAPH.source})`,
  'u',
);

/**
 * The width of the longest word of `text` in em, as display type sets it; words end at spaces, hyphens, dashes and slashes,
 * and before and after each Chinese, Japanese or Korean letter.
 */
export function longestWord(text: string): number {
  return Math.max(...text.split(WORD_END).map(lineWidth));
}

/**
 * The style `--longest-word`, by which a style sheet limits the size of an element:
 * `font-size: min(var(--text-display-1), 100cqi / var(--longest-word))`.
 */
export function wordFit(text: string): CSSProperties {
  return { '--longest-word': Math.max(1, longestWord(text)) } as CSSProperties;
}

/** `wordFit` for lines that are never broken. */
export function lineFit(lines: readonly string[]): CSSProperties {
  return { '--longest-word': Math.max(1, ...lines.map(lineWidth)) } as CSSProperties;
}

/** A figure shrinks to this part of its size at most; a longer word breaks. */
const FIT_MIN = 0.4;

/** The style `--fit`: the part of its size at which a figure with a word wider than `ems` stays on its line. None for others. */
export function figureFit(figure: string, ems: number): CSSProperties | undefined {
  const fit = Math.max(FIT_MIN, Math.floor((100 * ems) / longestWord(figure)) / 100);
  return fit < 1 ? ({ '--fit': fit } as CSSProperties) : undefined;
}

/** The width of `text` on one line in em, as display type sets it; other text is up to a tenth narrower. */
export function lineWidth(text: string): number {
  const widths = [...text].map(
    (letter) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL,
  );
  return Math.ceil(widths.reduce((sum, width) => sum + width, 0) * 100) / 100;
}
