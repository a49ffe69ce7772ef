// Text spacing (WCAG 2.2, 1.4.12): readers who widen letters, words and lines lose no text.
import type { Page } from 'playwright/test';

const SPACING = `
  *:not(svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;
/** Decoration, and text that is clipped on purpose and whole elsewhere. */
const NOT_READ = 'svg, video, .visually-hidden, [aria-hidden="true"]';
/** Glyphs extend over the edges of their boxes. */
const MARGIN_PX = 3;

/** Runs the check while the text of the page is set with more space. */
export async function withSpacedText(page: Page, check: () => Promise<void>): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
  await check();
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
}

/** The beginnings of texts that are clipped at their sides. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(findCut, { NOT_READ, MARGIN_PX });
}

/** The beginnings of texts that extend beyond the sides of the box that clips them. Runs in the page. */
function findCut({ NOT_READ, MARGIN_PX }: { NOT_READ: string; MARGIN_PX: number }): string[] {
  const clipOf = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      // a reader can scroll there
      if (/auto|scroll/.test(overflowX)) return null;
      if (/hidden|clip/.test(overflowX)) return box.getBoundingClientRect();
    }
    return null;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut = new Set<string>();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement as Element;
    const start = text.data.trim().slice(0, 40);
    if (
      !start ||
      element.closest(NOT_READ) ||
      !element.checkVisibility({ visibilityProperty: true })
    )
      continue;
    const clip = clipOf(element);
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    // for screen readers only
    if (!clip || clip.width <= 1) continue;
    if (left >= clip.left - MARGIN_PX && right <= clip.right + MARGIN_PX) continue;
    cut.add(`${start}: ${Math.round(Math.max(right - clip.right, clip.left - left))} px`);
  }
  return [...cut];
}
