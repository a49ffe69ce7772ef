// The frame of the back office: the way home and out, the create button, the tour, dark and light, and quick screens.
import type { Page } from 'playwright/test';
import { button, closePreview, createPost, formReady, logIn, toasts } from '../admin.ts';
import { expectReadable } from '../axe.ts';
import { expect, test } from '../journey.ts';

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
});

const background = (page: Page) =>
  page.locator('.admin-shell').evaluate((shell) => getComputedStyle(shell).backgroundColor);
const DARK = 'rgb(20, 18, 16)';

test.describe('without changes', () => {
  test.use({ readOnly: true });

  test.describe('far from the server', () => {
    test.use({ timezoneId: 'Asia/Tokyo', colorScheme: 'light' });

    test('the frame keeps what was chosen, and leads home and out', async ({ page, expected }) => {
      expected.push(/client-\S+\.js: Failed to load resource/);
      await page.goto('/vs-admin/dashboard');
      await expect(page.locator('[data-island="admin-commands"][data-listening]')).toBeAttached();
      await test.step('times are in the time zone of the device', async () => {
        const time = page
          .getByRole('region', { name: /^Scheduled/ })
          .locator('time')
          .first();
        const at = new Date((await time.getAttribute('datetime')) ?? '');
        const clock = { timeStyle: 'short', timeZone: 'Asia/Tokyo' } as const;
        await expect(time).toContainText(new Intl.DateTimeFormat('en-GB', clock).format(at));
      });
      await test.step('the mark leads home, View site leads out, and New offers both kinds', async () => {
        const home = page.getByRole('link', { name: 'Verso, dashboard' });
        await expect(home).toHaveAttribute('href', '/vs-admin/dashboard');
        const site = page.getByRole('link', { name: 'View site' });
        await expect(site).toHaveAttribute('target', '_blank');
        const create = page.locator('.admin-create');
        await create.getByText('New', { exact: true }).click();
        const [post, study] = [
          create.getByRole('link', { name: 'New post' }),
          create.getByRole('link', { name: 'New case study' }),
        ];
        await expect(post).toBeVisible();
        await expect(study).toHaveAttribute('href', '/vs-admin/case-studies/create');
        await page.keyboard.press('Escape');
        await expect(post).toBeHidden();
      });
      const tour = page.getByRole('region', { name: 'How this works, in five sentences' });
      await expect(tour.getByRole('listitem')).toHaveCount(5);
      await tour.getByRole('button').click();
      await expect(tour).toBeHidden();
      await page.getByLabel('Appearance').selectOption('Dark');
      await expect.poll(() => background(page)).toBe(DARK);

      await page.route('**/build/*.js', (route) => route.abort());
      await page.goto('/vs-admin/dashboard', { waitUntil: 'commit' });
      await page.locator('.admin-shell').waitFor();
      await test.step('the chosen appearance is kept, and applied before any script runs', async () => {
        expect(await background(page)).toBe(DARK);
      });
      await test.step('the tour stays closed', async () => {
        await expect(page.getByRole('link', { name: 'View all posts' })).toBeVisible();
        await expect(tour).toBeHidden();
      });
      await page.unrouteAll();
      await test.step('Clear Cache says that it is cleared, and Logout leads to the login', async () => {
        await page.goto('/vs-admin/dashboard');
        await button(page, 'Clear Cache').click();
        await expect(toasts(page).getByText('Cache cleared successfully')).toBeVisible();
        await button(page, 'Logout').click();
        await expect(page).toHaveURL('/vs-admin/login');
      });
    });
  });

  test.describe('on a dark device', () => {
    test.use({ colorScheme: 'dark' });

    test('every kind of screen is dark and has readable text', async ({ page }) => {
      for (const path of [
        '/vs-admin/dashboard',
        '/vs-admin/posts',
        '/vs-admin/edit/1',
        '/vs-admin/case-studies/edit/1',
        '/vs-admin/media',
        '/vs-admin/enquiries',
        '/vs-admin/login',
      ])
        await test.step(path, async () => {
          if (path.endsWith('login')) await page.context().clearCookies();
          await page.goto(path);
          if (path.includes('edit')) await formReady(page);
          else await page.locator('[data-hydrated]').first().waitFor();
          const frame = page.locator('.admin-shell, .admin-login');
          expect(await frame.evaluate((it) => getComputedStyle(it).backgroundColor)).toBe(DARK);
          await expectReadable(page);
        });
    });
  });
});

