// Live preview beside the form, and share links for people without an account.
import type { Page } from 'playwright/test';
import { createPost, editPost, formReady, logIn, pauseTyping } from '../admin.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../journey.ts';

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
});

const shownIn = (page: Page, width: string) =>
  page.frameLocator(`iframe[title="Preview, ${width}"]:not([data-loading])`);
const widthIn = (page: Page, width: string) =>
  shownIn(page, width)
    .locator('html')
    .evaluate((html) => html.ownerDocument.defaultView?.innerWidth);

test('an unsaved post is previewed at three widths while it is typed, and runs no script', async ({
  page,
  expected,
}) => {
  // decision 11: Chrome reports handlers where nothing could run them
  expected.push(/no-such-picture/, /text-editor-\w+\.js: Executing inline event handler/);
  await page.goto('/vs-admin/create');
  await formReady(page);
  await page.getByLabel('Title').fill('What nobody has saved');
  await page.keyboard.press('Control+Shift+P');
  for (const [label, width] of [
    ['Phone', 390],
    ['Tablet', 768],
    ['Desktop', 1280],
  ] as const) {
    await page.getByRole('button', { name: label }).click();
    const shown = shownIn(page, label.toLowerCase());
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('What nobody has saved');
    expect(await widthIn(page, label.toLowerCase())).toBe(width);
  }
  const stored = await page.evaluate(() => localStorage.getItem('preview'));
  expect(JSON.parse(stored ?? '')).toMatchObject({ isOpen: true, width: 'desktop' });
  const shown = shownIn(page, 'desktop');
  await page.getByLabel('Excerpt').fill('Typed a moment ago.');
  await expect(page.getByText('Updating…')).toBeVisible();
  await expect(shown.getByText('Typed a moment ago.')).toBeVisible();
  await expect(page.getByText('Updating…')).toBeHidden();

  await test.step('hostile HTML never runs', async () => {
    await page.getByRole('button', { name: 'HTML' }).click();
    await page.locator('.editor-source').fill(
      `<p>Quite harmless</p><script>top.ran = 'script'</script>
        <img src="/no-such-picture.png" onerror="top.ran = 'onerror'">
        <p><a href="javascript:top.ran='link'" onclick="top.ran = 'onclick'">Press here</a></p>
        <iframe srcdoc="<script>top.ran='frame'</script>"></iframe><svg onload="top.ran = 'svg'"></svg>`,
    );
    await expect(shown.getByText('Quite harmless')).toBeVisible();
    const pages = page.context().pages().length;
    await shown.getByText('Press here').click();
    const markup = await shown.locator('main').innerHTML();
    expect(markup).not.toMatch(/<script|onerror|onclick|onload|javascript:|<iframe/i);
    expect(page.context().pages()).toHaveLength(pages);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});

test('the preview of a case study follows the focused section, keeps its scroll position, and its links do not navigate', async ({
  page,
}) => {
  await page.clock.install();
  const updates: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/preview')) updates.push(request.url());
  });
  await page.addInitScript(() => localStorage.setItem('preview', '{"isOpen":true}'));
  await page.goto('/vs-admin/case-studies/edit/1');
  await formReady(page);
  const shown = shownIn(page, 'phone');
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
  await test.step('it opens as it was left, beside the navigation', () =>
    page.getByRole('link', { name: 'Media', exact: true }).click({ trial: true }));
  await page.getByLabel('Testimonial 1 Quote').focus();
  await expect(shown.getByRole('blockquote').first()).toBeInViewport();
  await page.getByLabel('Case Study Subtitle').focus();
  await expect(shown.getByRole('heading', { level: 1 })).toBeInViewport();

  const scrollY = () =>
    shown.locator('html').evaluate((html) => html.ownerDocument.defaultView?.scrollY);
  await shown.locator('html').evaluate((html) => html.ownerDocument.defaultView?.scrollTo(0, 700));
  await pauseTyping(page);
  await page.getByLabel('Case Study Subtitle').fill('A subtitle of this moment');
  await pauseTyping(page);
  await expect(shown.getByText('A subtitle of this moment')).toBeAttached();
  expect(await scrollY()).toBe(700);
  expect(updates, 'of the opened form, and of the subtitle').toHaveLength(2);

  const opened = page.waitForEvent('popup');
  await shown
    .getByRole('link', { name: /case stud/i })
    .last()
    .click();
  await (await opened).close();
  await expect(shown.getByText('A subtitle of this moment')).toBeAttached();
});

