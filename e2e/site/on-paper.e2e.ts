// Printed pages: the text, without menu, film and forms.
import { expect, test } from '../journey.ts';

test.use({ readOnly: true });

for (const address of ['/case-studies/brackwick', '/privacy-policy'])
  test(`${address} is printed without menu, film and forms`, async ({ page }) => {
    await page.goto(address);
    // what follows the reader on the screen would stand on every sheet
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.footer-address')).toBeVisible();
    for (const unread of ['header nav', 'form', 'video', '.footer-headline', '.call-to-action'])
      await expect(page.locator(unread).filter({ visible: true })).toHaveCount(0);
  });
