// A visitor searches over the page while typing. The search page: routes/search.test.ts and found-and-heard.e2e.ts.
import { expect, test } from '../journey.ts';

test.use({ readOnly: true });

test('a visitor searches over the page', async ({ page }) => {
  // the browser does not expose the content of a beacon
  const reports: unknown[] = [];
  await page.exposeFunction('report', (text: string) => reports.push(JSON.parse(text)));
  await page.addInitScript(() => {
    navigator.sendBeacon = (_, body) => {
      (body as Blob).text().then((window as unknown as { report(text: string): void }).report);
      return true;
    };
  });
  await page.goto('/about');
  // waits for the script that reports
  await page.waitForLoadState();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('searchbox');
  const opener = page.getByRole('link', { name: 'Search', exact: true });
  await test.step('the key / opens the search, arrows move through the hits, Escape returns the focus', async () => {
    await opener.focus();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await field.pressSequentially('return');
    const hits = dialog.getByRole('list').getByRole('link');
    await expect(hits.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(hits.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('a search without hits offers links, and is reported to staff', async () => {
    await opener.click();
    await field.fill('zzzzqq');
    await expect(dialog.getByRole('status')).toContainText('Nothing found.');
    await expect(dialog.getByRole('link', { name: 'ask us' })).toHaveAttribute('href', '/contact');
    await page.keyboard.press('Escape');
    await expect
      .poll(() => reports)
      .toEqual([
        { event: 'search', page: '/about', query: 'return' },
        { event: 'search-without-result', page: '/about', query: 'zzzzqq' },
      ]);
  });
  await test.step('the key can be turned off', async () => {
    await opener.click();
    await dialog.getByRole('checkbox', { name: /The key/ }).uncheck();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('/');
    await expect(dialog).toBeHidden();
  });
  await test.step('Enter and the links of an empty result lead to the search page', async () => {
    await opener.click();
    await dialog.getByRole('link', { name: 'Where to start instead' }).click();
    await expect(page).toHaveURL('/search?q=zzzzqq');
    await expect(page.getByRole('link', { name: 'Operations', exact: true })).toBeVisible();
    await page.goBack();
    await opener.click();
    await field.fill('return');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=return');
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  });
});
