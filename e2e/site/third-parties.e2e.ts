// Third parties: fallbacks when they fail. No page requests them before a visitor needs them: every-screen.e2e.ts.
import type { BrowserContext, Page } from 'playwright/test';
import { expect, test } from '../journey.ts';
import { rendered } from '../rendered.ts';
import { storedEnquiries } from '../stored-enquiries.ts';
import { ALL_THIRD_PARTIES } from '../third-parties.ts';

const SCRIPT = 'https://js-eu1.hsforms.net/forms/embed/v2.js';

test.use({ variables: ALL_THIRD_PARTIES });

const nativeOf = (page: Page) => page.getByRole('form', { name: 'Enquiry' });
const answerScript = (context: BrowserContext, body: string) =>
  context.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }));

test('the embedded form replaces the native one on hover', async ({ page, context }) => {
  await answerScript(
    context,
    `setTimeout(() => { window.hbspt = { forms: { create(options) {
      const place = document.querySelector(options.target);
      place.innerHTML = '<form><label>Work email <input></label></form>';
      place.dataset.options = JSON.stringify(options);
      setTimeout(options.onFormReady, 200);
    } } }; }, 300);`,
  );
  await page.goto('/contact');
  await expect(nativeOf(page)).toBeVisible();
  await nativeOf(page).hover();
  await expect(page.getByLabel('Work email')).toBeVisible();
  await expect(nativeOf(page)).toBeHidden();
  const options = page.locator('[data-options]');
  expect(JSON.parse((await options.getAttribute('data-options')) ?? '')).toMatchObject({
    region: 'eu1',
    portalId: '123',
    formId: 'form-a',
  });
  // the newsletter's form needs the same script, which is loaded once
  await page.getByRole('form', { name: 'Newsletter' }).hover();
  await expect(page.getByLabel('Work email')).toHaveCount(2);
  await expect(page.locator(`script[src="${SCRIPT}"]`)).toHaveCount(1);
});

test('a blocked form leaves the native one, which works', async ({
  page,
  context,
  site,
  expected,
}) => {
  expected.push(/hsforms|embedded form is not available/);
  await context.route(SCRIPT, (route) => route.abort());
  await page.goto('/contact');
  const form = nativeOf(page);
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await form.hover();
  expect((await warned).text()).toContain('The embedded form is not available');
  await form.getByLabel('Name').fill('Ada');
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByLabel('Message').fill('Hello');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL('/enquiry/thank-you');
  expect((await storedEnquiries(site))[0]).toMatchObject({ forwardState: 'pending' });
});

test('a late embedded form does not replace a form that is being filled in', async ({
  page,
  context,
}) => {
  await answerScript(
    context,
    `addEventListener('at-last', () => { window.hbspt = { forms: { create({ target, onFormReady }) {
      document.querySelector(target).innerHTML = '<form></form>';
      onFormReady();
      document.documentElement.dataset.created = '';
    } } }; });`,
  );
  await page.goto('/contact');
  await nativeOf(page).hover();
  await page.waitForFunction((src) => performance.getEntriesByName(src).length > 0, SCRIPT);
  await nativeOf(page).getByLabel('Name').fill('Ada');
  await page.evaluate(() => dispatchEvent(new Event('at-last')));
  await expect(page.locator('html[data-created]')).toBeAttached();
  await rendered(page);
  await expect(nativeOf(page).getByLabel('Name')).toHaveValue('Ada');
  await expect(nativeOf(page)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the cookie declaration says that it needs JavaScript', async ({ page }) => {
    await page.goto('/cookie-settings');
    // texts are not looked for in a noscript
    const words = page.locator('.cookie-declaration-scriptless');
    await expect(words).toContainText('The cookie declaration needs JavaScript.');
    await expect(words).toBeVisible();
    await expect(page.getByText('Loading the cookie declaration...')).toBeHidden();
  });
});
