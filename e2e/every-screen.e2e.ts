// Every screen, loaded once for all its checks: axe, every width, text spacing, landmarks and the skip link.
import type { Page } from 'playwright/test';
import { seeEverything } from '#testing/see-everything.ts';
import { logIn } from './admin.ts';
import { axeViolations } from './axe.ts';
import {
  expectNothingSideways,
  expectToFitPhone,
  expectWholeWords,
  PHONE,
  WIDER_PX,
} from './fit.ts';
import { expect, test } from './journey.ts';
import { adminScreens, publicScreens } from './screens.ts';
import { clippedTexts, spaceText } from './text-spacing.ts';

const LAPTOP = { width: 1280, height: 800 };
const WIDTHS = [390, LAPTOP.width];

// a new page starts a process of the browser, which takes longer than rendering it
test.use({ readOnly: true, reuseContext: true });
test.setTimeout(120_000);

for (const address of publicScreens)
  test(`${address} is accessible and fits every width`, async ({ page, expected }) => {
    expected.push(/(no[-/]such|unknown).* 404/);
    await page.goto(address);
    await expectAccessible(page);
    await onTouchScreen(page, async () => {
      for (const width of [PHONE.width, ...WIDER_PX]) {
        await expectNothingSideways(page, width);
        await expectWholeWords(page, width);
      }
    });
    await expectRoomForText(page);
    // the login has no navigation before its form
    if (address !== '/vs-admin/login') await expectLandmarks(page);
  });

for (const address of [...adminScreens, '/vs-admin/nowhere'])
  test(`${address} is accessible and fits every width`, async ({ page, site, expected }) => {
    // no document is stored yet, so its history is missing
    expected.push(/(nowhere|pages\/1\/history).* 404/);
    // an open preview would be stored, and this journey is read-only
    await page.addInitScript(() => localStorage.setItem('preview-on-page', '{"isOpen":false}'));
    await logIn(page, site);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await onTouchScreen(page, async () => {
      await expectNothingSideways(page, PHONE.width);
      await page.setViewportSize(PHONE);
      await expectToFitPhone(page);
      for (const width of WIDER_PX) await expectNothingSideways(page, width);
    });
    await expectRoomForText(page);
  });

async function expectAccessible(page: Page) {
  for (const width of WIDTHS)
    await test.step(`axe at ${width} px`, async () => {
      await page.setViewportSize({ width, height: LAPTOP.height });
      await seeEverything(page);
      expect.soft(await axeViolations(page), `axe at ${width} px`).toEqual([]);
    });
}

/** Checks the room for spaced text. The text stays spaced, so only the check of the keyboard may follow. */
async function expectRoomForText(page: Page) {
  await spaceText(page);
  for (const width of WIDTHS)
    await test.step(`text spacing at ${width} px`, async () => {
      await page.setViewportSize({ width, height: LAPTOP.height });
      // a frame may still be drawn in the previous size
      const clipped = expect.soft.poll(() => clippedTexts(page), `clipped text at ${width} px`);
      await clipped.toEqual([]);
    });
}

/** Runs the checks with a finger in place of the mouse. */
async function onTouchScreen(page: Page, check: () => Promise<void>) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  await check();
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await cdp.detach();
}

/** One banner, main, footer and h1; the first Tab leads to the skip link, and that past the menus. */
async function expectLandmarks(page: Page) {
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect.soft(page.getByRole(landmark), landmark).toHaveCount(1);
  await expect.soft(page.getByRole('heading', { level: 1 }), 'h1').toHaveCount(1);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus'), 'after the skip link').toBeVisible();
  const isBeforeContent = await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    const position = main.compareDocumentPosition(document.activeElement as Element);
    return (position & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });
  expect(isBeforeContent, 'the focus after the skip link').toBe(false);
}