test('shortcuts do nothing to a form behind a dialog; on a phone the preview covers the form, and they work', async ({
  page,
}) => {
  const prevented: boolean[] = [];
  await page.exposeFunction('heard', (isPrevented: boolean) => prevented.push(isPrevented));
  await page.addInitScript(() => {
    localStorage.setItem('preview', '{"width":"desktop"}');
    addEventListener('keydown', (event) => {
      if (/^[sp]$/i.test((event as KeyboardEvent).key))
        Reflect.get(window, 'heard')(event.defaultPrevented);
    });
  });
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(request.url());
  });
  const { id } = await createPost(page, { title: 'Behind', status: 'draft' });
  await editPost(page, id);
  const preview = page.getByRole('dialog', { name: 'Preview' });

  await test.step('behind a dialog', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    const share = page.getByRole('dialog', { name: /^Share/ });
    await expect(share).toBeVisible();
    await page.keyboard.press('Control+Shift+P');
    await page.keyboard.press('Control+s');
    await expect.poll(() => prevented).toEqual([true, true]);
    await page.keyboard.press('Escape');
    await expect(share).toBeHidden();
    await expect(page.getByRole('button', { name: /^Preview/ })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    expect(saves).toEqual([]);
  });

  await test.step('on a phone the preview shows the phone, and closes again', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const more = page.getByRole('button', { name: 'More', exact: true }).last();
    await more.click();
    await page.getByRole('menuitem', { name: 'Preview' }).click();
    await expect(preview).toBeVisible();
    await expect(shownIn(page, 'phone').getByRole('heading', { level: 1 })).toHaveText('Behind');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await expect(more).toBeFocused();
  });

  await test.step('there the keys of the form work', async () => {
    await page.keyboard.press('Control+Shift+P');
    await expect(preview).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect.poll(() => saves).toHaveLength(1);
    await page.keyboard.press('Control+Shift+P');
    await expect(preview).toBeHidden();
  });
});

test('a share link shows a draft until it is revoked', async ({ page, newPerson, expected }) => {
  expected.push(/404 \(Not Found\)/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await createPost(page, { title: 'For the client', status: 'draft' });
  await page.goto(`/vs-admin/edit/${id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share a preview' });
  await expect(dialog.getByText('No links yet.')).toBeVisible();
  await dialog.getByLabel('Name (optional)').fill('Ada');
  await dialog.getByLabel('Works for').selectOption('1 day');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText('Not opened yet')).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy Ada' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await expect(dialog.getByText(/^Works until/)).toHaveCount(1);

  const client = await (await newPerson()).newPage();
  await test.step('the client reads the draft, and the note that it is a preview', async () => {
    await client.goto(address);
    await expect(client.getByRole('heading', { level: 1 })).toHaveText('For the client');
    await expect(client.getByRole('complementary', { name: 'Preview' })).toContainText(
      /works until \w+ \d+, \d{4} at \d\d:\d\d/,
    );
    await expectAccessible(client);
  });

  await test.step('the opening is counted', async () => {
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(dialog.getByText(/^Opened once, /)).toBeVisible();
  });

  await test.step('once revoked, it no longer works', async () => {
    await dialog.getByRole('button', { name: 'Revoke Ada' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(dialog.getByText(/^Revoked/)).toBeVisible();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Ada' })).toBeFocused();
    await test.step('also when somebody else has revoked it', async () => {
      await dialog.getByLabel('Name (optional)').fill('Grace');
      await dialog.getByRole('button', { name: 'Create link' }).click();
      await dialog.getByRole('button', { name: 'Revoke Grace' }).click();
      const shares = `/api/admin/posts/${id}/shares`;
      const list = await (await page.request.get(shares)).json();
      const made = list.shares.find(({ name }: { name: string }) => name === 'Grace');
      await page.request.delete(`${shares}/${made.id}`);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
      await expect(dialog.getByRole('listitem').filter({ hasText: 'Grace' })).toBeFocused();
    });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    expect((await client.goto(address))?.status()).toBe(404);
    await expect(client.getByRole('heading', { level: 1 })).toHaveText(
      'This preview is no longer available',
    );
    await expectAccessible(client);
  });
});
