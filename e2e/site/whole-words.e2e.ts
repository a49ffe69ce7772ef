// Display type where it has least room: no word of a case study is split, and nothing overlaps on a phone on its side.
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { expectWholeWords } from '../fit.ts';
import { expect, test } from '../journey.ts';
import { enlargeText } from '../large-text.ts';

test.use({ readOnly: true, contextOptions: { reducedMotion: 'reduce' } });

test('no word of a case study is split at any width', async ({ page }) => {
  test.setTimeout(180_000);
  const { caseStudies } = await (await page.request.get('/api/case-studies')).json();
  expect(caseStudies.length).toBeGreaterThan(10);
  const widths = [1024, 320];
  for (const { slug } of caseStudies)
    await test.step(slug, async () => {
      await page.goto(`/case-studies/${slug}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        await expectWholeWords(page, width);
      }
      // the next page is loaded at the last width of this one
      widths.reverse();
    });
});

test('the figures of a story do not run into each other', async ({ page }) => {
  await page.goto('/case-studies/velmoor');
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await page.locator('.stat-figure').evaluateAll((all) =>
      all.map((figure) => {
        const text = document.createRange();
        text.selectNodeContents(figure);
        const place = figure.closest('.stat')?.getBoundingClientRect().right ?? 0;
        return place - text.getBoundingClientRect().right;
      }),
    );
    expect(gaps.length).toBeGreaterThan(1);
    for (const gap of gaps) expect.soft(gap, `${width} px`).toBeGreaterThanOrEqual(0);
  }
});

/** The brightest greys, of 255, on which the pale words of the hero have a contrast of 3:1 and of 4.5:1. */
const GROUND_MAX = 140;
const GROUND_MAX_SMALL = 111;

async function brightestGround(words: Locator) {
  await words.evaluate((element) => element.style.setProperty('color', 'transparent'));
  const { channels } = await sharp(await words.screenshot())
    .greyscale()
    .stats();
  return channels[0]?.max;
}

test('over a white picture of one’s own, the menu and the headline of the home page stand on a dark ground', async ({
  page,
}) => {
  const white = { width: 16, height: 9, channels: 3 as const, background: 'white' };
  const body = await sharp({ create: white }).png().toBuffer();
  await page.route('**/p/*', (route) => route.fulfill({ body, contentType: 'image/png' }));
  await page.goto('/');
  // only the original picture has it
  await page.locator('.home-hero-leaf').evaluate((leaf) => leaf.remove());
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Divisions', 'Insights'])
    expect
      .soft(await brightestGround(menu.getByRole('link', { name })), name)
      .toBeLessThan(GROUND_MAX_SMALL);
  for (const line of await page.locator('.home-hero-line').all())
    expect.soft(await brightestGround(line)).toBeLessThan(GROUND_MAX);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the hero and the header of the home page have room for text that is twice as large', async ({
    page,
  }) => {
    await page.goto('/');
    await enlargeText(page);
    await test.step('the headline stands on a dark ground', async () => {
      const headline = page.getByRole('heading', { level: 1 });
      await page
        .locator('.home-hero-media img')
        .evaluate((image: HTMLImageElement) => image.decode());
      expect(await brightestGround(headline)).toBeLessThan(GROUND_MAX);
    });
    await test.step('the header fits', async () => {
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the hero of the home page has room in every window', async ({ page }) => {
    // the film, which these checks do not need, takes long to decode
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Pause motion' })).toBeVisible();
    for (const [width, height] of [
      [640, 400],
      [667, 375],
      [568, 320],
      [844, 390],
    ] as const)
      await test.step(`the hero has room for logo, control and headline at ${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        // the fallback fonts are wider
        await expect.poll(() => overlaps(page)).toEqual([]);
      });
    await test.step('the headline has its two lines', async () => {
      for (const [width, height] of [
        [768, 700],
        [1024, 700],
        // the type grows with the height of the window, up to that of its width
        [768, 1600],
        [1024, 1600],
        [1680, 1600],
        [2560, 1600],
      ] as const) {
        await page.setViewportSize({ width, height });
        const lines = await page.locator('.home-hero-line').evaluateAll((all) =>
          all.map((line) => {
            const text = document.createRange();
            text.selectNodeContents(line);
            return new Set([...text.getClientRects()].map(({ top }) => top)).size;
          }),
        );
        expect.soft(lines, `${width} × ${height}`).toEqual([1, 1]);
      }
    });
  });
});

/** The pairs of visible elements in the hero that overlap. */
function overlaps(page: Page) {
  return page.evaluate(() => {
    const parts = ['.header-logo', '.mobile-menu-toggle', '.motion-toggle', '.division-cards'];
    const boxes = [
      ...parts.map((part) => ({ part, box: boxOf(document.querySelector(part)) })),
      ...[...document.querySelectorAll('.home-hero-line')].map((line) => {
        const text = document.createRange();
        text.selectNodeContents(line);
        return { part: line.textContent ?? '', box: text.getBoundingClientRect() };
      }),
    ].filter(({ box }) => box !== undefined && box.width > 0);
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => touch(one.box as DOMRect, other.box as DOMRect))
        // the lines of a headline are set closer than their boxes are high
        .filter((other) => !(one.part.includes(' ') && other.part.includes(' ')))
        .map((other) => `${one.part} and ${other.part}`),
    );
    function boxOf(element: Element | null) {
      return element?.getBoundingClientRect();
    }
    function touch(a: DOMRect, b: DOMRect) {
      return (
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
      );
    }
  });
}
