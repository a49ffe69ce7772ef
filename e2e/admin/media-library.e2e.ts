// The media library in a real browser: many files at once, bad ones among them, described, used, replaced and deleted.
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { fileCard, fileInput, formReady, logIn, toasts, undoAtSecondTry } from '../admin.ts';
import { expect, test } from '../journey.ts';

const MB = 1024 * 1024;

// the browser logs the error responses that these journeys cause
test.use({ expected: [/status of (4(01|04|09|15)|503)/] });

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
});

interface FileToChoose {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture of one colour. */
async function picture(name: string, colour: string): Promise<FileToChoose> {
  const canvas = sharp({ create: { width: 400, height: 300, channels: 3, background: colour } });
  return { name, mimeType: 'image/jpeg', buffer: await canvas.jpeg().toBuffer() };
}

/** A photograph of 6 MB as phones store it: sideways, and with a film at its end. */
async function largePhotograph(): Promise<FileToChoose> {
  const canvas = sharp({ create: { width: 3000, height: 2250, channels: 3, background: '#888' } });
  const image = await canvas.jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const buffer = Buffer.concat([image, Buffer.alloc(6 * MB)]);
  return { name: 'phone.jpg', mimeType: 'image/jpeg', buffer };
}

const fake = (name: string, mimeType: string, start: string, bytes = 64): FileToChoose => ({
  ...{ name, mimeType },
  buffer: Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(bytes)]),
});

const upload = (page: Page, file: FileToChoose) =>
  page.request
    .post('/api/admin/upload', { multipart: { image: file } })
    .then((response) => response.json())
    .then(({ url }: { url: string }) => url);

const nameOf = (url: string) => url.replace('/uploads/', '');
const openLibrary = async (page: Page, address = '/vs-admin/media') => {
  await page.goto(address);
  await expect(page.locator('[data-island="admin-media"][data-hydrated]')).toBeVisible();
};

