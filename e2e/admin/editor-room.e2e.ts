// The tools around the text: find and replace, outline, focus mode, word goal, blocks and links to own pages.
import { createPost } from '../admin.ts';
import { emptyText, htmlOf, openEditor } from '../editor.ts';
import { expect, test } from '../journey.ts';

/** Whether another element covers the middle of the element. */
const isCovered = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, top + height / 2);
  return shown !== element && !element.contains(shown);
};

test('blocks, words and links are edited with the tools around the text', async ({
  page,
  site,
}) => {
  const text = await openEditor(page, site, 'Tools');
  await test.step('blocks are made, moved, copied and deleted by keyboard', async () => {
    await emptyText(page);
    await page.keyboard.type('/callout');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Mind the step');
    await page.keyboard.press('Control+End');
    await page.keyboard.type('After [why](/about)');
    expect(await htmlOf(page)).toBe(
      '<div class="callout-note"><p>Mind the step</p></div><p>After <a href="/about">why</a></p>',
    );
    await page.keyboard.press('Alt+Shift+ArrowUp');
    await page.keyboard.press('Control+Shift+D');
    expect(await htmlOf(page)).toBe(
      '<p>After <a href="/about">why</a></p><p>After <a href="/about">why</a></p><div class="callout-note"><p>Mind the step</p></div>',
    );
    await page.keyboard.press('Alt+F9');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await expect(text.locator('> p', { hasText: 'After' })).toHaveCount(1);
    await expect(text).toBeFocused();
  });
  await test.step('a block is moved by dragging its handle', async () => {
    await emptyText(page);
    for (const letters of ['One', 'Two', 'Three']) {
      await page.keyboard.type(letters);
      await page.keyboard.press('Enter');
    }
    await text.getByText('One').hover();
    const handle = await page.getByRole('button', { name: 'Block menu' }).boundingBox();
    const target = await text.getByText('Three').boundingBox();
    if (!handle || !target) throw new Error('The handle or its target is not visible');
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await page.mouse.down();
    // Safari lets the pointer leave when a drag begins
    await page.locator('.editor', { has: text }).dispatchEvent('pointerleave');
    const [end, bottom] = [target.x + target.width - 10, target.y + target.height - 2];
    await page.mouse.move(end, bottom, { steps: 10 });
    await page.mouse.up();
    expect(await htmlOf(page)).toBe('<p>Two</p><p>Three</p><p>One</p>');
  });
  await test.step('blocks of a long text are skipped only after the change that makes it long', async () => {
    await emptyText(page);
    const skipped = () =>
      text.evaluate((text) => getComputedStyle(text.children[0] ?? text).contentVisibility);
    const atOnce = await text.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', '<p>Line</p>'.repeat(40));
      text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
      return getComputedStyle(text.children[0] ?? text).contentVisibility;
    });
    expect(atOnce).toBe('visible');
    await expect.poll(skipped).toBe('auto');
  });
  await test.step('a video host is a link card, and nothing is fetched from it', async () => {
    await emptyText(page);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().includes('127.0.0.1')) foreign.push(request.url());
    });
    await page.keyboard.type('/video');
    await page.keyboard.press('Enter');
    await page.getByLabel('Video URL').fill('https://www.youtube.com/embed/abc?rel=0');
    await page.keyboard.press('Enter');
    await page.keyboard.type('After');
    expect(await htmlOf(page)).toBe(
      '<p class="link-video"><a href="https://www.youtube.com/watch?v=abc">Watch on YouTube</a></p><p>After</p>',
    );
    expect(foreign).toEqual([]);
  });
  await test.step('text typed at the edges of a button is part of it', async () => {
    await emptyText(page);
    await page.keyboard.type('/button');
    await page.keyboard.press('Enter');
    await text.getByText('Get in touch').click();
    await page.keyboard.press('Home');
    await page.keyboard.type('Do ');
    await page.keyboard.press('End');
    await page.keyboard.type(' now');
    expect(await htmlOf(page)).toBe(
      '<p class="link-button"><a href="/contact">Do Get in touch now</a></p>',
    );
  });
  await test.step('text is found and replaced', async () => {
    await emptyText(page);
    await page.keyboard.type('one two one');
    await page.keyboard.press('Control+f');
    await page.getByLabel('Find', { exact: true }).fill('one');
    await expect(page.getByText('of 2')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 of 2')).toBeVisible();
    await page.getByLabel('Replace with').fill('three');
    await page.getByRole('button', { name: 'Replace all' }).click();
    await page.getByLabel('Find', { exact: true }).press('Escape');
    await expect(text).toBeFocused();
    await expect(text.locator('p').first()).toHaveText('three two three');
  });
  await test.step('the outline leads to a heading, focus mode covers the form, and a goal is measured', async () => {
    await emptyText(page);
    await page.keyboard.type('## Reasons');
    await page.keyboard.press('Enter');
    await page.keyboard.type('one two one');
    await page.getByRole('button', { name: 'Outline' }).click();
    await page.getByRole('menuitem', { name: 'Reasons' }).click();
    await expect(text).toBeFocused();
    await page.keyboard.type('!');
    await expect(text.locator('h2')).toHaveText('Reasons!');

    await page.keyboard.press('Control+Shift+F');
    const title = page.getByLabel('Title', { exact: true });
    await expect.poll(() => title.evaluate(isCovered)).toBe(true);
    await page.keyboard.type('?');
    await page.keyboard.press('Control+Shift+F');
    await expect.poll(() => title.evaluate(isCovered)).toBe(false);
    await expect(text.locator('h2')).toHaveText('Reasons!?');

    await page.getByRole('button', { name: 'Word goal' }).click();
    await page.getByLabel(/Number of words/).fill('50');
    await page.keyboard.press('Enter');
    await expect(page.getByText('4 of 50 words')).toBeVisible();
  });
  await test.step('a link to a page of this site is found by its title', async () => {
    await emptyText(page);
    await createPost(page, { title: 'Zinc returns', slug: 'zinc-returns' });
    await page.keyboard.type('See this');
    for (let i = 0; i < 4; i++) await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Control+k');
    await page.getByLabel('Address').fill('zinc');
    await expect(page.getByRole('option', { name: /Zinc returns/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await htmlOf(page)).toBe('<p>See <a href="/insights/zinc-returns">this</a></p>');
  });
});
