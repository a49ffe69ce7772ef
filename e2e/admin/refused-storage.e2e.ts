// Browsers that refuse to store anything: everything else works.
import type { Page } from 'playwright/test';
import { button, formReady } from '../admin.ts';
import { expect, test } from '../journey.ts';

const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'is refused': (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied', 'SecurityError');
          },
        });
    }),
  'is null': (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { value: null });
    }),
  'is full': (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('No room', 'QuotaExceededError');
      };
    }),
};

for (const [way, refuse] of Object.entries(WAYS))
  test(`where storage ${way}, staff publish and visitors stop the motion`, async ({
    page,
    site,
  }) => {
    await refuse(page);
    await page.goto('/vs-admin/login');
    await page.getByLabel('Password').fill(site.password);
    await button(page, 'Login').click();
    await expect(page).toHaveURL('/vs-admin/dashboard');
    await page.goto('/vs-admin/create');
    await formReady(page);
    await page.getByLabel('Title', { exact: true }).fill('Stored nowhere');
    await page.getByLabel('Excerpt').fill('But on the server.');
    await page.getByRole('textbox', { name: 'Content' }).fill('Words.');
    await button(page, 'Create Post').click();
    await expect(page).toHaveURL('/vs-admin/dashboard');
    await page.goto('/insights/stored-nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stored nowhere');

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await button(page, 'Pause motion').click();
    await expect(button(page, 'Play motion')).toBeVisible();
  });
