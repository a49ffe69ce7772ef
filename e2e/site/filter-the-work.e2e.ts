// Filters and pagination: in place with script, by address without, and Back restores them.
import { createPost, logIn } from '../admin.ts';
import { expect, test } from '../journey.ts';

test.use({ readOnly: true });

test('the chosen filter is in view before the first interaction, also without scroll-initial-target', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('.filter-chips-row > * { scroll-initial-target: none !important }');
    document.adoptedStyleSheets = [style];
    CSS.supports = () => false;
  });
  await page.goto('/partners?category=Shipping');
  const chosen = page.getByRole('button', { name: 'Shipping' });
  const toTheEnd = () =>
    chosen.evaluate((chosen) => {
      const row = chosen.closest('.filter-chips-row') ?? chosen;
      return row.getBoundingClientRect().right - chosen.getBoundingClientRect().right;
    });
  await expect.poll(toTheEnd).toBeGreaterThan(0);
});

test('the work is filtered in place', async ({ page }) => {
  await page.goto('/case-studies');
  const cards = page.getByRole('main').getByRole('article');
  await test.step('a category filters in place and is in the address, and Back restores filter and scroll', async () => {
    await expect(page.getByText('Showing 15 of 15 case studies')).toBeVisible();
    await page.getByLabel('Filter by Category').selectOption('B2B');
    await expect(page.getByText('Showing 5 of 15 case studies')).toBeVisible();
    await expect(cards).toHaveCount(5);
    await expect(page).toHaveURL('/case-studies?category=B2B');

    await cards.nth(4).scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(0);
    const client = await cards.nth(4).getByRole('heading').textContent();
    await cards.nth(4).getByRole('heading').getByRole('link').click();
    await expect(page).toHaveTitle(new RegExp(client?.slice(0, 20) ?? ''));

    await page.goBack();
    await expect(page.getByLabel('Filter by Category')).toHaveValue('B2B');
    await expect(cards).toHaveCount(5);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled - 200);

    await page.goBack();
    await expect(page.getByText('Showing 15 of 15 case studies')).toBeVisible();
    await expect(page.getByLabel('Filter by Category')).toHaveValue('');
  });
  await test.step('a filter without results can be cleared', async () => {
    await page.getByLabel('Filter by Category').selectOption('B2B');
    await page.getByLabel('Filter by Sector').selectOption('Toys');
    await expect(page.getByText('No case studies found.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page.getByText('Showing 15 of 15 case studies')).toBeVisible();
    await expect(page).toHaveURL('/case-studies');
  });
  await test.step('chips filter with counts, one without results is disabled, and the index keeps the filter', async () => {
    const sectors = page.getByRole('group', { name: 'Sectors' });
    await page
      .getByRole('group', { name: 'Categories' })
      .getByRole('link', { name: 'B2B 5' })
      .click();
    await expect(page.getByText('Showing 5 of 15 case studies')).toBeVisible();
    await expect(page.getByLabel('Filter by Category')).toHaveValue('B2B');
    await expect(sectors.getByRole('link', { name: 'Toys 0' })).toBeDisabled();
    await page.getByRole('link', { name: 'Index', exact: true }).click();
    await expect(page).toHaveURL('/case-studies?category=B2B&view=index');
    await sectors.getByRole('link', { name: 'Tools 1' }).click();
    await expect(page.getByText('Showing 1 of 15 case studies')).toBeVisible();
    await expect(page).toHaveURL('/case-studies?category=B2B&sector=Tools&view=index');
  });
});

test('a filter whose code cannot be loaded sends a request to the server', async ({
  page,
  expected,
}) => {
  expected.push(/Failed to load resource|Failed to fetch dynamically|error loading dynamically/i);
  await page.goto('/partners');
  await page.route(/\/build\/(?!client)[^/]*\.js/, (route) => route.abort());
  await page.getByRole('button', { name: 'Email & SMS' }).click();
  await expect(page).toHaveURL('/partners?category=Email+%26+SMS');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
});

test('a list that stops working is shown as the server sent it, with filters that send a request', async ({
  page,
  expected,
}) => {
  expected.push(/insertBefore/);
  await page.goto('/partners');
  const cards = page.getByRole('main').getByRole('article');
  await page.getByRole('button', { name: 'Platform' }).click();
  await expect(cards).toHaveCount(2);
  // React expects its own elements, which translations and extensions of browsers replace
  await cards.first().evaluate((card) => card.parentElement?.remove());
  await page.getByRole('button', { name: 'All' }).click();
  await expect(cards).toHaveCount(27);
  await page.getByRole('button', { name: 'Platform' }).click();
  await expect(cards).toHaveCount(2);
  await expect(page).toHaveURL('/partners?category=Platform');
});

test('partners are filtered in place', async ({ page }) => {
  await page.goto('/partners');
  await test.step('partners are shown one category at a time, starting at All', async () => {
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(27);
    await expect(page.getByRole('button', { pressed: true })).toHaveText('All');
    await page.getByRole('button', { name: 'Platform' }).click();
    await expect(cards).toHaveCount(2);
    await expect(page.getByRole('button', { pressed: true })).toHaveText('Platform');
    await expect(page).toHaveURL('/partners?category=Platform');
    await page.goBack();
    await expect(cards).toHaveCount(27);
  });
  await test.step('a filter with the focus is shown whole on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const filters = page.getByRole('group', { name: 'Partner category' }).getByRole('button');
    await filters.first().focus();
    for (const [key, filter] of [
      ['Tab', filters.last()],
      ['Shift+Tab', filters.first()],
    ] as const)
      while (!(await filter.evaluate((button) => button === document.activeElement))) {
        await page.keyboard.press(key);
        await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
      }
  });
});

