// The parts around every public page: the menu of small screens and the showreel of the footer.
import { expect, test } from '../journey.ts';
import { rendered } from '../rendered.ts';

test.use({ readOnly: true });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a menu that is opened before the script has loaded gets the focus from it', async ({
    page,
  }) => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('/build/client-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/insights', { waitUntil: 'commit' });
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    letGo();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await expect(page.locator('[popovertarget]').first()).toHaveAttribute('aria-expanded', 'true');
  });

  test('the menu is usable by keyboard and by touch', async ({ page }) => {
    await page.goto('/insights');
    const opener = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await test.step('the button of the menu and the corner of the page do not overlap', async () => {
      const { x = 999, width = 999 } = (await opener.boundingBox()) ?? {};
      const corner = await page.locator('.page-corner').boundingBox();
      expect(x + width).toBeLessThanOrEqual(corner?.x ?? 0);
    });
    await test.step('the menu opens, keeps the focus, and closes by Escape', async () => {
      await opener.click();
      await expect(menu).toBeVisible();
      const close = page.getByRole('button', { name: 'Close menu' });
      await expect(close).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(menu.getByRole('link').last()).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(close).toBeFocused();
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      await expect(page.locator('[popovertarget]').first()).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
    });
    await test.step('a chosen link closes the menu', async () => {
      await opener.click();
      const link = menu.getByRole('link', { name: 'Insights' });
      await expect(link).toHaveAttribute('aria-current', 'page');
      await link.click();
      await expect(menu).toBeHidden();
    });
    await test.step('an open menu closes in a window with room for the other one, however long that is', async () => {
      for (const [long, from, to] of [
        [false, 1000, 1100],
        [true, 1100, 1300],
      ] as const) {
        await page.setViewportSize({ width: from, height: 700 });
        await page
          .locator('.header-nav')
          .evaluate((nav, isLong) => nav.toggleAttribute('data-long', isLong), long);
        await opener.click();
        await page.setViewportSize({ width: to, height: 700 });
        await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      }
    });
  });
});

test("the header of a case study is on the client's colour, above the picture", async ({
  page,
}) => {
  for (const { slug, ground, text } of [
    { slug: 'strydal', ground: 'rgb(195, 226, 60)', text: 'rgb(12, 11, 10)' },
    { slug: 'pellam', ground: 'rgb(23, 98, 92)', text: 'rgb(245, 242, 236)' },
  ])
    await test.step(slug, async () => {
      await page.goto(`/case-studies/${slug}`);
      const header = page.getByRole('banner');
      await expect(page.locator('.case-study-hero')).toHaveCSS('background-color', ground);
      await expect(header).toHaveCSS('color', text);
      const bar = await header.boundingBox();
      const picture = await page.locator('.case-study-hero img').first().boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(picture?.y ?? 0);

      // over the picture the header has its own background
      await page.mouse.wheel(0, 100);
      await expect(header).toHaveCSS('color', 'rgb(245, 242, 236)');
    });
});

test('the link to the current page, view or section is underlined where colours are forced', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const underlined = (links: string) =>
    page
      .locator(links)
      .evaluateAll((all) =>
        all
          .filter((link) =>
            [link, ...link.children].some(
              (part) => getComputedStyle(part).textDecorationLine === 'underline',
            ),
          )
          .map((link) => link.textContent),
      );
  await page.goto('/results');
  expect(await underlined('.header-links .text-link')).toEqual(['Results']);
  await page.goto('/case-studies?view=index');
  expect(await underlined('.case-study-list-views a')).toEqual(['Index']);
  await page.goto('/services#development');
  await expect.poll(() => underlined('.anchor-index-link')).toEqual(['Development']);
});

test('many links of the footer are in two columns', async ({ page }) => {
  await page.goto('/contact');
  const links = page.locator('.footer-links');
  const { height = 0 } = (await links.boundingBox()) ?? {};
  await links.evaluate((list) => {
    const link = list.lastElementChild as Element;
    while (list.children.length < 20) list.append(link.cloneNode(true));
  });
  // four times the links in about twice the height
  expect((await links.boundingBox())?.height).toBeLessThan(height * 2.5);
});

test('the showreel plays in a dialog and stops when that closes', async ({ page }) => {
  await page.goto('/insights');
  const link = page.getByRole('link', { name: /Play showreel/ });
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Verso showreel' });
  await expect(dialog).toBeVisible();
  const film = dialog.locator('video');
  await expect(film).toHaveJSProperty('muted', true);
  await expect(film).toHaveJSProperty('controls', true);
  await expect(film).toHaveJSProperty('autoplay', true);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('video.showreel-dialog-film')).toHaveCount(0);
  await expect(link).toBeFocused();

  await link.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  await link.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('a menu, a dialog or focus in a bar moves nothing on the page', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto('/about');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  const geometry = () =>
    page.evaluate(() =>
      ['main', 'footer'].map((part) =>
        JSON.stringify(document.querySelector(part)?.getBoundingClientRect()),
      ),
    );
  const press = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((button: HTMLElement) => button.click());
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Open menu' }).focus();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  const before = await geometry();
  for (const opener of ['.mobile-menu-toggle', '[data-opens=search]', '[data-opens=showreel]'])
    await test.step(opener, async () => {
      await press(opener);
      await expect(page.locator('dialog[open], :popover-open')).toBeVisible();
      expect(await geometry()).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open], :popover-open')).toBeHidden();
      expect(await geometry()).toEqual(before);
    });

  await test.step('nor does focus in the bar of sections', async () => {
    await page.goto('/services');
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    const bar = page.getByRole('navigation', { name: 'On this page' });
    await bar.getByRole('link', { name: 'Marketing' }).focus();
    await rendered(page);
    expect(await page.evaluate(() => scrollY)).toBe(2000);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is complete: figures, bands, cities, menu and film are links and disclosures', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    for (const text of ['500,000', '128', 'premier partner', 'Liverpool', 'Office opening soon'])
      await expect(main.getByText(text).first()).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await expect(page.locator('[data-motion-toggle]')).toBeHidden();
    await page.locator('.division-band-head').nth(1).click();
    await expect(main.getByRole('link', { name: 'Explore Enterprise' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Play showreel/ })).toHaveAttribute(
      'href',
      '/videos/showreel.mp4',
    );
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(
      page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Results' }),
    ).toBeVisible();
  });
});
