// Pictures that are pasted into a text: uploads that take a while, and pictures of other sites.
import type { Page } from 'playwright/test';
import { formReady, logIn, toasts } from '../admin.ts';
import { emptyText, htmlOf, openEditor, paste, pasteFiles, pasteImage } from '../editor.ts';
import { expect, test } from '../journey.ts';

// the browser logs the response to a broken file
test.use({ expected: [/status of 4\d\d/] });

test('pictures are pasted, moved and removed', async ({ page, site }) => {
  const text = await openEditor(page, site, 'Pictures');
  await test.step('the HTML view waits for a picture that is uploading', async () => {
    await emptyText(page);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('/api/admin/upload', async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.type('Before');
    await pasteImage(page);
    await expect(text.getByText('Uploading...')).toBeVisible();
    const html = page.getByRole('button', { name: 'HTML', exact: true });
    await html.press('Enter');
    await expect(toasts(page).getByText('A picture is still uploading')).toBeVisible();
    await expect(html).toBeFocused();
    await expect(text.getByText('Uploading...')).toBeInViewport();
    letGo();
    await expect(text.locator('figure img')).toHaveAttribute('src', /^\/uploads\//);
    await page.unroute('/api/admin/upload');
    await html.press('Enter');
    await expect(page.locator('.editor-source')).toHaveValue(/Before.*<img src="\/uploads\//);
    await html.press('Enter');
    await expect(text.locator('figure img')).toBeVisible();
  });
  await test.step('pasted pictures of other sites are counted, pasted picture data is uploaded in place', async () => {
    await emptyText(page);
    await test.step('pictures on the disk of the person who copied them', async () => {
      await paste(
        page,
        '<p class="MsoNormal">One</p><p><img src="file:///C:/Temp/image001.png"><img src="file:///C:/Temp/image002.png"></p>',
      );
      await expect(text).toContainText('One');
      await expect(toasts(page).getByText('2 pictures could not be pasted')).toBeVisible();
      await expect(toasts(page).getByText('with the Image button')).toBeVisible();
    });
    await test.step('pictures embedded between paragraphs', async () => {
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
      await expect(
        text.locator('p:first-child + figure, p:first-child + * > figure'),
      ).toBeVisible();
      await expect(text.locator('> p').last()).toHaveText('Second');
    });
  });
  await test.step('text typed after a picture was inserted is after the picture', async () => {
    await emptyText(page);
    const picture = '<figure><img src="/uploads/x.png" width="320" height="200"></figure>';

    await test.step('a pasted picture', async () => {
      await page.keyboard.type('One');
      await page.keyboard.press('Enter');
      await pasteImage(page);
      await expect(text.locator('figure img')).toHaveCount(1);
      await expect(text.locator('figure')).toBeInViewport();
      await page.keyboard.type('Two');
      expect(await htmlOf(page)).toBe(`<p>One</p>${picture}<p>Two</p>`);
    });

    await test.step('a picture by its address, in an empty paragraph', async () => {
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Enter');
      await page.keyboard.type('/image');
      await page.keyboard.press('Enter');
      await page.getByLabel('Image URL').fill('/images/about-desk.jpg');
      await page.keyboard.press('Enter');
      await expect(text.locator('figure img')).toHaveCount(2);
      // the dialog returns the focus when it closes
      await expect(page.getByLabel('Image URL')).toBeHidden();
      const desk = '<figure><img src="/images/about-desk.jpg"></figure>';
      expect(await htmlOf(page)).toBe(`<p>One</p>${picture}<p>Two</p>${desk}`);
      await page.keyboard.type('Three');
      expect(await htmlOf(page)).toBe(`<p>One</p>${picture}<p>Two</p>${desk}<p>Three</p>`);
    });
  });
  await test.step('an empty caption has a placeholder while its picture is selected', async () => {
    await emptyText(page);
    await pasteImage(page);
    await text.locator('figure img').click();
    const placeholder = () =>
      text
        .locator('figcaption')
        .evaluate((caption) => getComputedStyle(caption, '::before').content);
    expect(await placeholder()).toBe('"Caption"');
    await page.getByLabel('Width').selectOption('50%');
    await page.getByLabel('Alignment').selectOption('Centre');
    await expect(text.locator('figure')).toHaveClass(/align-center/);
    await text.locator('figcaption').click();
    await page.keyboard.type('Nine kettles');
    expect(await placeholder()).toBe('none');
  });
  await test.step('two pictures stand in the order in which they were chosen, whichever arrives first', async () => {
    await emptyText(page);
    let count = 0;
    const second = Promise.withResolvers<void>();
    await page.route('/api/admin/upload', async (route) => {
      count += 1;
      const url = `/images/about-${count === 1 ? 'desk' : 'stage'}.jpg`;
      if (count === 1) await second.promise;
      await route.fulfill({ status: 201, json: { success: true, url } });
      second.resolve();
    });
    await pasteImage(page, 2);
    await expect(text.locator('figure img')).toHaveCount(2);
    expect(await htmlOf(page)).toMatch(/about-desk.*about-stage/);
    await page.unroute('/api/admin/upload');
  });
  await test.step('the caret can stand after a picture at the end, and a paste is inserted there', async () => {
    await emptyText(page);
    await pasteImage(page);
    await expect(text.locator('figure img')).toHaveCount(1);
    await text.locator('figure img').click();
    await page.keyboard.press('Control+End');
    await paste(page, '<h2>Pasted</h2><p>Words</p>');
    await expect(text.locator(':has(> figure) + h2')).toHaveText('Pasted');
    await expect(text.locator('figcaption')).toHaveText('');
  });
  await test.step('a refused file shows a message, leaves nothing in the text and does not block saving', async () => {
    await emptyText(page);
    await page.keyboard.type('Words');
    await pasteFiles(page, { name: 'broken.jpg', type: 'image/jpeg', text: 'no picture' });
    await expect(toasts(page).getByText('broken.jpg')).toBeVisible();
    await pasteFiles(page, { name: 'IMG_1.HEIC', type: '', text: 'ftypheic' });
    await expect(
      toasts(page)
        .getByText(/HEIC|Invalid file type/)
        .first(),
    ).toBeVisible();
    await expect(text.locator('.editor-upload')).toHaveCount(0);
    expect(await htmlOf(page)).toBe('<p>Words</p>');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/vs-admin\/edit\/\d+/);
  });
  await test.step('one message names every refused file of several, also when another one arrives later, until it is closed', async () => {
    await page.clock.install();
    await emptyText(page);
    await page.route('/api/admin/upload', async (route) => {
      if (!route.request().postData()?.includes('<svg')) return route.continue();
      await route.fulfill({ status: 201, json: { success: true, url: '/images/about-desk.jpg' } });
    });
    await pasteFiles(
      page,
      { name: 'IMG_1.HEIC', type: 'image/heic', text: 'ftypheic' },
      { name: 'IMG_2.HEIC', type: 'image/heic', text: 'ftypheic' },
      { name: 'broken.jpg', type: 'image/jpeg', text: 'no picture' },
      {
        name: 'late.svg',
        type: 'image/svg+xml',
        text: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      },
    );
    await expect(text.locator('figure img')).toHaveCount(1);
    await expect(toasts(page).getByText('Some files were not added')).toBeVisible();
    await expect(toasts(page)).toContainText(/IMG_1\.HEIC, IMG_2\.HEIC: Export it as JPEG first\./);
    await expect(toasts(page)).toContainText('broken.jpg: ');
    await page.clock.fastForward(10_000);
    await expect(toasts(page)).toContainText('broken.jpg: ');
    await toasts(page).getByRole('button', { name: 'Close notification' }).click();
    await expect(toasts(page).getByText('broken.jpg: ')).toHaveCount(0);
    await page.unroute('/api/admin/upload');
  });
  await test.step('a picture is cut and pasted elsewhere, and removed by its button', async () => {
    const picture = '<figure><img src="/images/about-desk.jpg" alt="Desk"></figure>';
    await writeHtml(page, `${picture}<p>One</p>`);
    await text.locator('figure img').click();
    await page.keyboard.press('Control+x');
    await expect(text.locator('figure')).toHaveCount(0);
    await text.getByText('One').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+v');
    await expect(text.locator('figure img')).toHaveCount(1);
    expect(await htmlOf(page)).toBe(`<p>One</p>${picture}`);
    await text.locator('figure img').click();
    await page.getByRole('button', { name: 'Remove image' }).click();
    await expect(text.locator('figure')).toHaveCount(0);
  });
});

/** Replaces the text. */
async function writeHtml(page: Page, source: string) {
  const html = page.getByRole('button', { name: 'HTML', exact: true });
  await html.press('Enter');
  await page.locator('.editor-source').fill(source);
  await html.press('Enter');
}

test('pictures are dragged from one text of a form into the other and back', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const figure = (alt: string) =>
    `<figure><img src="/favicon.svg" alt="${alt}" width="80" height="60"></figure>`;
  const response = await page.request.post('/api/admin/case-studies', {
    data: {
      title: 'Two texts',
      status: 'draft',
      challengeContent: `<p>One</p>${figure('A')}<p>End of one</p>`,
      solutionContent: `<p>Two</p>${figure('B')}<p>End of two</p>`,
    },
  });
  const { id } = (await response.json()) as { id: number };
  await page.setViewportSize({ width: 1280, height: 3000 });
  await page.goto(`/vs-admin/case-studies/edit/${id}`);
  await formReady(page);
  const texts = page.locator('.editor-text');
  await expect(texts).toHaveCount(2);
  const drag = async (from: number, alt: string, to: number, place: string) => {
    const picture = texts.nth(from).getByAltText(alt);
    // selected first: its fields open and move what is below
    await picture.click();
    await expect(texts.nth(from).getByLabel('Alt text')).toBeVisible();
    await picture.dragTo(texts.nth(to).getByText(place), { targetPosition: { x: 20, y: 8 } });
    await expect(texts.nth(to).getByAltText(alt)).toBeVisible();
    await expect(texts.nth(from).getByAltText(alt)).toHaveCount(0);
  };
  await drag(0, 'A', 1, 'End of two');
  await drag(1, 'B', 0, 'End of one');
  await expect(texts.nth(1).getByAltText('A')).toBeVisible();

  await test.step('text that no key types replaces a selected picture', async () => {
    const select = async (text: number, alt: string) => {
      await texts.nth(text).getByAltText(alt).click();
      await expect(texts.nth(text).locator('.ProseMirror-selectednode')).toBeVisible();
    };
    const replaced = async (text: number, alt: string, by: string) => {
      await expect(texts.nth(text).locator('p').getByText(by, { exact: true })).toBeVisible();
      await expect(texts.nth(text).getByAltText(alt)).toHaveCount(0);
    };
    await test.step('from an emoji picker', async () => {
      await select(1, 'A');
      await page.keyboard.insertText('👩‍💻');
      await replaced(1, 'A', '👩‍💻');
    });
    await test.step('from an input method', async () => {
      await select(0, 'B');
      const compose = await page.context().newCDPSession(page);
      for (const text of ['n', 'ni'])
        await compose.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
      await compose.send('Input.insertText', { text: '你' });
      await replaced(0, 'B', '你');
    });
  });
});
