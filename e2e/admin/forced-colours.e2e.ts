// States can be told apart when the reader's own colours replace those of the site.
import { logIn } from '../admin.ts';
import { expect, test } from '../journey.ts';

test('states of forms, lists and charts are visible', async ({ page, site, newPerson }) => {
  await logIn(page, site);
  await page.emulateMedia({ forcedColors: 'active' });
  // robots are not counted, and the user agent of the test's browser is that of a robot
  const visitor = await newPerson({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130' });
  await visitor.request.get('/about');
  await test.step('the current section of a form is underlined in a colour of its own', async () => {
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
  await test.step('the save bar has the background of the page', async () => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    const bar = page.locator('.admin-form-bar');
    await expect(bar).toBeVisible();
    const ground = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(await bar.evaluate((bar) => getComputedStyle(bar).borderImageSource)).toContain(ground);
  });
  await test.step('published items are marked differently from drafts', async () => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    await page.goto('/vs-admin/posts');
    const markOf = (status: string) =>
      page
        .locator(`.status-badge-mark[data-status="${status}"]`)
        .first()
        .evaluate((mark) => getComputedStyle(mark, '::before').backgroundColor);
    expect(await markOf('published')).not.toBe(await markOf('draft'));
  });
  await test.step('the columns and keys of the analytics and the chosen range are visible', async () => {
    await expect(async () => {
      await page.goto('/vs-admin/analytics');
      await expect(page.locator('.analytics-column').first()).toBeAttached({ timeout: 1000 });
    }).toPass();
    const backgroundOf = (selector: string, part?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, part) => getComputedStyle(element, part).backgroundColor, part);
    const canvas = await backgroundOf('body');
    const views = await backgroundOf('.analytics-column', '::before');
    const visitors = await backgroundOf('.analytics-column', '::after');
    expect(await backgroundOf('[data-series="views"]', '::before')).toBe(views);
    expect(await backgroundOf('[data-series="visitors"]', '::before')).toBe(visitors);
    expect(new Set([canvas, views, visitors]).size).toBe(3);
    const range = page.getByRole('group', { name: 'Time range' });
    await expect(range.locator('[aria-current]')).toHaveCSS('outline-style', 'solid');
  });
});