test('a screen is prefetched when the pointer rests on its link, and shows later saves', async ({
  page,
}) => {
  const cdp = await page.context().newCDPSession(page);
  const fetched = Promise.withResolvers<string>();
  cdp.on('Preload.prefetchStatusUpdated', ({ status, key }) => {
    if (status === 'Ready' || status === 'Success') fetched.resolve(new URL(key.url).pathname);
  });
  let allowed: string[] = [];
  cdp.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    allowed = preloadingAttemptSources.map(({ key }) =>
      key.url.slice(key.url.indexOf('/vs-admin')),
    );
  });
  await cdp.send('Preload.enable');
  await page.goto('/vs-admin/posts');
  await test.step('but not the filters and pages of a list, which it shows without a document', async () => {
    await expect.poll(() => allowed).toContain('/vs-admin/dashboard');
    const ofList = () => allowed.filter((path) => path.startsWith('/vs-admin/posts?'));
    await expect.poll(ofList).toEqual([]);
  });
  const dashboard = page.getByRole('navigation').getByRole('link', { name: 'Dashboard' });
  await dashboard.hover();
  expect(await fetched.promise).toBe('/vs-admin/dashboard');
  await page.evaluate(() =>
    fetch('/api/admin/posts/1/duplicate', { method: 'POST' }).then((answer) => answer.json()),
  );
  await dashboard.click();
  await expect(
    page.getByRole('region', { name: 'Latest edits' }).getByText('(copy)'),
  ).toBeVisible();
});

test('the palette acts on the open item, and offers it later', async ({ page, expected }) => {
  expected.push(/status of 404/);
  const { id } = await createPost(page);
  const hydrated = page.locator('[data-island="post-form"][data-hydrated]');
  await page.goto(`/vs-admin/edit/${id}`);
  await hydrated.waitFor();
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  const open = async (words: string) => {
    await page.getByRole('button', { name: 'Search or jump to…' }).click();
    await expect(palette).toBeVisible();
    await page.keyboard.insertText(words);
  };
  await open('');
  for (const name of [/^Preview/, /^Share/, /^Save draft/, /^History/, /^Duplicate/])
    await expect(palette.getByRole('option', { name })).toBeVisible();
  await page.keyboard.type('duplicate');
  await page.keyboard.press('Enter');
  await expect(toasts(page).getByText('Draft “Live (copy)” created')).toBeVisible();
  await expect(page.getByLabel('Slug')).toHaveValue('live-words-copy');
  await hydrated.waitFor();
  await open('history');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vs-admin\/posts\/\d+\/history$/);

  await test.step('the palette offers pages that were open, and no deleted item', async () => {
    const isListening = () =>
      expect(page.locator('[data-island="admin-commands"][data-listening]')).toBeAttached();
    const recent = palette.getByRole('group', { name: 'Recent' }).getByRole('option');
    await closePreview(page);
    await page.goto('/vs-admin/pages/contact');
    await isListening();
    await page.keyboard.press('Control+k');
    await expect(recent).toHaveText(['Live (copy)', 'Live']);
    await page.request.delete(`/api/admin/posts/${id}`);
    await recent.last().click();
    await expect(page.getByText('Post not found')).toBeVisible();
    await isListening();
    await page.keyboard.press('Control+k');
    await expect(recent).toHaveText(['Contact', 'Live (copy)']);
  });
});
