// Pictures that are pasted into a text: uploads that take a while, and pictures of other sites.

import { toasts } from './admin.ts';
import { openEditor, paste, pasteImage } from './editor.ts';
import { expect, test } from './journey.ts';

test('the HTML view waits for a picture that is uploading', async ({ page, site }) => {
  const text = await openEditor(page, site, 'On its way');
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('/api/admin/upload', async (route) => {
    await held;
    await route.continue();
  });
  await text.click();
  await page.keyboard.type('Before');
  await pasteImage(page);
  await expect(text.getByText('Uploading...')).toBeVisible();
  const html = page.getByRole('button', { name: 'HTML', exact: true });
  await html.press('Enter');
  await expect(toasts(page).getByText('A picture is not uploaded yet.')).toBeVisible();
  await expect(html).toBeFocused();
  await expect(text.getByText('Uploading...')).toBeInViewport();
  letGo();
  await expect(text.locator('figure img')).toHaveAttribute('src', /^\/uploads\//);
  await html.press('Enter');
  await expect(page.locator('.editor-source')).toHaveValue(/Before.*<img src="\/uploads\//);
  await html.press('Enter');
  await expect(text.locator('figure img')).toBeVisible();
});

test('pasted pictures of other sites are counted, pasted picture data is uploaded in place', async ({
  page,
  site,
}) => {
  const text = await openEditor(page, site, 'Pasted pictures');
  await text.click();
  await test.step('on the machine of who copied them', async () => {
    await paste(
      page,
      '<p class="MsoNormal">One</p><p><img src="file:///C:/Temp/image001.png"><img src="file:///C:/Temp/image002.png"></p>',
    );
    await expect(text).toContainText('One');
    await expect(toasts(page).getByText('2 pictures could not be pasted')).toBeVisible();
    await expect(toasts(page).getByText('with the Image button')).toBeVisible();
  });
  await test.step('within the words', async () => {
    const picture = await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 200 });
      const context = canvas.getContext('2d');
      for (let x = 0; x < 320; x++) context?.fillRect(x, (x * 37) % 200, 1, 20);
      return canvas.toDataURL();
    });
    await page.keyboard.press('Control+a');
    await paste(page, `<p>First</p><p><img src="${picture}"></p><p>Second</p>`);
    await expect(text.locator('figure img')).toHaveAttribute('src', /^\/uploads\//);
    await expect(text.locator('> p').first()).toHaveText('First');
    await expect(text.locator('p:first-child + figure, p:first-child + * > figure')).toBeVisible();
    await expect(text.locator('> p').last()).toHaveText('Second');
  });
});