test('a page of insights turns without a new document', async ({ page }) => {
  await page.goto('/insights');
  const next = page.getByRole('link', { name: 'Next' });
  const articles = page.getByRole('main').getByRole('article');
  const title = articles.first().getByRole('heading');
  const first = (await title.textContent()) ?? '';
  await test.step('turning a page of insights scrolls to the top, and Back restores the scroll position', async () => {
    await next.scrollIntoViewIfNeeded();
    await page.locator('[data-island="insights-list"][data-hydrated]').waitFor();
    const turned = page.waitForRequest(/\/api\/posts\?page=2&limit=18&preview=true$/);
    await next.click();
    await turned;
    await expect(page).toHaveURL('/insights?page=2');
    await expect(title).not.toHaveText(first);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveTitle('Insights, page 2 | Verso');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\?page=2$/);
    await page.goBack();
    await expect(title).toHaveText(first);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await expect(page).toHaveTitle('Insights | Verso');
  });
  await test.step('a page of insights that is turned by keyboard has the focus, also the last one', async () => {
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Insights, page 2' })).toBeFocused();
    await expect(next).toHaveCount(0);
    await expect(articles.first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(articles.first().getByRole('link').first()).toBeFocused();
  });
});

test.describe('with a session', () => {
  test.use({ readOnly: false });

  test('staff who turn a page of insights see what visitors see', async ({ page, site }) => {
    await logIn(page, site);
    await createPost(page, { title: 'Not yet', publishDate: '2099-01-01T00:00:00.000Z' });
    await page.goto('/insights?page=2');
    await page.getByRole('link', { name: 'Previous' }).scrollIntoViewIfNeeded();
    await page.locator('[data-island="insights-list"][data-hydrated]').waitFor();
    const turned = page.waitForResponse(/\/api\/posts\?page=1/);
    await page.getByRole('link', { name: 'Previous' }).click();
    await turned;
    await expect(page).toHaveTitle('Insights | Verso');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(18);
    await expect(page.getByRole('main').getByText('Not yet')).toHaveCount(0);
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a row of filters that was moved before its code has loaded stays where it is', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/partners');
    const shipping = page.getByRole('button', { name: 'Shipping', exact: true });
    await shipping.evaluate((button) => button.scrollIntoView({ behavior: 'instant' }));
    const row = page.getByRole('group', { name: 'Partner category' }).getByRole('list');
    // the scroll above is reported with the next frame
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await row.evaluate((list) => {
      list.onscroll = () => list.setAttribute('data-moved', '');
    });
    await shipping.tap();
    await expect(shipping).toHaveAttribute('aria-pressed', 'true');
    // as long as a smooth scroll takes to begin
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await expect(row).not.toHaveAttribute('data-moved');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('on a phone the pages of a long list are on one line', async ({ page }) => {
    await page.goto('/insights');
    const pages = page.locator('.pagination-pages');
    await pages.evaluate((list) => {
      const item = list.lastElementChild as Element;
      const items = ['1', '…', '10', '11', '12', '13', '14', '…', '17'].map((text) => {
        const copy = item.cloneNode(true) as Element;
        const content = copy.firstElementChild as Element;
        content.textContent = text;
        if (text === '…') content.className = 'pagination-gap';
        content.toggleAttribute('aria-current', text === '12');
        return copy;
      });
      list.replaceChildren(...items);
    });
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 700 });
      const tops = await pages.evaluate((list) =>
        [...list.children].map((item) => item.getBoundingClientRect().top),
      );
      expect(new Set(tops).size, `${width} px`).toBe(1);
    }
  });

  test('filters are forms', async ({ page }) => {
    await test.step('both filters are a form', async () => {
      await page.goto('/case-studies');
      await page.getByLabel('Filter by Category').selectOption('B2B');
      await page.getByLabel('Filter by Sector').selectOption('Tools');
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await expect(page).toHaveURL('/case-studies?category=B2B&sector=Tools');
      await expect(page.getByText('Showing 1 of 15 case studies')).toBeVisible();
    });
    await test.step('on a phone a filter chosen by its address is in sight before any script runs', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const address of ['/case-studies?sector=Toys', '/partners?category=Shipping']) {
        await page.goto(address);
        const chosen = page
          .locator('.filter-chips-row :is([aria-current], [aria-pressed="true"])')
          .last();
        const { x = -1, width = 0 } = (await chosen.boundingBox()) ?? {};
        expect(x, address).toBeGreaterThanOrEqual(0);
        expect(x + width, address).toBeLessThanOrEqual(390);
        expect(await page.evaluate(() => scrollY)).toBe(0);
      }
    });
    await test.step('on a narrow phone each line of the index has its sector right below the client', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/case-studies?view=index');
      const gaps = await page.locator('.work-index .case-study-card').evaluateAll((lines) =>
        lines.flatMap((line) => {
          const sector = line.querySelector('.case-study-card-sector');
          const title = line.querySelector('.case-study-card-title');
          if (!sector || !title) return [];
          return sector.getBoundingClientRect().top - title.getBoundingClientRect().bottom;
        }),
      );
      expect(gaps.length).toBeGreaterThan(8);
      expect(Math.max(...gaps)).toBeLessThan(12);
    });
  });
});
