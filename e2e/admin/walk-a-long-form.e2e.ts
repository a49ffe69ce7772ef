// Working through long forms: index, folding, errors, a gallery that takes many files, and many entries.
import sharp from 'sharp';
import { button, formReady, hold, logIn, toasts } from '../admin.ts';
import { expect, test } from '../journey.ts';

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
});

test('a long form is walked by its index, and takes many pictures', async ({ page }) => {
  await page.goto('/vs-admin/case-studies/create');
  await formReady(page);
  await test.step('the index leads to a section, follows the scroll, and a folded section with an error opens', async () => {
    const index = page.getByRole('navigation', { name: 'Sections' });
    const link = (name: RegExp) => index.getByRole('link', { name });
    await link(/^Solution/).press('Enter');
    await expect(link(/^Solution/)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('button', { name: 'Solution Section' })).toBeFocused();
    await page.keyboard.press('Home');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(link(/^Basics/)).toHaveAttribute('aria-current', 'true');

    const basics = page.getByRole('button', { name: 'Basic Information' });
    await basics.click();
    await expect(basics).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByLabel('Client Name')).toBeHidden();
    await page.reload();
    await formReady(page);
    await expect(basics).toHaveAttribute('aria-expanded', 'false');

    await page.getByRole('button', { name: 'Create Case Study' }).click();
    await expect(basics).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByLabel('Client Name')).toBeFocused();
    await expect(link(/^Basics.*4 to fix/)).toBeVisible();
    const fixes = page.getByRole('list', { name: 'Fields to fix' });
    await expect(fixes.getByRole('button')).toHaveText([
      'Client Name',
      'Slug',
      'Description',
      'Categories',
    ]);
    await fixes.getByRole('button', { name: 'Categories' }).click();
    await expect(page.getByLabel('Categories')).toBeFocused();
  });
  await test.step('the gallery takes several files at once, says which it refuses, and is sorted by keyboard', async () => {
    const size = { width: 40, height: 30 };
    const picture = await sharp({ create: { ...size, channels: 3, background: '#c33' } })
      .png()
      .toBuffer();
    const picker = page
      .getByRole('group', { name: 'Upload gallery images' })
      .locator('[type=file]');
    await picker.setInputFiles([
      { name: 'one.png', mimeType: 'image/png', buffer: picture },
      { name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('words') },
      { name: 'two.png', mimeType: 'image/png', buffer: picture },
    ]);
    const tiles = page.getByRole('group', { name: /^Gallery image \d+$/ });
    await expect(tiles).toHaveCount(2);
    await expect(page.getByRole('listitem').filter({ hasText: 'words.txt' })).toContainText(
      'Invalid file type',
    );

    await tiles.nth(0).getByLabel('Alt Text').fill('The first');
    const handle = page.getByRole('button', { name: 'Move Gallery image 1, position 1 of 2' });
    await handle.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(tiles.nth(1).getByLabel('Alt Text')).toHaveValue('The first');
  });
  await test.step('a row keeps the focus when it is moved to an end of its list', async () => {
    for (const _ of [1, 2]) await page.getByRole('button', { name: 'Add Stat' }).press('Enter');
    const tool = (name: string) => page.getByRole('button', { name, exact: true });
    await tool('Move Stat 2 up').press('Enter');
    await expect(tool('Move Stat 1 down')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tool('Move Stat 2 up')).toBeFocused();
  });
  await test.step('a notification that is dismissed by keyboard gives the focus back', async () => {
    const remove = page.getByRole('button', { name: 'Remove Stat 1', exact: true });
    await remove.press('Enter');
    await expect(page.locator('.toast')).toContainText('Stat 1 removed');
    await expect(remove).toBeFocused();
    for (const key of ['F8', 'Tab', 'Escape']) await page.keyboard.press(key);
    await expect(page.locator('.toast')).toHaveCount(0);
    await expect(remove).toBeFocused();
  });
});

test('the entries of a collection have an index that narrows, opens one, and follows the scroll', async ({
  page,
}) => {
  await page.goto('/vs-admin/collections/partner-list');
  const index = page.getByRole('navigation', { name: 'Partners' });
  const field = index.getByRole('searchbox', { name: /^Find in \d+$/ });
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  const all = await index.getByRole('link').count();
  expect(all).toBeGreaterThan(20);
  await field.fill('shopi');
  await expect(index.getByRole('link')).toHaveText(['Shopify']);
  await field.press('Enter');
  await expect(page.getByRole('button', { name: /Shopify$/ })).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Shopify');
  const top = () => page.evaluate(() => scrollY);
  const before = await top();
  await field.press('Escape');
  expect(await top()).toBe(before);
  await expect(index.getByRole('link')).toHaveCount(all);
  await expect(index.getByRole('link', { name: 'Shopify' })).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(index.getByRole('link').first()).toHaveAttribute('aria-current', 'true');
  await page.getByLabel('Name', { exact: true }).fill('Shop of all');
  await expect(index.getByRole('link', { name: 'Shop of all' })).toBeVisible();
  // the index is one tab stop
  await field.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
});

test('a picture that uploads in a closed entry arrives in it, also after a move', async ({
  page,
}) => {
  const letGo = await hold(page, '**/api/admin/upload');
  await page.goto('/vs-admin/collections/office-list');
  const entry = (place: number) => page.locator(`#row-content-items-${place}`);
  const picture = entry(0).getByLabel('Picture', { exact: true });
  await entry(0).locator('.folding-row-toggle').click();
  await entry(0).getByLabel('City').fill('Harbourtown');
  await entry(0)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'harbour.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 40, height: 30, channels: 3, background: '#124' } })
        .png()
        .toBuffer(),
    });
  const uploading = page.getByRole('progressbar', { name: 'Uploading harbour.png' });
  await expect(uploading).toBeVisible();
  await entry(0).locator('.folding-row-toggle').click();
  await expect(uploading).toBeHidden();

  await button(page, 'Update List').click();
  await expect(toasts(page).getByText('A picture is still uploading')).toBeVisible();
  await expect(uploading).toBeInViewport();

  await entry(0).locator('.folding-row-toggle').click();
  await entry(0).getByRole('button', { name: 'Options for Office 1' }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect(entry(1).locator('.folding-row-words')).toHaveText('Harbourtown');
  letGo();
  await expect(toasts(page).getByText('Image uploaded successfully')).toBeVisible();
  await entry(1).locator('.folding-row-toggle').click();
  await expect(entry(1).getByLabel('Picture', { exact: true })).toHaveValue(/^\/uploads\//);
  await entry(0).locator('.folding-row-toggle').click();
  await expect(picture).not.toHaveValue(/^\/uploads\//);
});
