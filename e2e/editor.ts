// The editor as staff meet it, for journeys that write in it.
import type { Page } from 'playwright/test';
import { formReady, logIn } from './admin.ts';
import type { Site } from './journey.ts';

/** Opens the form of a new post with this title, and waits for its editor. */
export async function openEditor(page: Page, site: Site, title: string) {
  await logIn(page, site);
  await page.goto('/vs-admin/create');
  await page.getByLabel('Title').fill(title);
  await formReady(page);
  return page.getByRole('textbox', { name: 'Content' });
}

/** Empties the text and puts the caret into it. */
export async function emptyText(page: Page) {
  const text = page.getByRole('textbox', { name: 'Content' });
  await text.press('ControlOrMeta+a');
  await text.press('Backspace');
}

/** The HTML of the text, as a save would send it, with `x.png` for the random names of uploads. */
export async function htmlOf(page: Page) {
  const html = page.getByRole('button', { name: 'HTML', exact: true });
  await html.press('Enter');
  const source = await page.locator('.editor-source').inputValue();
  await html.press('Enter');
  return source.replaceAll(/\/uploads\/[^"]+/g, '/uploads/x.png');
}

/** Pastes HTML, by dispatching the event of a paste. */
export const paste = (page: Page, html: string) =>
  page.getByRole('textbox', { name: 'Content' }).evaluate((text, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', 'plain');
    text.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);

/** Pastes pictures. */
export const pasteImage = (page: Page, count = 1) =>
  page.getByRole('textbox', { name: 'Content' }).evaluate(async (text, count) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 200 });
    canvas.getContext('2d')?.fillRect(40, 40, 80, 80);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    const clipboardData = new DataTransfer();
    for (let i = 1; i <= count; i++)
      clipboardData.items.add(new File([blob ?? ''], `plinth-${i}.png`, { type: 'image/png' }));
    text.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, count);

/** Pastes files, as if they were copied in a file manager. */
export const pasteFiles = (page: Page, ...files: { name: string; type: string; text: string }[]) =>
  page.getByRole('textbox', { name: 'Content' }).evaluate((text, files) => {
    const clipboardData = new DataTransfer();
    for (const { name, type, text: bytes } of files)
      clipboardData.items.add(new File([bytes], name, { type }));
    text.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, files);

/** Opens the form of a new post, whose editor loads only when the returned function is called. */
export async function openBeforeEditor(page: Page, site: Site): Promise<() => void> {
  await logIn(page, site);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/build/text-editor-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/vs-admin/create');
  return resolve;
}
