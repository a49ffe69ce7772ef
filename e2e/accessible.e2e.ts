// Every screen, wide and narrow, holds up to axe with the rules of WCAG 2.2 AA and its best practices.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { publicScreens, staffScreens } from './screens.ts';
import { seeEverything } from './see-everything.ts';
import { formReady, logIn } from './staff.ts';

const WIDTHS = [390, 1280];
/** More than a form has before its save bar. */
const STOPS_MAX = 100;

/** What is being written has an outline of its own, apart from that of the form around it. */
const WRITTEN_HEADINGS = '[contenteditable] :is(h1, h2, h3, h4, h5, h6)';

// Recording every step doubles the time, and what axe finds says enough. With reduced motion nothing is judged half-way.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

for (const address of publicScreens) {
  test(`everybody can use ${address}`, async ({ page, expected }) => {
    expected.push(/at \S+\/no[-/]such\S*: .* 404/);
    await expectAccessible(page, address);
  });
}

for (const address of staffScreens) {
  test(`all staff can use ${address}`, async ({ page, site }) => {
    await logIn(page, site);
    await expectAccessible(page, address);
  });
}

for (const width of WIDTHS)
  test(`on a screen of ${width} px the save bar hides nothing that has the focus`, async ({
    page,
    site,
  }) => {
    await logIn(page, site);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/vs-admin/case-studies/create');
    await formReady(page);
    await page.getByLabel('Client Name').focus();
    const hidden: string[] = [];
    let stops = 0;
    for (let isInBar = false; !isInBar && stops < STOPS_MAX; stops++) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const bar = document.querySelector('.admin-form-bar') as HTMLElement;
        const isUnder = focused.getBoundingClientRect().top >= bar.getBoundingClientRect().top - 1;
        return { isInBar: bar.contains(focused), isUnder, html: focused.outerHTML.slice(0, 120) };
      });
      ({ isInBar } = focus);
      if (focus.isUnder && !isInBar) hidden.push(focus.html);
    }
    expect(hidden).toEqual([]);
    expect(stops, 'the bar is reached').toBeLessThan(STOPS_MAX);
  });

test('every page of the site has its landmarks and one h1, and its first Tab leads past the menus', async ({
  page,
  expected,
}) => {
  expected.push(/at \S+\/no[-/]such\S*: .* 404/);
  // the login stands alone: nothing comes before its form
  for (const address of publicScreens.filter((screen) => screen !== '/vs-admin/login')) {
    await page.goto(address);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark), `${landmark} of ${address}`).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 }), `h1 of ${address}`).toHaveCount(1);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip, address).toBeFocused();
    await expect(skip, address).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus'), `after it, on ${address}`).toBeVisible();
    const isBeforeContent = await page.evaluate(() => {
      const main = document.querySelector('main') as HTMLElement;
      const position = main.compareDocumentPosition(document.activeElement as Element);
      return (position & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    });
    expect(isBeforeContent, `after it, on ${address}`).toBe(false);
  }
});

async function expectAccessible(page: Page, address: string) {
  await page.goto(address);
  for (const width of WIDTHS) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await seeEverything(page);
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .exclude(WRITTEN_HEADINGS)
        .analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
      expect.soft(found, `at ${width} px`).toEqual([]);
    });
  }
}
