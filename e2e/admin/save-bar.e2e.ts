// The save bar of a long form covers no field that has the focus.
import { formReady, logIn } from '../admin.ts';
import { expect, test } from '../journey.ts';
import { rendered } from '../rendered.ts';

const WIDTHS = [390, 1280];
/** More tab stops than a form has before its save bar. */
const STOPS_MAX = 100;

test.use({ readOnly: true });

test('the save bar hides no focused field', async ({ page, site }) => {
  await logIn(page, site);
  await page.goto('/vs-admin/case-studies/create');
  await formReady(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
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
    expect(hidden, `at ${width} px`).toEqual([]);
    expect(stops, 'the bar is reached').toBeLessThan(STOPS_MAX);
  }
});

test('focus in the save bar scrolls no form', async ({ page, site }) => {
  await logIn(page, site);
  await page.goto('/vs-admin/case-studies/create');
  await formReady(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const button of await page.locator('.admin-form-bar button:visible').all()) {
      await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
      await button.focus();
      await rendered(page);
      expect(await page.evaluate(() => scrollY), `at ${width} px`).toBe(500);
      await button.blur();
    }
  }
});

test('in a window as low as beside an on-screen keyboard, most of it shows the text', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  await page.setViewportSize({ width: 844, height: 200 });
  await page.goto('/vs-admin/edit/1');
  const line = page.locator('.editor-text li').first();
  await line.scrollIntoViewIfNeeded();
  const bar = page.locator('.admin-form-bar');
  await expect(bar).not.toBeInViewport();
  await bar.getByRole('button', { name: 'Update Post' }).focus();
  await expect(bar.getByRole('button', { name: 'Update Post' })).toBeInViewport({ ratio: 1 });
});

test('on a phone held sideways the bar is one row', async ({ page, site }) => {
  await logIn(page, site);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/vs-admin/edit/1');
  await formReady(page);
  const bar = page.locator('.admin-form-bar');
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(64);
  await bar.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Save draft' })).toBeInViewport({ ratio: 1 });
});

test('beside the buttons of a failed save on a phone, the checklist is in full', async ({
  page,
  site,
  expected,
}) => {
  expected.push(/status of 503/);
  await logIn(page, site);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/vs-admin/edit/1');
  await formReady(page);
  await page.route('**/api/admin/posts/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 503 }),
  );
  await page.getByLabel('Title', { exact: true }).fill('Not saved yet');
  await page.keyboard.press('Control+s');
  const bar = page.locator('.admin-form-bar');
  await expect(bar.getByRole('button', { name: 'Try again' })).toBeVisible();
  const checklist = bar.locator('.checklist-trigger');
  expect(await checklist.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
});