test('each of many uploads shows its result, and large photographs are scaled down', async ({
  page,
}) => {
  await openLibrary(page, '/vs-admin/media?show=uploads');
  await fileInput(page).setInputFiles([
    await picture('kettle.jpg', '#b93108'),
    await largePhotograph(),
    fake('notes.png', 'image/png', 'Just some words'),
    fake('dance.gif', 'image/gif', 'GIF89a', 6 * MB),
    fake('IMG_0042.HEIC', '', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    fake('brief.pdf', 'application/pdf', '%PDF'),
    fake('notes.txt', 'text/plain', 'Just some words'),
  ]);
  const files = page.getByRole('list', { name: 'Upload files: files' });
  const file = (name: string) => files.getByRole('listitem').filter({ hasText: name });
  await expect(file('phone.jpg')).toContainText(/[KM]B, scaled down from [\d.]+ MB/);
  await expect(file('kettle.jpg')).toContainText(/KB|bytes/);
  await expect(file('notes.png')).toContainText('Upload failed.');
  await expect(file('notes.png')).toContainText(
    'Please select an image file (jpg, png, gif, etc.)',
  );
  await expect(file('dance.gif')).toContainText('File too large.');
  await expect(file('dance.gif')).toContainText('Please select an image smaller than 5MB');
  await expect(file('IMG_0042.HEIC')).toContainText('Export it as JPEG');
  await expect(file('brief.pdf')).toContainText(
    'Upload failed. Please select a film (MP4 or WebM) or a PDF',
  );
  await expect(file('notes.txt')).toContainText('Invalid file type.');

  // refused files are listed first, and one toast sums up all files
  await expect(files.getByRole('listitem').nth(4)).toContainText(
    /Upload failed|too large|type|JPEG/,
  );
  await expect(toasts(page).getByText('2 added, 5 refused')).toBeVisible();

  // upright, at most 2560 px long
  await expect(fileCard(page, /phone\.jpg/)).toContainText('1920 × 2560');
  await expect(fileCard(page, /kettle\.jpg/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear finished' }).click();
  await expect(files).toBeHidden();

  await test.step('a file dropped or pasted anywhere on the screen is uploaded', async () => {
    const { buffer } = await picture('a.jpg', '#0c0b0a');
    await page.evaluate(
      (bytes) => {
        for (const type of ['drop', 'paste']) {
          const data = new DataTransfer();
          data.items.add(new File([new Uint8Array(bytes)], `${type}.jpg`, { type: 'image/jpeg' }));
          const how = { bubbles: true, cancelable: true };
          document.body.dispatchEvent(
            type === 'drop'
              ? new DragEvent('drop', { ...how, dataTransfer: data })
              : new ClipboardEvent('paste', { ...how, clipboardData: data }),
          );
        }
      },
      [...buffer],
    );
    await expect(fileCard(page, /drop\.jpg/)).toBeVisible();
    await expect(fileCard(page, /paste\.jpg/)).toBeVisible();
  });
});

test('pictures are found, opened and described', async ({ page, site }) => {
  const first = await upload(page, await picture('first.jpg', '#3a5f57'));
  const second = await upload(page, await picture('second.jpg', '#b93108'));
  const url = await upload(page, await picture('harbour.jpg', '#1b2a41'));
  await openLibrary(page, '/vs-admin/media?show=uploads');
  await test.step('a picture is found, described and given a focal point by keyboard', async () => {
    await page.getByLabel('Search').fill('harb');
    await expect(page).toHaveURL('/vs-admin/media?search=harb&show=uploads');
    await expect(page.getByText('1 file')).toBeVisible();

    await fileCard(page, /harbour/).press('Enter');
    await expect(page).toHaveURL(`/vs-admin/media?search=harb&show=uploads#${nameOf(url)}`);
    const detail = page.getByRole('dialog', { name: 'harbour.jpg' });
    await expect(detail.getByText('Unused', { exact: true })).toBeVisible();
    await detail.getByLabel('Alt text').fill('A harbour at dusk');
    const point = detail.getByRole('slider', { name: 'Focal point' });
    await point.focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await expect(point).toHaveAttribute('aria-valuetext', '30% from the left, 51% from the top');
    await expect(detail.getByText('Saved', { exact: true })).toBeVisible();

    const box = await detail.locator('.focal-point-frame').boundingBox();
    if (!box) throw new Error('The picture is not visible');
    await page.mouse.click(box.x + box.width * 0.9, box.y + box.height * 0.25);
    await expect(point).toHaveAttribute('aria-valuetext', '90% from the left, 25% from the top');

    // the last input is kept even when the picture is closed at once
    await detail.getByLabel('Name').fill('quay.jpg');
    await page.keyboard.press('Escape');
    await expect(detail).toBeHidden();
    await expect(page).toHaveURL('/vs-admin/media?search=harb&show=uploads');
    await expect
      .poll(async () => (await page.request.get(`/api/admin/media/${nameOf(url)}`)).json())
      .toMatchObject({
        alt: 'A harbour at dusk',
        fileName: 'quay.jpg',
        ...{ focalX: expect.closeTo(0.9, 1), focalY: expect.closeTo(0.25, 1) },
      });
  });

  await page.getByLabel('Search').fill('');
  await expect(fileCard(page, /first/)).toBeVisible();
  await fileCard(page, /quay/).click();
  await test.step('pictures are opened one after the other by the same key', async () => {
    const detail = (name: string) => page.getByRole('dialog', { name: `${name}.jpg` });
    const next = page.getByRole('button', { name: 'Next' });
    // the buttons below the picture are in the window without scrolling
    await expect(detail('quay').getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
    await detail('quay').getByRole('button', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
    await expect(detail('second')).toBeVisible();
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(detail('first')).toBeVisible();
    await expect(next).toBeFocused();
    await expect(next).toBeDisabled();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(detail('second')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous' })).toBeFocused();
  });
  await test.step('an unsaved description is kept until its picture is opened again, and can be saved then', async () => {
    const detail = page.getByRole('dialog', { name: 'second.jpg' });
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(`**/api/admin/media/${nameOf(second)}`, async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue();
      await held;
      return route.fulfill({ status: 503, json: { message: 'Not just now' } });
    });
    const alt = detail.getByLabel('Alt text');
    await alt.fill('A lamp');
    await page.keyboard.press('Escape');
    await expect(detail).toBeHidden();
    await test.step('also while the save has no response yet', async () => {
      await fileCard(page, /second/).click();
      await expect(alt).toHaveValue('A lamp');
      await expect(detail.getByText('Saving...')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(detail).toBeHidden();
    });
    letGo();
    await expect(toasts(page).getByText('Not just now')).toBeVisible();
    await toasts(page).getByRole('button', { name: 'Close notification' }).click();
    await test.step('leaving the library asks', async () => {
      const asked = page.waitForEvent('dialog');
      const leaving = page.evaluate(() => location.assign('/vs-admin/trash'));
      await (await asked).dismiss();
      await leaving;
    });
    await fileCard(page, /second/).click();
    await expect(alt).toHaveValue('A lamp');
    await expect(detail.getByRole('alert')).toContainText('Not just now');
    await page.unroute(`**/api/admin/media/${nameOf(second)}`);
    await detail.getByRole('button', { name: 'Try again' }).click();
    await expect(detail.getByText('Saved', { exact: true })).toBeVisible();
    const stored = await (await page.request.get(`/api/admin/media/${nameOf(second)}`)).json();
    expect(stored.alt).toBe('A lamp');
  });
  await page.getByRole('button', { name: 'Next' }).click();
  await test.step('an expired session can be renewed while a picture is described', async () => {
    const detail = page.getByRole('dialog', { name: 'first.jpg' });
    await expect(detail.getByText('Unused', { exact: true })).toBeVisible();
    await page.request.post('/api/admin/logout');
    await detail.getByLabel('Alt text').fill('A lamp');
    const login = page.getByRole('dialog', { name: 'Your session has ended' });
    await login.getByLabel('Password').fill(site.password);
    await login.getByRole('button', { name: /^Log in/ }).click();
    await expect(detail.getByText('Saved', { exact: true })).toBeVisible();
    const stored = await (await page.request.get(`/api/admin/media/${nameOf(first)}`)).json();
    expect(stored.alt).toBe('A lamp');
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await test.step('the library works on a phone of 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await fileCard(page, /first/).click();
    const detail = page.getByRole('dialog', { name: 'first.jpg' });
    await detail.getByRole('checkbox', { name: /Decorative/ }).check();
    await expect(detail.getByText('Saved', { exact: true })).toBeVisible();
    expect(await detail.evaluate((panel) => panel.scrollWidth > panel.clientWidth)).toBe(false);
    await page.goBack();
    await expect(detail).toBeHidden();
    const stored = await (await page.request.get(`/api/admin/media/${nameOf(first)}`)).json();
    expect(stored.decorative).toBe(true);
  });
});

test('pictures are replaced, deleted and restored', async ({ page, expected }) => {
  expected.push(/ERR_FAILED/);
  const urls: string[] = [];
  for (const name of ['one.jpg', 'two.jpg', 'three.jpg'])
    urls.push(await upload(page, await picture(name, '#b93108')));
  await test.step('a picture in use cannot be deleted, and is replaced everywhere', async () => {
    const old = await upload(page, await picture('old.jpg', '#b93108'));
    await page.request.patch(`/api/admin/media/${nameOf(old)}`, { data: { alt: 'A red wall' } });
    for (const slug of ['one', 'two'])
      await page.request.post('/api/admin/posts', {
        data: { title: `Post ${slug}`, slug, content: '<p>Words.</p>', image: old },
      });
    const article = async () => (await page.request.get('/insights/one')).text();
    expect(await article()).toContain(nameOf(old));

    await page.route(`**/api/admin/media/${nameOf(old)}`, (route) => route.abort(), { times: 1 });
    await openLibrary(page, `/vs-admin/media?show=uploads#${nameOf(old)}`);
    const detail = page.getByRole('dialog', { name: 'old.jpg' });
    await detail.getByRole('button', { name: 'Try again' }).click();
    await expect(detail.getByRole('heading', { name: 'Used in 2 places' })).toBeVisible();
    await expect(detail.getByRole('link', { name: 'Post one' })).toHaveAttribute(
      'href',
      /\/vs-admin\/edit\/\d+/,
    );
    const remove = detail.getByRole('button', { name: 'Delete' });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toHaveAccessibleDescription(/Used in 2 places/);
    await remove.click({ force: true });
    await expect(page.getByRole('alertdialog')).toBeHidden();

    await detail.getByRole('button', { name: 'Replace everywhere' }).click();
    const question = page.getByRole('dialog', { name: 'Replace in 2 places' });
    const confirm = question.getByRole('button', { name: 'Replace in 2 places' });
    await expect(confirm).toBeDisabled();
    await question.locator('[type=file]').setInputFiles(await picture('new.jpg', '#3a5f57'));
    await expect(question.getByText('new.jpg').last()).toBeVisible();
    await confirm.click();
    await expect(page.getByText('Replaced in 2 places').first()).toBeVisible();
    const after = page.getByRole('dialog', { name: 'new.jpg' });
    await expect(after.getByRole('heading', { name: 'Used in 2 places' })).toBeVisible();
    const shown = await article();
    expect(shown).not.toContain(nameOf(old));
    expect(shown).toContain('alt="A red wall"');

    await after.getByRole('button', { name: 'Close' }).click();
    await fileCard(page, /old\.jpg/).click();
    await expect(detail.getByText('Unused', { exact: true })).toBeVisible();
    await detail.getByRole('button', { name: 'Delete' }).click();
    await expect(toasts(page).getByText('Picture deleted')).toBeVisible();
    await expect(fileCard(page, /old\.jpg/)).toHaveCount(0);
    expect((await page.request.get(old)).status()).toBe(404);
    await undoAtSecondTry(page, '**/restore');
    await expect(fileCard(page, /old\.jpg/)).toBeVisible();
    expect((await page.request.get(old)).status()).toBe(200);
  });
  await test.step('Undo restores the deleted files that nobody else has restored', async () => {
    for (const name of ['one.jpg', 'two.jpg', 'three.jpg'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).click();
    await page.getByRole('button', { name: 'Delete unused' }).press('Enter');
    await expect(toasts(page).getByText('3 deleted')).toBeVisible();
    await page.request.post(`/api/admin/trash/media/${nameOf(urls[0] ?? '')}/restore`);
    // the toast moves down when the bar at the foot disappears
    await expect(page.getByRole('button', { name: 'Delete unused' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Media library' })).toBeFocused();
    await undoAtSecondTry(page, '**/restore');
    await expect(toasts(page).getByText('Undone')).toBeVisible();
    for (const name of [/one\.jpg/, /two\.jpg/, /three\.jpg/])
      await expect(fileCard(page, name)).toBeVisible();
  });
  await test.step('a deleted picture is restored from the trash, or deleted for good', async () => {
    const vase = await upload(page, await picture('vase.jpg', '#b93108'));
    const lamp = await upload(page, await picture('lamp.jpg', '#3a5f57'));
    for (const url of [lamp, vase])
      expect((await page.request.delete(`/api/admin/media/${nameOf(url)}`)).ok()).toBe(true);
    await page.goto('/vs-admin/trash?kind=media');
    await expect(page.locator('[data-island="admin-trash"][data-hydrated]')).toBeVisible();
    await page.getByRole('button', { name: 'Restore vase.jpg' }).click();
    await expect(toasts(page).getByText('Picture restored')).toBeVisible();
    await expect(page.locator('.managed-list-title', { hasText: 'lamp.jpg' })).toBeFocused();
    expect((await page.request.get(vase)).status()).toBe(200);
    await page.getByRole('button', { name: 'Delete for good lamp.jpg' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toasts(page).getByText('Deleted for good')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.getByText('lamp.jpg')).toBeHidden();
    expect((await page.request.get(lamp)).status()).toBe(404);
  });
});

test('a post takes its picture from the library, and publishing asks for missing alt texts', async ({
  page,
}) => {
  const url = await upload(page, await picture('cover.jpg', '#3a5f57'));
  await page.goto('/vs-admin/create');
  await page.getByLabel('Title').fill('With pictures');
  await page.getByRole('button', { name: 'Options for Image', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Choose from library/ }).click();
  const library = page.getByRole('dialog', { name: 'Choose from library' });
  await expect(library.getByRole('button', { name: /cover\.jpg/ })).toBeVisible();
  await library.getByRole('button', { name: /cover\.jpg/ }).click();
  await expect(page.getByRole('textbox', { name: 'Image', exact: true })).toHaveValue(url);

  const inText = await upload(page, await picture('text.jpg', '#b93108'));
  await formReady(page);
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.type('Words.');
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  const insert = page.getByRole('dialog', { name: 'Insert image' });
  await insert.getByRole('button', { name: 'Choose from library' }).click();
  await library.getByRole('button', { name: /text\.jpg/ }).click();
  await expect(page.locator('.editor figure img')).toHaveAttribute('src', inText);

  await page.getByRole('button', { name: 'Create Post' }).click();
  const question = page.getByRole('dialog', { name: 'Add alt texts' });
  await expect(question.locator('img')).toHaveCount(2);
  await question.getByLabel('Alt text of picture 1').fill('A "red" wall');
  await question.getByLabel('Alt text of picture 2').fill('A green field');
  await question.getByRole('button', { name: 'Create Post' }).click();
  await expect(page).toHaveURL('/vs-admin/dashboard');

  const article = await (await page.request.get('/insights/with-pictures')).text();
  expect(article).toContain('alt="A &quot;red&quot; wall"');
  const stored = await (await page.request.get(`/api/admin/media/${nameOf(inText)}`)).json();
  expect(stored.alt).toBe('A "red" wall');
  const cover = await (await page.request.get(`/api/admin/media/${nameOf(url)}`)).json();
  expect(cover.alt).toBe('A green field');
});
