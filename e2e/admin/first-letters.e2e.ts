// The first letters typed after a click are in the text, however late the browser renders.
import type { Page } from 'playwright/test';
import { createPost, hold, logIn } from '../admin.ts';
import { emptyText, openBeforeEditor, openEditor } from '../editor.ts';
import { expect, test } from '../journey.ts';

/** Delays the next frames of the page, as on a busy machine, so that keys arrive before them. */
const drawLate = (page: Page) =>
  page.evaluate(() => {
    window.requestAnimationFrame = (draw) =>
      window.setTimeout(() => draw(performance.now()), 2_000) as unknown as number;
  });

test('letters typed right after a click are in the text', async ({ page, site }) => {
  const text = await openEditor(page, site, 'A title');
  const title = page.getByLabel('Title');
  await test.step('letters typed right after a choice in the block menu are in the text', async () => {
    await text.click();
    await page.keyboard.type('One');
    await page.keyboard.press('Alt+F9');
    const item = page.getByRole('menuitem', { name: 'Duplicate' });
    await item.focus();
    const onTime = await page.evaluateHandle(() => window.setTimeout);
    await page.evaluate((onTime) => {
      window.setTimeout = ((run: () => void, ms = 0) =>
        onTime(run, ms + 2_000)) as typeof setTimeout;
    }, onTime);
    await page.keyboard.press('Enter');
    await page.keyboard.type(' two');
    await expect(text.locator('p')).toHaveText(['One', 'One two']);
    await page.evaluate((onTime) => {
      window.setTimeout = onTime;
    }, onTime);
  });
  await emptyText(page);
  await drawLate(page);
  await test.step('letters typed right after a click below the text are in the text', async () => {
    await text.click();
    await page.keyboard.type('One');
    await expect(text).toHaveText('One');
  });
  await test.step('letters typed right after a click on the label are in the text', async () => {
    await title.click();
    await page.getByText('Content', { exact: true }).click();
    await page.keyboard.type('Two');
    await expect(text).toContainText('Two');
    await expect(title).toHaveValue('A title');
  });
  await test.step('letters typed right after using a tool of the editor are in the text', async () => {
    await emptyText(page);
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
});

test('a person who types as soon as the form appears keeps the focus', async ({ page, site }) => {
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

test('letters typed while the editor replaces the plain field are in the text', async ({
  page,
  site,
}) => {
  const releaseEditor = await openBeforeEditor(page, site);
  await page.locator('[data-hydrated]').first().waitFor();
  await expect(page.getByLabel('Title')).toBeFocused();
  const editor = page.locator('.editor');
  const text = editor.getByRole('textbox', { name: 'Content' });
  await drawLate(page);
  await page.getByLabel('Content').fill('One & two\n\nThree ');
  releaseEditor();
  let typed = 'Three ';
  while (!(await editor.isVisible())) {
    await page.keyboard.type('a');
    typed += 'a';
  }
  await page.keyboard.type('four');
  await test.step('text typed before the editor has loaded is kept', async () => {
    await expect(text.locator('p')).toHaveText(['One & two', `${typed}four`]);
    await expect(text).toBeFocused();
  });
});

for (const { what, keys, result } of [
  { what: 'unchanged text', keys: ['ControlOrMeta+a'], result: 'New' },
  { what: 'typed text', keys: ['End', 's', 'ArrowLeft'], result: 'LiveNews' },
])
  test(`the selection in ${what} is kept while its form hydrates`, async ({ page, site }) => {
    await logIn(page, site);
    const { id } = await createPost(page);
    const hydrate = await hold(page, '**/build/client-*.js');
    await page.goto(`/vs-admin/edit/${id}`, { waitUntil: 'commit' });
    const title = page.getByLabel('Title');
    for (const key of keys) await title.press(key);
    hydrate();
    await page.locator('[data-hydrated]').filter({ has: title }).waitFor();
    await page.keyboard.type('New');
    await expect(title).toHaveValue(result);
  });
