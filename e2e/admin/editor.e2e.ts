// The rich-text editor in a real browser: typed, formatted, pasted, saved, and read on the public page.
import type { Page } from 'playwright/test';
import { createPost, editPost, logIn, toasts } from '../admin.ts';
import { openBeforeEditor, openEditor, paste, pasteImage } from '../editor.ts';
import { expect, type Site, test } from '../journey.ts';

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page).toHaveURL('/vs-admin/dashboard');
}

test('an empty line between others is marked as not shown on the page', async ({ page, site }) => {
  const text = await openEditor(page, site, 'With an empty line');
  await text.click();
  await page.keyboard.type('One');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  const notes = await text
    .locator('p')
    .evaluateAll((all) => all.map((line) => getComputedStyle(line, '::before').content));
  expect(notes).toEqual(['none', '"empty line, not shown on the page"', 'none']);
});

test.describe('published', () => {
  test('typed, formatted and pasted content is shown to visitors', async ({ page, site }) => {
    const text = await openEditor(page, site, 'Written by hand');

    await test.step('typing, keys and the slash menu', async () => {
      await text.click();
      await page.keyboard.type('Most shops count ');
      await page.keyboard.press('Control+b');
      await page.keyboard.type('orders');
      await page.keyboard.press('Control+b');
      await page.keyboard.type('. Few count what comes ');
      await page.keyboard.type('back');
      for (let i = 0; i < 4; i++) await page.keyboard.press('Shift+ArrowLeft');
      await page.keyboard.press('Control+k');
      await page.getByLabel('Address').fill('verso.example/returns');
      await page.keyboard.press('Enter');
      await expect(text).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await page.keyboard.type('/h2');
      await expect(page.getByRole('option', { name: 'Heading 2' })).toBeVisible();
      await page.keyboard.press('Enter');
      await page.keyboard.type('Ask why');
      await page.keyboard.press('Enter');
    });

    await test.step('the toolbar is one tab stop, and Escape leads back to the text', async () => {
      await page.keyboard.press('Alt+F10');
      await page.keyboard.press('End');
      await expect(
        page.getByRole('button', { name: /^(More tools|Clear formatting)$/ }),
      ).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(text).toBeFocused();
      await page.getByRole('button', { name: 'Bullet list' }).click();
      await page.keyboard.type('Labels');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    });

    await test.step('a pasted image is uploaded and asks for its alt text', async () => {
      await pasteImage(page);
      await expect(text.locator('figure img')).toHaveAttribute('src', /^\/uploads\//);
      await expect(toasts(page).getByText('Image uploaded successfully')).toBeVisible();
      await expect(page.getByText('1 image lacks alt text')).toBeVisible();
      await page.getByLabel('Alt text', { exact: true }).fill('A plinth');
      await page.keyboard.press('Enter');
      await expect(page.getByText('1 image lacks alt text')).toBeHidden();
    });

    await publish(page);
    await page.goto('/insights/written-by-hand');
    const article = page.getByRole('main');
    await expect(article.locator('strong', { hasText: 'orders' })).toBeVisible();
    await expect(article.getByRole('link', { name: 'back', exact: true })).toHaveAttribute(
      'href',
      'https://verso.example/returns',
    );
    await expect(article.getByRole('heading', { level: 2, name: 'Ask why' })).toBeVisible();
    await expect(article.getByRole('listitem').filter({ hasText: 'Labels' })).toBeVisible();
    const picture = article.getByRole('img', { name: 'A plinth' });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});

test('the slash menu accepts names of two words and ignores other text after a slash', async ({
  page,
  site,
}) => {
  const text = await openEditor(page, site, 'Two words');
  await text.click();
  const menu = page.getByRole('listbox', { name: 'Insert' });
  await page.keyboard.type('/heading 3');
  await expect(menu.getByRole('option', { name: 'Heading 3' })).toBeVisible();
  await expect(menu.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Either / or');
  await expect(menu).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(text.getByRole('heading', { level: 3 })).toHaveText('Either / or');
});

test('paste into an empty text keeps the alignment of its first block', async ({ page, site }) => {
  const text = await openEditor(page, site, 'Pasted first');
  await text.click();
  await paste(page, '<p class="ql-align-center">First</p><p>Second</p>');
  await page.keyboard.type(', typed on');
  await expect(text.locator('p')).toHaveText(['First', 'Second, typed on']);
  await expect(text.locator('p').first()).toHaveClass('align-center');
});

for (const [device, viewport] of Object.entries({
  laptop: { width: 1280, height: 800 },
  phone: { width: 390, height: 700 },
}))
  test(`the line with the caret stays clear of toolbar and save bar on a ${device}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport);
    const text = await openEditor(page, site, 'Line by line');
    await text.click();
    for (let line = 1; line <= 24; line++) {
      await page.keyboard.type(`Line ${line}`);
      await page.keyboard.press('Enter');
      if (line % 6 === 0) await expectCaretInSight(page);
    }
    for (let line = 1; line <= 24; line++) {
      await page.keyboard.press('ArrowUp');
      if (line % 6 === 0) await expectCaretInSight(page);
    }
    await page.keyboard.press('Control+End');
    await expectCaretInSight(page);
  });

/** Checks at once: the caret must not wait for a smooth scroll. */
async function expectCaretInSight(page: Page) {
  const { caret, toolbar, bar } = await page.evaluate(() => {
    const { focusNode, focusOffset } = getSelection() as Selection;
    const range = document.createRange();
    range.setStart(focusNode as Node, focusOffset);
    const line = focusNode instanceof Element ? focusNode : focusNode?.parentElement;
    const edges = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return {
      caret: (range.getClientRects()[0] ?? line?.getBoundingClientRect()) as DOMRect,
      toolbar: edges('.editor-toolbar') as DOMRect,
      bar: edges('.admin-form-bar') as DOMRect,
    };
  });
  expect(caret.top).toBeGreaterThanOrEqual(toolbar.bottom);
  expect(caret.bottom).toBeLessThanOrEqual(bar.top);
}

test('the selection stays visible while a panel is open, and stays in the text', async ({
  page,
  site,
}) => {
  const text = await openEditor(page, site, 'Chosen');
  await text.click();
  await page.keyboard.type('Ask why');
  for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowLeft');
  const chosen = text.locator('.editor-selection');
  const shown = () => chosen.evaluate((span) => getComputedStyle(span).backgroundColor);
  const none = 'rgba(0, 0, 0, 0)';

  await page.keyboard.press('Control+k');
  await expect(page.getByLabel('Address')).toBeFocused();
  await expect(chosen).toHaveText('why');
  expect(await shown()).not.toBe(none);
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await expect(chosen).toHaveCount(0);

  await page.getByLabel('Title').click();
  await expect(chosen).toHaveText('why');
  expect(await shown()).toBe(none);

  await page.route('**/film.mp4', (route) => route.fulfill({ contentType: 'video/mp4' }));
  await page.getByRole('button', { name: 'Video' }).click();
  await expect(page.getByLabel('Video URL')).toBeFocused();
  await expect(chosen).toHaveText('why');
  expect(await shown()).not.toBe(none);
  await page.getByLabel('Video URL').fill('/film.mp4');
  await page.keyboard.press('Enter');
  await expect(text.locator('video')).toBeVisible();
  await expect(text.locator('p').first()).toHaveText('Ask why');
});

test('the link panel stays in the window with its suggestions, and shows the chosen one', async ({
  page,
  site,
}) => {
  const text = await openEditor(page, site, 'Linked');
  await text.click();
  await page.keyboard.type('why');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('insi');
  const panel = page.getByRole('dialog', { name: 'Link' });
  const options = panel.getByRole('option');
  await expect(options.nth(3)).toBeAttached();
  for (const part of [panel, page.getByLabel('Address'), panel.getByRole('button').last()])
    await expect(part).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toBeInViewport({ ratio: 0.9 });
});

test('the library opens in front of the panel that asked for it, with the focus in its search', async ({
  page,
  site,
}) => {
  await openEditor(page, site, 'Pictured');
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Insert image' });
  await panel.getByRole('button', { name: 'Choose from library' }).click();
  const library = page.getByRole('dialog', { name: 'Choose from library' });
  await expect(library.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  const inFront = await page.locator('.editor-media').evaluate((panel) => {
    const { left, top, width, height } = panel.getBoundingClientRect();
    const front = document.elementFromPoint(left + width / 2, top + height / 2);
    return front !== null && panel.contains(front);
  });
  expect(inFront).toBe(false);
});

test('the tools that do not fit open without a tooltip over them', async ({ page, site }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await openEditor(page, site, 'Tools');
  const more = page.getByRole('button', { name: 'More tools' });
  await more.click();
  const panel = page.getByRole('dialog', { name: 'More tools' });
  await expect(panel).toBeFocused();
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await more.press('Enter');
  await expect(panel.getByRole('button').first()).toBeFocused();
});

test('find and replace are on one line', async ({ page, site }) => {
  const text = await openEditor(page, site, 'Found');
  await text.click();
  await page.keyboard.press('Control+f');
  const bar = page.getByRole('search', { name: 'Find and replace' });
  expect((await bar.boundingBox())?.height).toBeLessThan(70);
  await page.getByLabel('Find', { exact: true }).fill('teapot');
  await expect(bar.getByText('No matches')).toBeVisible();
  expect((await bar.boundingBox())?.height).toBeLessThan(70);
});

test('HTML that a save removes is marked, and not counted as intact', async ({ page, site }) => {
  const text = await openEditor(page, site, 'Not kept');
  const foot = page.locator('.editor-foot');
  const html = page.getByRole('button', { name: 'HTML', exact: true });
  await html.click();
  await page
    .getByLabel('HTML', { exact: true })
    .and(page.locator('textarea'))
    .fill(
      '<p>keep</p><details><summary>More</summary>Text</details><iframe src="https://films.example/embed/1"></iframe>',
    );
  await html.click();
  const [kept, frame] = [text.locator('.editor-html').nth(0), text.locator('.editor-html').nth(1)];
  const note = 'It is saved unchanged.';
  const problem = '<iframe> is not kept when the text is saved';
  await expect(kept).toContainText(note);
  await expect(frame).toContainText(problem);
  await expect(frame).not.toContainText(note);
  await expect(foot).toContainText('1 part is kept as HTML');
  await expect(foot).toContainText(problem);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('the handles of a wide table stay in the window', async ({ page, site }) => {
    const text = await openEditor(page, site, 'Wide');
    const cells = Array.from({ length: 8 }, (_, column) => `<td>Column ${column + 1}</td>`);
    await text.click();
    await paste(page, `<table><tbody><tr>${cells.join('')}</tr></tbody></table>`);
    for (const column of [8, 1]) {
      await text.getByText(`Column ${column}`).click();
      await expect(page.getByRole('button', { name: 'Row', exact: true })).toBeInViewport({
        ratio: 1,
      });
      await expect(page.getByRole('button', { name: 'Column', exact: true })).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });

  test('all sizes and fonts are visible wherever the toolbar is', async ({ page, site }) => {
    await openEditor(page, site, 'On a phone');
    const more = page.getByRole('button', { name: 'More tools' });
    for (const top of [60, 284, 508]) {
      await more.evaluate((element, top) => {
        const by = element.getBoundingClientRect().top - top;
        window.scrollBy({ top: by, behavior: 'instant' });
      }, top);
      await more.click();
      await page.getByRole('button', { name: 'Size and font' }).click();
      for (const name of ['Normal', 'Huge', 'Monospace'])
        await expect(page.getByRole('menuitemradio', { name })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      // a menu that is still closing takes the key
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog', { name: 'More tools' })).toBeHidden({ timeout: 500 });
      }).toPass();
    }
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true });

  test('the menu of the block at the caret opens', async ({ page, site }) => {
    const text = await openEditor(page, site, 'Touched');
    await text.click();
    await paste(page, '<h2>One</h2><p>Two</p>');
    await text.getByText('Two').tap();
    await page.getByRole('button', { name: 'Block menu', exact: true }).tap();
    await page.getByRole('menuitem', { name: 'Move up' }).tap();
    await expect(text.locator(':scope > *').first()).toHaveText('Two');
  });
});

test.describe('hostile content', () => {
  // browsers log every handler that the policy forbids, even where nothing can run
  test.use({ expected: [/Executing inline event handler violates/] });

  test('hostile content runs neither in the editor nor on the page', async ({ page, site }) => {
    const text = await openEditor(page, site, 'Hostile');
    page.on('dialog', (dialog) => {
      throw new Error(`A script ran: ${dialog.type()} ${dialog.message()}`);
    });
    await text.click();
    await paste(
      page,
      `<p>Before<script>alert(1)</script></p><img src="x:y" onerror="alert(1)"><p><a href="javascript:alert(1)">link</a> <b onclick="alert(1)">bold</b></p><svg onload="alert(1)"></svg><iframe srcdoc="<script>parent.alert(1)</script>"></iframe>`,
    );
    await expect(text.locator('strong')).toHaveText('bold');
    expect(await text.innerHTML()).not.toMatch(/onerror|onclick|javascript:|<script|<iframe|<svg/);

    await page.getByRole('button', { name: 'HTML', exact: true }).click();
    await page
      .getByLabel('HTML', { exact: true })
      .and(page.locator('textarea'))
      .fill('<p>Kept</p><details ontoggle="alert(1)" open><summary>More</summary>Text</details>');
    await expect(page.getByText('ontoggle of <details> is not kept')).toBeVisible();
    await page.getByRole('button', { name: 'HTML', exact: true }).click();
    await expect(text.getByText('HTML block')).toBeVisible();
    await expect(text.locator('details')).toHaveCount(0);

    await publish(page);
    await page.goto('/insights/hostile');
    const article = page.getByRole('main');
    await expect(article.locator('details')).toHaveJSProperty('open', true);
    expect(await article.innerHTML()).not.toMatch(/ontoggle|javascript:/);
  });
});

test('text typed before the editor has loaded is kept', async ({ page, site }) => {
  const releaseEditor = await openBeforeEditor(page, site);
  await page.getByLabel('Content').fill('One & two\n\nThree');
  releaseEditor();
  const text = page.locator('.editor').getByRole('textbox', { name: 'Content' });
  await expect(text.locator('p')).toHaveText(['One & two', 'Three']);
  await expect(text).toBeFocused();
});

test.describe('typing', () => {
  const WORDS = 'Every return has a reason.';

  /** Opens a post with these words; the caret is at their start. */
  async function openWords(page: Page, site: Site) {
    await logIn(page, site);
    const { id } = await createPost(page, { content: `<p>${WORDS}</p>` });
    await editPost(page, id);
    const text = page.getByRole('textbox', { name: 'Content' });
    await text.getByText(WORDS).click();
    await page.keyboard.press('Home');
    return text;
  }

  test('the browser writes typed letters itself and dispatches an input event for each', async ({
    page,
    site,
  }) => {
    const text = await openWords(page, site);
    await page.evaluate(() => {
      const counter = globalThis as unknown as { inputs: number };
      counter.inputs = 0;
      addEventListener('input', () => counter.inputs++, true);
    });
    await page.keyboard.type('So ');
    await expect(text.locator('p')).toHaveText(`So ${WORDS}`);
    expect(await page.evaluate(() => (globalThis as unknown as { inputs: number }).inputs)).toBe(3);
  });

  test('Enter does not delete text that is no longer selected', async ({ page, site }) => {
    const text = await openWords(page, site);
    await text.evaluate(async (element) => {
      const selectionRead = new Promise((resolve) =>
        document.addEventListener('selectionchange', resolve, { once: true }),
      );
      getSelection()?.selectAllChildren(element);
      await selectionRead;
      // both in one task, before the browser reports the new caret to the editor
      getSelection()?.collapseToEnd();
      const init = { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true };
      element.dispatchEvent(new KeyboardEvent('keydown', init));
    });
    await expect(text.locator('p')).toHaveText([WORDS, '']);
  });
});
