// Every task works on a phone of 320 px: nothing scrolls sideways but what is made to, and nothing is too small to press.
// On tablets and small laptops nothing scrolls sideways either, and nothing is squeezed.
import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { publicScreens, staffScreens } from './screens.ts';
import { createPost, logIn } from './staff.ts';

const TARGET_MIN_PX = 24;
/** Where the menu, the lists and the forms change their columns. */
const WIDER_PX = [640, 720, 768, 1024, 1100, 1200, 1280];
/** After the window got another width. */
const SETTLES_WITHIN_MS = 2000;
const LONG_WORD = 'Rindfleischetikettierungsüberwachungsgesetz';
const LONG_URL = `https://shop.example/${'kettles'.repeat(9)}x`;

test.use({
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  trace: 'off',
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
});

async function expectToFit(page: Page) {
  const { width, wide, small } = await page.evaluate((least) => {
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.trim().slice(0, 30)}"`;
    // nobody reaches what is behind a dialog
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
    // what looks smaller may still be met around its edges, by a part of it that nobody sees
    const reachesAround = (element: Element): boolean => {
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
      // WCAG 2.5.8 leaves out links in a sentence and what the browser draws
      small: all
        .filter((element) =>
          element.matches('a, button, summary, select, [role="button"], [role="switch"]'),
        )
        .filter(
          (element) => !(element.matches('a') && getComputedStyle(element).display === 'inline'),
        )
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width > 1 && (width < least || height < least) && !reachesAround(element);
        })
        .map(name),
    };
  }, TARGET_MIN_PX);
  expect.soft(width, 'width of the page').toBeLessThanOrEqual(320);
  expect.soft(wide, 'wider than the screen').toEqual([]);
  expect.soft(small, 'too small to press').toEqual([]);
}

/** The page scrolls downwards only, no item of a list is wider than its place, and no icon is squeezed. */
async function expectNothingSideways(page: Page, width: number) {
  await page.setViewportSize({ width, height: 1024 });
  const { shown, wide, squeezed } = await page.evaluate(
    async ([width, settlesWithinMs]) => {
      const visible = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
      const look = () => ({
        shown: document.documentElement.scrollWidth,
        wide: visible('main li')
          .filter((item) => getComputedStyle(item).overflowX === 'visible')
          .filter((item) => item.scrollWidth > item.clientWidth + 1 && item.clientWidth > 0)
          .map((item) => item.querySelector('h2, h3, a')?.textContent),
        squeezed: visible('svg')
          .filter((icon) => {
            const drawn = (icon as SVGSVGElement).viewBox.baseVal;
            const shown = icon.getBoundingClientRect();
            return drawn.width === drawn.height && Math.abs(shown.width - shown.height) > 1;
          })
          .map((icon) => `${icon.parentElement?.className} "${icon.parentElement?.textContent}"`),
      });
      const giveUpAt = performance.now() + settlesWithinMs;
      // a new width takes some frames to reach everything
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
async function expectNothingCutOff(page: Page, width: number) {
  const cut = await page.evaluate(() => {
    const ends = (element: Element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect().right;
    };
    return [...document.querySelectorAll('main *')]
      .filter((element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        ),
      )
      .filter((element) => element.checkVisibility())
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

for (const address of [...staffScreens, '/vs-admin/nowhere']) {
  test(`${address} fits`, async ({ page, expected }) => {
    expected.push(/nowhere.* 404/);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expectToFit(page);
    for (const width of WIDER_PX) await expectNothingSideways(page, width);
  });
}

test('no public page is too narrow for what it shows on tablets and small laptops', async ({
  page,
  expected,
}) => {
  test.slow();
  expected.push(/no[-/]such.* 404/);
  for (const address of publicScreens)
    await test.step(address, async () => {
      await page.goto(address);
      for (const width of [320, ...WIDER_PX]) await expectNothingSideways(page, width);
    });
});

test('long words break and nothing is cut off', async ({ page }) => {
  // of two posts the newer one leads the list, and each is under 'Read on' of the other
  for (const slug of ['long-words', 'longer-words'])
    await createPost(page, {
      title: `The ${LONG_WORD}`,
      slug,
      excerpt: `All of it at ${LONG_URL} today.`,
      content: `<p>Read ${LONG_URL} first.</p>`,
    });
  const made = await page.request.post('/api/admin/case-studies', {
    data: {
      title: 'Donaudampfschifffahrtsgesellschaft',
      slug: 'long-words',
      description: `Tickets at ${LONG_URL}.`,
      categories: ['SEO'],
      gridStat: '+1,234,567.89%',
      gridSupportingText: LONG_WORD,
    },
  });
  expect(made.status()).toBe(201);
  for (const address of ['/insights', '/insights/long-words', '/case-studies'])
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.locator('main')).toContainText(/Rindfleisch|Donaudampf/);
      for (const width of [320, 390, 768, 1280]) {
        await expectNothingSideways(page, width);
        await expectNothingCutOff(page, width);
      }
    });
});

test('the dialogs fit', async ({ page }) => {
  const fits = async (role: 'dialog' | 'alertdialog') => {
    const dialog = page.getByRole(role);
    await expect(dialog).toBeVisible();
    const box = await dialog.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(640);
    await expectToFit(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await page.goto('/vs-admin/posts');
  await page.getByRole('button', { name: 'Search or jump to…' }).tap();
  await fits('dialog');
  await page.keyboard.press('?');
  await fits('dialog');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .tap();
  await fits('alertdialog');
  await page.goto('/vs-admin/create');
  await page.locator('.editor-text').focus();
  await page.keyboard.press('Control+/');
  await fits('dialog');
});

test('the menu leads on sideways, and the screen one is on is in view', async ({ page }) => {
  await page.goto('/vs-admin/trash');
  await expect(page.getByRole('navigation').locator('[aria-current="page"]')).toBeInViewport();
  await page.goto('/vs-admin/dashboard');
  const last = page.getByRole('navigation').getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});
