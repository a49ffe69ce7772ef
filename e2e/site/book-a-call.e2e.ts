// 'Book a call': natively, by the embedded scheduler, and when its script is blocked or throws.
import type { Page } from 'playwright/test';
import { expect, test } from '../journey.ts';
import { rendered } from '../rendered.ts';
import { storedEnquiries } from '../stored-enquiries.ts';
import { ALL_THIRD_PARTIES } from '../third-parties.ts';

const MEETINGS_URL = ALL_THIRD_PARTIES.HUBSPOT_MEETINGS_URL;
const SCRIPT = 'https://static.hsappstatic.net/**';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Book a Call' });
const openerOf = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Book a call' });

test('a visitor asks for a call when there is no scheduler', async ({ page, site, expected }) => {
  expected.push(/at \S+\/api\/enquiries: .* 400/);
  await page.goto('/insights');
  const dialog = dialogOf(page);
  const sendButton = dialog.getByRole('button', { name: 'Ask for a call' });
  await test.step('the dialog closes by Escape, button and backdrop, and gives the focus back', async () => {
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(5, 400),
    ]) {
      await openerOf(page).click();
      await expect(dialog).toBeVisible();
      await expect(dialog).toHaveAttribute('aria-modal', 'true');
      await page.mouse.move(20, 400);
      await page.mouse.wheel(0, 500);
      await rendered(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await close();
      await expect(dialog).toBeHidden();
      await expect(openerOf(page)).toBeFocused();
      // Safari scrolls to a caret that a removed field leaves behind
      expect(await page.evaluate(() => getSelection()?.anchorNode === document.body)).toBe(false);
    }
  });
  await openerOf(page).click();
  await test.step('on a laptop the form is beside the announcement of the call, and visible as a whole', async () => {
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await expect(sendButton).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('link', { name: 'Write to us' })).toBeInViewport({ ratio: 1 });
    const title = await dialog.getByRole('heading', { name: 'Book a Call' }).boundingBox();
    const form = await dialog.getByRole('form', { name: 'Call request' }).boundingBox();
    expect(form?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
  });
  await test.step('an empty call request shows errors beside its fields', async () => {
    await sendButton.click();
    await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Please enter your name');
    await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription(
      'Please enter your phone number',
    );
    await expect(dialog.getByLabel('Name')).toBeFocused();
  });
  await test.step('a day is chosen by keyboard among chips, or in a calendar', async () => {
    await page.keyboard.type('Ada');
    await page.keyboard.press('Tab');
    await page.keyboard.type('0151 496 0120');
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel('As soon as you can')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByLabel('As soon as you can')).not.toBeChecked();
    await dialog.getByLabel('Another day').check();
    await dialog.getByLabel('Which day?').fill('2099-03-17');
    await dialog.getByLabel('9 to 12').check();
  });
  await test.step('the dialog keeps its values when it is closed and opened again', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await openerOf(page).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Ada');
    await expect(dialog.getByLabel('9 to 12')).toBeChecked();
  });
  await sendButton.click();
  await expect(page).toHaveURL('/book-a-call/thank-you');
  const [stored] = await storedEnquiries(site);
  expect(stored).toMatchObject({
    kind: 'call',
    preferredDate: '2099-03-17',
    preferredTime: 'morning',
    page: '/insights',
  });
});

test('the link is followed when the code of the dialog cannot be loaded', async ({
  page,
  expected,
}) => {
  expected.push(/booking-\w+\.js/, /dynamically imported module/);
  await page.route('**/build/booking-*.js', (route) => route.abort());
  await page.goto('/insights');
  await openerOf(page).click();
  await expect(page).toHaveURL('/contact');
});

test.describe('with a scheduler', () => {
  test.use({ variables: ALL_THIRD_PARTIES });
  test.beforeEach(({ context }) =>
    context.route(`${MEETINGS_URL}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Choose a time</h1>' }),
    ),
  );

  const answerScript = (page: Page, body = '') =>
    page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }));

  test('the scheduler is placed in the dialog, and its script is removed with it', {
    tag: '@timed',
  }, async ({ page }) => {
    await answerScript(
      page,
      `window.hbspt = { meetings: { create(selector) {
        const place = document.querySelector(selector);
        const frame = document.createElement('iframe');
        frame.title = 'Scheduler';
        frame.src = place.dataset.src;
        place.append(frame);
      } } };`,
    );
    await page.goto('/insights');
    const script = page.locator('script[src*="MeetingsEmbedCode"]');
    await expect(script).toHaveCount(0);
    await openerOf(page).click();
    const frame = dialogOf(page).frameLocator('iframe[title="Scheduler"]');
    await expect(frame.getByText('Choose a time')).toBeVisible();
    await expect(dialogOf(page).getByText('Loading the calendar...')).toHaveCount(0);
    const link = dialogOf(page).getByRole('link', { name: 'Open in a new tab' });
    await expect(link).toHaveAttribute('href', MEETINGS_URL);
    await page.keyboard.press('Escape');
    await expect(script).toHaveCount(0);
    await openerOf(page).click();
    await expect(frame.getByText('Choose a time')).toBeVisible();
  });

  test('a blocked scheduler warns and is replaced by a frame', async ({ page, site, expected }) => {
    expected.push(/MeetingsEmbedCode|warning.*meetings embed is not available/);
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.route(SCRIPT, (route) => route.abort());
    await page.goto('/insights');
    await openerOf(page).click();
    const dialog = dialogOf(page);
    const frame = dialog.locator('iframe');
    await expect(frame).toHaveAttribute('src', MEETINGS_URL);
    await expect(frame.contentFrame().getByText('Choose a time')).toBeVisible();
    await expect(dialog.getByText('Loading the calendar...')).toHaveCount(0);
    expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(600);
    expect((await warned).text()).toContain('not available');
    await test.step('a visitor leaves a phone number instead of using the scheduler', async () => {
      await dialog.getByRole('button', { name: 'Rather have us call you?' }).click();
      await dialog.getByLabel('Name').fill('Ada');
      await dialog.getByLabel('Phone').fill('0151 496 0120');
      await dialog.getByRole('button', { name: 'Ask for a call' }).click();
      await expect(page).toHaveURL('/book-a-call/thank-you');
      expect(await storedEnquiries(site)).toHaveLength(1);
    });
  });

  test('a scheduler that throws is logged and replaced by a frame', async ({ page, expected }) => {
    expected.push(/error.*meetings embed failed/);
    // present from the start: on a busy machine, 500 ms are too few to fetch it
    await page.addInitScript(
      `window.hbspt = { meetings: { create() { throw new Error('out of order'); } } };`,
    );
    await answerScript(page);
    await page.goto('/insights');
    await openerOf(page).click();
    await expect(dialogOf(page).locator('iframe')).toHaveAttribute('src', MEETINGS_URL);
  });
});
