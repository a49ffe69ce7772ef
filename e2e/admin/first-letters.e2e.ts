// The first letters after a click: they are in the text, however late the browser draws.
import type { Page } from 'playwright/test';
import { openBeforeEditor, openEditor } from '../editor.ts';
import { expect, test } from '../journey.ts';

/** The page draws its next frames late, as on a busy machine. Keys arrive meanwhile. */
const drawLate = (page: Page) =>
  page.evaluate(() => {
    window.requestAnimationFrame = (draw) =>
      window.setTimeout(() => draw(performance.now()), 2_000) as unknown as number;
  });

test('letters that follow a click below the text at once are in the text', async ({
  page,
  site,
}) => {
  const text = await openEditor(page, site, 'A title');
  await drawLate(page);
  await text.click();
  await page.keyboard.type('One');
  await expect(page.getByLabel('Title')).toHaveValue('A title');
  await expect(text).toHaveText('One');
});

test('a person who writes as soon as the form is there keeps the focus', async ({ page, site }) => {
  await page.addInitScript(() => {
    const timers: TimerHandler[] = [];
    const { setTimeout } = window;
    window.setTimeout = ((run: TimerHandler, ms?: number, ...more: unknown[]) =>
      ms ? setTimeout(run, ms, ...more) : timers.push(run)) as typeof setTimeout;
    Object.assign(window, { runTimers: () => timers.map((run) => (run as () => void)()) });
  });
  await openBeforeEditor(page, site);
  await page.locator('[data-hydrated]').first().waitFor();
  const content = page.getByLabel('Content');
  await content.focus();
  await page.evaluate(() => (window as unknown as { runTimers: () => void }).runTimers());
  await page.keyboard.type('One');
  await expect(content).toHaveValue('One');
});

test('the title of a new post has the focus', async ({ page, site }) => {
  await openBeforeEditor(page, site);
  await expect(page.getByLabel('Title')).toBeFocused();
});

test('letters that follow a click on the label at once are in the text', async ({ page, site }) => {
  const text = await openEditor(page, site, 'A title');
  await drawLate(page);
  await page.getByText('Content', { exact: true }).click();
  await page.keyboard.type('One');
  await expect(page.getByLabel('Title')).toHaveValue('A title');
  await expect(text).toHaveText('One');
});

test('letters typed while the editor takes the place of the plain field are in the text', async ({
  page,
  site,
}) => {
  const releaseEditor = await openBeforeEditor(page, site);
  await page.locator('[data-hydrated]').first().waitFor();
  const editor = page.locator('.editor');
  await drawLate(page);
  await page.getByLabel('Content').click();
  await page.keyboard.type('One ');
  releaseEditor();
  let typed = 'One ';
  while (!(await editor.isVisible())) {
    await page.keyboard.type('a');
    typed += 'a';
  }
  await page.keyboard.type('two');
  await expect(editor.getByRole('textbox', { name: 'Content' })).toHaveText(`${typed}two`);
});

test('letters that follow a tool of the editor at once are in the text', async ({ page, site }) => {
  const text = await openEditor(page, site, 'A title');
  await text.click();
  await drawLate(page);
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('One');
  await expect(text.locator('strong')).toHaveText('One');
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('Escape');
  await page.keyboard.type(' two');
  await expect(text).toHaveText('One two');
  const html = page.getByRole('button', { name: 'HTML', exact: true });
  await html.press('Enter');
  await html.press('Enter');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' three');
  await expect(text).toHaveText('One two three');
});

test('letters that follow a choice in the block menu at once are in the text', async ({
  page,
  site,
}) => {
  const text = await openEditor(page, site, 'A title');
  await text.click();
  await page.keyboard.type('One');
  await page.keyboard.press('Alt+F9');
  const item = page.getByRole('menuitem', { name: 'Duplicate' });
  await item.focus();
  await page.evaluate(() => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, ms = 0) =>
      setTimeout(run, ms + 2_000)) as typeof setTimeout;
  });
  await page.keyboard.press('Enter');
  await page.keyboard.type(' two');
  await expect(text.locator('p')).toHaveText(['One', 'One two']);
});
