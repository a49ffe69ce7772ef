// The dark side of the sheet: by the device, or turned by its corner.
import { expect, test } from '../journey.ts';

test.use({
  readOnly: true,
  colorScheme: 'dark',
  expected: [/client-.*ERR_FAILED|net::ERR_FAILED/],
});

const PAPER = 'rgb(245, 242, 236)';
const NIGHT = 'rgb(20, 18, 16)';

test('the page follows the device until its corner is turned, and is then turned before it is painted', async ({
  page,
}) => {
  await page.goto('/insights');
  const body = page.locator('body');
  await expect(body).toHaveCSS('background-color', NIGHT);
  const corner = page.getByRole('button', { name: 'Dark side of the page' });
  await expect(corner).toHaveAttribute('aria-pressed', 'true');
  await corner.press('Enter');
  await expect(body).toHaveCSS('background-color', PAPER);
  await expect(corner).toHaveAttribute('aria-pressed', 'false');

  // the first frame of the next page is light already: nothing runs before it but the early script
  await page.route('**/client-*.js', (route) => route.abort());
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
  await expect(body).toHaveCSS('background-color', PAPER);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page follows the device, and no corner promises more', async ({ page }) => {
    await page.goto('/insights');
    await expect(page.locator('body')).toHaveCSS('background-color', NIGHT);
    await expect(page.locator('.page-corner')).toBeHidden();
  });
});
