// Readers who space letters, words and lines out lose no word (WCAG 2.2, 1.4.12).
import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { publicScreens, staffScreens } from './screens.ts';
import { seeEverything } from './see-everything.ts';
import { logIn } from './staff.ts';

const WIDTHS = [390, 1280];
const SPACED_OUT = `
  *:not(svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;
/** What decorates, runs past, or is cut on purpose and whole elsewhere. */
const NOT_READ = 'svg, video, .visually-hidden, [aria-hidden="true"], [class*="marquee"]';
/** In pixels: glyphs stand over the edges of their boxes. */
const MARGIN = 3;

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

for (const address of publicScreens)
  test(`no word of ${address} is lost when spaced out`, async ({ page, expected }) => {
    expected.push(/at \S+\/no[-/]such\S*: .* 404/);
    await expectWhole(page, address);
  });

for (const address of staffScreens)
  test(`no word of the staff's ${address} is lost when spaced out`, async ({ page, site }) => {
    await logIn(page, site);
    await expectWhole(page, address);
  });

async function expectWhole(page: Page, address: string) {
  await page.goto(address);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACED_OUT);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await seeEverything(page);
    expect.soft(await page.evaluate(findCut, { NOT_READ, MARGIN }), `at ${width} px`).toEqual([]);
  }
}

/** Runs in the page: the beginnings of texts that stand beyond the sides of what cuts them off. */
function findCut({ NOT_READ, MARGIN }: { NOT_READ: string; MARGIN: number }): string[] {
  const clipOf = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      // one can scroll there
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
    const words = text.data.trim().slice(0, 40);
    if (
      !words ||
      element.closest(NOT_READ) ||
      !element.checkVisibility({ visibilityProperty: true })
    )
      continue;
    const clip = clipOf(element);
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    // for ears only
    if (!clip || clip.width <= 1) continue;
    if (left >= clip.left - MARGIN && right <= clip.right + MARGIN) continue;
    cut.add(`${words}: ${Math.round(Math.max(right - clip.right, clip.left - left))} px`);
  }
  return [...cut];
}
