// Checks that a page fits the width of the screen.
import type { Page } from 'playwright/test';
import { expect } from './journey.ts';

/** The narrowest screen that the site supports. */
export const PHONE = { width: 320, height: 640 };
/** WCAG 2.5.8. */
const TARGET_MIN_PX = 24;
/** The time in which a page adapts to another width of the window. */
const SETTLES_WITHIN_MS = 2000;

/** Nothing is wider than a phone of 320 px, and nothing is too small to press. */
export async function expectToFitPhone(page: Page) {
  const { width, wide, small } = await page.evaluate((least) => {
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.trim().slice(0, 30)}"`;
    // content behind a dialog is out of reach
    const where = document.querySelector('[role="dialog"], [role="alertdialog"]') ?? document.body;
    const all = [...where.querySelectorAll('*')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const scrolls = (element: Element) =>
      ['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX);
    const isInScroller = (element: Element): boolean => {
      const parent = element.parentElement;
      return (
        parent !== null && parent !== document.body && (scrolls(parent) || isInScroller(parent))
      );
    };
    // a target may be larger than it looks
    const isPressedAround = (element: Element): boolean => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y, reach] = [left + width / 2, top + height / 2, least / 2 - 0.5];
      return [
        [x, y - reach],
        [x, y + reach],
        [x - reach, y],
        [x + reach, y],
      ].every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)));
    };
    return {
      width: document.documentElement.scrollWidth,
      wide: all
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .filter((element) => !isInScroller(element))
        .map(name),
      // WCAG 2.5.8 exempts links in a sentence and controls drawn by the browser
      small: all
        .filter((element) =>
          element.matches('a, button, summary, select, [role="button"], [role="switch"]'),
        )
        .filter(
          (element) => !(element.matches('a') && getComputedStyle(element).display === 'inline'),
        )
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width > 1 && (width < least || height < least) && !isPressedAround(element);
        })
        .map(name),
    };
  }, TARGET_MIN_PX);
  expect.soft(width, 'width of the page').toBeLessThanOrEqual(PHONE.width);
  expect.soft(wide, 'wider than the screen').toEqual([]);
  expect.soft(small, 'too small to press').toEqual([]);
}

/** The page scrolls downwards only, no item of a list is wider than its place, and no icon is squeezed. */
export async function expectNothingSideways(page: Page, width: number) {
  const { height } = page.viewportSize() ?? PHONE;
  await page.setViewportSize({ width, height });
  const { shown, wide, squeezed } = await page.evaluate(
    async ([width, settlesWithinMs]) => {
      const visible = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
      const look = () => ({
        shown: document.documentElement.scrollWidth,
        wide: visible('main li')
          .filter((item) => getComputedStyle(item).overflowX === 'visible')
          .filter((item) => item.scrollWidth > item.clientWidth + 1 && item.clientWidth > 0)
          .map((item) => `${item.className} "${item.textContent?.trim().slice(0, 30)}"`),
        squeezed: visible('svg')
          .filter((icon) => {
            const drawn = (icon as SVGSVGElement).viewBox.baseVal;
            const shown = icon.getBoundingClientRect();
            return drawn.width === drawn.height && Math.abs(shown.width - shown.height) > 1;
          })
          .map((icon) => `${icon.parentElement?.className} "${icon.parentElement?.textContent}"`),
      });
      const giveUpAt = performance.now() + settlesWithinMs;
      // a new width takes some frames to reach every element
      for (;;) {
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        const seen = look();
        const fits = seen.shown <= width && !seen.wide.length && !seen.squeezed.length;
        if (fits || performance.now() > giveUpAt) return seen;
      }
    },
    [width, SETTLES_WITHIN_MS] as const,
  );
  expect.soft(shown, `width of the page at ${width} px`).toBeLessThanOrEqual(width);
  expect.soft(wide, `wider than their places at ${width} px`).toEqual([]);
  expect.soft(squeezed, `squeezed at ${width} px`).toEqual([]);
}

/** Every text of the page ends within the words of its card, its article or the screen. */
export async function expectNothingCutOff(page: Page, width: number) {
  const cut = await page.evaluate(() => {
    const ends = (element: Element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getBoundingClientRect().right;
    };
    // content that a reader can scroll to is not cut off
    const isInScroller = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        isInScroller(element.parentElement));
    return [...document.querySelectorAll('main :not(svg *)')]
      .filter((element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        ),
      )
      .filter((element) => element.checkVisibility() && !isInScroller(element))
      .filter((element) => {
        const frame =
          element.closest('[class$="-words"], article')?.getBoundingClientRect().right ??
          innerWidth;
        return ends(element) > Math.min(frame, innerWidth) + 1;
      })
      .map((element) => `${element.className} "${element.textContent?.slice(0, 30)}"`);
  });
  expect.soft(cut, `cut off at ${width} px`).toEqual([]);
}

/** No word in what `within` selects is split over two lines, except at a hyphen, a dash or a slash. */
export async function expectWholeWords(page: Page, width: number, within = 'body') {
  await expect
    .soft(async () => {
      expect(await splitWords(page, within), `words split at ${width} px`).toEqual([]);
    })
    // a new width takes some frames to reach every element
    .toPass({ timeout: 3 * SETTLES_WITHIN_MS });
}

function splitWords(page: Page, within: string) {
  return page.evaluate(async (within) => {
    // the fallback fonts are wider
    await Promise.all(
      ['640 16px "Bricolage Grotesque"', '16px "Instrument Sans"'].map((font) =>
        document.fonts.load(font),
      ),
    );
    const words: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      const element = node.parentElement;
      // code breaks where it must; text on a path has no lines
      if (
        !element?.closest(within) ||
        element.closest('script, style, noscript, pre, code, textPath, [aria-hidden]')
      )
        continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // the honeypot field is outside of the page
      if (element.getBoundingClientRect().right < 0) continue;
      // an address may end a line after each of its parts
      for (const { 0: word, index } of node.data.matchAll(/[^\s\u00ad\-–—/@.?=&]{2,}/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].map(({ top, height }) => top + height / 2);
        if (Math.max(...lines) - Math.min(...lines) > 4) words.push(word);
      }
    }
    return [...new Set(words)];
  }, within);
}
