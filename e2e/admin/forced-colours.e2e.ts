// States are still told apart when the reader's own colours replace those of the site.
import { logIn } from '../admin.ts';
import { expect, test } from '../journey.ts';

test.use({ readOnly: true });

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
  await page.emulateMedia({ forcedColors: 'active' });
});

test('the current section of a form is underlined in a colour of its own', async ({ page }) => {
  await page.goto('/vs-admin/case-studies/edit/1');
  await expect(page.locator('.section-index-link[aria-current]')).toBeVisible();
  const colours = await page
    .locator('.section-index-link')
    .evaluateAll((links) =>
      links.map((link) => [
        link.getAttribute('aria-current'),
        getComputedStyle(link).borderBottomColor,
      ]),
    );
  const [current] = colours.filter(([isCurrent]) => isCurrent !== null);
  const others = colours.filter(([isCurrent]) => isCurrent === null);
  expect(others.length).toBeGreaterThan(5);
  for (const [, colour] of others) expect(colour).not.toBe(current?.[1]);
});

test('published items are marked differently from drafts', async ({ page }) => {
  await page.goto('/vs-admin/posts');
  const markOf = (status: string) =>
    page
      .locator(`.status-badge-mark[data-status="${status}"]`)
      .first()
      .evaluate((mark) => getComputedStyle(mark, '::before').backgroundColor);
  expect(await markOf('published')).not.toBe(await markOf('draft'));
});
