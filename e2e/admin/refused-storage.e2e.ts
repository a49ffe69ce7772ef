// Browsers that refuse to store anything: everything else works. Other refusals: ui/kit/browser-storage.test.ts.
import { button, formReady } from '../admin.ts';
import { expect, test } from '../journey.ts';

test('where storage is refused, staff publish and visitors stop the motion', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
  });
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
  expect((await page.request.get('/insights/stored-nowhere')).status()).toBe(200);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await button(page, 'Pause motion').click();
  await expect(button(page, 'Play motion')).toBeVisible();
});
