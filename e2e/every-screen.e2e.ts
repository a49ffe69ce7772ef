// Every screen, loaded once for all its checks: axe, every width, text spacing, large text, landmarks, the skip link, and no
// request to another host. Other states of a template have the same styles and controls: axe sees them once, and they have to
// fit a phone.
import type { Page } from 'playwright/test';
import { endAnimations, seeEverything } from '#testing/see-everything.ts';
import { closePreview, logIn } from './admin.ts';
import { axeViolations } from './axe.ts';
import { expectNothingSideways, expectToFitPhone, expectWholeWords, PHONE } from './fit.ts';
import { expect, type Site, test } from './journey.ts';
import { enlargeText } from './large-text.ts';
import { adminStates, adminTemplates, publicStates, publicTemplates } from './screens.ts';
import { clippedTexts, withSpacedText } from './text-spacing.ts';
import { ALL_THIRD_PARTIES } from './third-parties.ts';

/** The width at which the screens are loaded. */
const LAPTOP_PX = 1280;
const USUAL_PHONE_PX = 390;
/** The widths between a phone and a laptop at which a layout begins, where it has least room. */
const PUBLIC_LAYOUTS_PX = [640, 768, 1024];
const ADMIN_LAYOUTS_PX = [640, 672, 768, 1024, 1200];
const MISSING_PAGE = /(no[-/]such|unknown).* 404/;
/** Texts that share a line with others and have least room. */
const NARROW =
  '.heritage-account-table :where(th, td), .award-wall-label, .pagination-end, .platform-partner a, ' +
  '.contact-page-email, .work-index *, .button';
/** No document is stored yet, so its history is missing. */
const MISSING_ITEM = /(nowhere|pages\/1\/history).* 404/;

// a new page starts a process of the browser, which takes longer than rendering it
test.use({ readOnly: true, reuseContext: true });
test.setTimeout(120_000);

test.describe('with all third parties', () => {
  test.use({ variables: ALL_THIRD_PARTIES });

  for (const address of publicTemplates)
    test(`${address} is accessible and fits every width`, async ({ page, site, expected }) => {
      expected.push(MISSING_PAGE);
      const foreign = foreignRequests(page, site);
      await page.goto(address);
      await seeEverything(page);
      await expectAccessible(page, LAPTOP_PX);
      await expectPublicToFit(page, LAPTOP_PX);
      await expectRoomForText(page, LAPTOP_PX);
      await expectPublicToFit(page, USUAL_PHONE_PX);
      await expectAccessible(page, USUAL_PHONE_PX);
      await expectRoomForText(page, USUAL_PHONE_PX);
      await expectWholeLargeWords(page, USUAL_PHONE_PX);
      await onTouchScreen(page, async () => {
        for (const width of [PHONE.width, ...PUBLIC_LAYOUTS_PX])
          await expectPublicToFit(page, width);
      });
      // the login has no navigation before its form
      if (address !== '/vs-admin/login') {
        await expectLandmarks(page);
        await expectSkipLink(page);
      }
      expect.soft(foreign, 'requests to other hosts').toEqual([]);
      expect.soft(await page.context().cookies(), 'cookies').toEqual([]);
    });

  for (const address of publicStates)
    test(`${address} is accessible and fits a phone`, async ({ page, expected }) => {
      expected.push(MISSING_PAGE);
      await page.goto(address);
      await expectAccessible(page, LAPTOP_PX);
      await onTouchScreen(page, () => expectPublicToFit(page, PHONE.width));
      await expectLandmarks(page);
    });
});

for (const address of adminTemplates)
  test(`${address} is accessible and fits every width`, async ({ page, site, expected }) => {
    expected.push(MISSING_ITEM);
    await openAdmin(page, site, address);
    await expectAccessible(page, LAPTOP_PX);
    await expectNothingSideways(page, LAPTOP_PX);
    await expectRoomForText(page, LAPTOP_PX);
    await expectNothingSideways(page, USUAL_PHONE_PX);
    await expectRoomForText(page, USUAL_PHONE_PX);
    await expectAccessible(page, USUAL_PHONE_PX);
    await onTouchScreen(page, async () => {
      await expectAdminToFitPhone(page);
      for (const width of ADMIN_LAYOUTS_PX) await expectNothingSideways(page, width);
    });
  });

for (const address of adminStates)
  test(`${address} is accessible and fits a phone`, async ({ page, site, expected }) => {
    expected.push(MISSING_ITEM);
    await openAdmin(page, site, address);
    await expectAccessible(page, LAPTOP_PX);
    await onTouchScreen(page, () => expectAdminToFitPhone(page));
  });

/** The addresses that the page requests from other hosts from now on. */
function foreignRequests(page: Page, site: Site): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== site.origin && protocol !== 'data:') foreign.push(request.url());
  });
  return foreign;
}

async function openAdmin(page: Page, site: Site, address: string) {
  // an open preview would be stored, and this journey is read-only
  await closePreview(page);
  await logIn(page, site);
  await page.addInitScript(reportPolicyViolations);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await seeEverything(page);
}

/** Chromium does not report what a library tries and catches; Firefox does, as an error. */
function reportPolicyViolations() {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
    console.error(`The policy ${violatedDirective} forbids a part of ${sourceFile}`),
  );
}

async function expectAccessible(page: Page, width: number) {
  await test.step(`axe at ${width} px`, async () => {
    await endAnimations(page);
    expect.soft(await axeViolations(page), `axe at ${width} px`).toEqual([]);
  });
}

async function expectRoomForText(page: Page, width: number) {
  await test.step(`text spacing at ${width} px`, async () => {
    await withSpacedText(page, async () => {
      // a frame may still be drawn without the spacing
      const clipped = expect.soft.poll(() => clippedTexts(page), `clipped text at ${width} px`);
      await clipped.toEqual([]);
    });
  });
}

async function expectWholeLargeWords(page: Page, width: number) {
  await test.step('large text', async () => {
    const style = await enlargeText(page);
    await expectWholeWords(page, width, `h1, h2, h3, ${NARROW}`);
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  });
}

async function expectPublicToFit(page: Page, width: number) {
  await expectNothingSideways(page, width);
  await expectWholeWords(page, width);
}

async function expectAdminToFitPhone(page: Page) {
  await page.setViewportSize(PHONE);
  await expectNothingSideways(page, PHONE.width);
  await expectToFitPhone(page);
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

/** One banner, main, footer and h1. */
async function expectLandmarks(page: Page) {
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect.soft(page.getByRole(landmark), landmark).toHaveCount(1);
  await expect.soft(page.getByRole('heading', { level: 1 }), 'h1').toHaveCount(1);
}

/** The first Tab leads to the skip link, and that past the menus. */
async function expectSkipLink(page: Page) {
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
