// A film in a real browser: uploaded, given a poster by the browser, put on a page, and seen with and without script.
import type { Page } from 'playwright/test';
import { FILM_PATHS, makePdf } from '#testing/files.ts';
import {
  button,
  closePreview,
  contentField,
  createPage,
  fileCard,
  fileInput,
  logIn,
  toasts,
} from '../admin.ts';
import { expect, test } from '../journey.ts';

test.use({ expected: [/status of 415/] });

async function openLibrary(page: Page) {
  await page.goto('/vs-admin/media');
  await expect(page.locator('[data-island="admin-media"][data-hydrated]')).toBeVisible();
}

/** Whether the film of the page shows a frame and can be moved to its middle. */
const canSeek = (page: Page) =>
  page.evaluate(async () => {
    const film = document.querySelector('main video') as HTMLVideoElement;
    const happens = (event: string) =>
      new Promise((resolve) => film.addEventListener(event, resolve, { once: true }));
    if (film.readyState < 1) await happens('loadedmetadata');
    film.currentTime = film.duration / 2;
    await happens('seeked');
    return film.videoWidth > 0 && film.currentTime > 1;
  });

test('a film is uploaded, put on a page of staff, and seen by visitors with and without script', async ({
  page,
  site,
  newPerson,
}) => {
  await logIn(page, site);
  await openLibrary(page);
  await fileInput(page).setInputFiles([
    {
      name: 'shop.webm',
      mimeType: 'video/webm',
      buffer: Buffer.from(await Bun.file(FILM_PATHS.webm).bytes()),
    },
    {
      name: 'words.mp4',
      mimeType: 'video/mp4',
      buffer: Buffer.from('Only words, named like a film. '.repeat(9)),
    },
    { name: 'Prices.pdf', mimeType: 'application/pdf', buffer: makePdf() },
  ]);
  const files = page.getByRole('list', { name: 'Upload files: files' });
  await expect(files.getByRole('listitem').filter({ hasText: 'words.mp4' })).toContainText(
    'Please select a film (MP4 or WebM) or a PDF',
  );
  await expect(toasts(page).getByText('2 added, 1 refused')).toBeVisible();
  await expect(fileCard(page, /shop\.webm/)).toContainText('720 × 1280 · 0:09');
  await expect(fileCard(page, /Prices\.pdf/)).toBeVisible();
  await expect(fileCard(page, /shop poster\.jpg/)).toBeVisible();
  await page.getByLabel('Kind').selectOption('film');
  await expect(fileCard(page, /Prices\.pdf/)).toBeHidden();
  await fileCard(page, /shop\.webm/).click();
  await expect(page.getByRole('dialog').locator('video')).toHaveAttribute('poster', /\.jpg$/);
  await page.keyboard.press('Escape');

  // without the preview the options of a link are at the foot of the form
  await closePreview(page);
  const { id } = await createPage(page, 'shop-film', {
    'page-head': { title: 'The shop', second: '', setting: 'turn', intro: '' },
    'call-to-action': {
      title: 'What it costs',
      way: { label: 'Our prices', href: '/contact' },
      opensBooking: false,
    },
  });
  await page.goto(`/vs-admin/pages/${id}`);
  await button(page, 'Add section').last().click();
  await page.getByRole('dialog').getByRole('button', { name: /^Film/ }).click();
  // the section has its own menu
  await page
    .locator('.image-field')
    .getByRole('button', { name: 'Options for Film' })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /Choose from library/ }).click();
  const films = page.getByRole('list', { name: 'Films' });
  await expect(films.getByRole('button', { name: /showreel\.mp4/ })).toBeVisible();
  await films.getByRole('button', { name: /shop\.webm/ }).click();
  await expect(contentField(page, 'sections.2.values.film.src')).toHaveValue(
    /^\/uploads\/\w{26}\.webm$/,
  );
  await expect(contentField(page, 'sections.2.values.film.poster')).toHaveValue(
    /^\/uploads\/\w{26}\.jpg$/,
  );
  await contentField(page, 'sections.2.values.label').fill('The shop');
  await page.getByRole('button', { name: /^Call to action/ }).click();
  await contentField(page, 'sections.1.values.way.href').fill('Pric');
  await page.getByRole('option', { name: /Prices\.pdf/ }).click();
  await button(page, 'Update Page').click();
  await expect(toasts(page).getByText('Page updated successfully')).toBeVisible();

  const visitor = await (await newPerson()).newPage();
  await visitor.goto('/shop-film');
  const film = visitor.locator('main video');
  await expect(film).toHaveAttribute('controls', '');
  await expect(film).toHaveAttribute('poster', /^\/uploads\//);
  expect(await canSeek(visitor)).toBe(true);
  const saved = visitor.waitForEvent('download');
  await visitor.getByRole('link', { name: 'Our prices' }).click();
  expect((await saved).suggestedFilename()).toBe('Prices.pdf');
  const withoutScript = await (await visitor.request.get('/shop-film')).text();
  expect(withoutScript).toMatch(/<video[^>]* src="\/uploads\/[^>]* controls=""/);
});
