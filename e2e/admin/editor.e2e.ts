// The rich-text editor in a real browser: typed, formatted, pasted, saved, and read on the public page.
import type { Page } from 'playwright/test';
import { toasts } from '../admin.ts';
import { emptyText, openEditor, paste, pasteImage } from '../editor.ts';
import { expect, test } from '../journey.ts';

const WORDS = 'Every return has a reason.';

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page).toHaveURL('/vs-admin/dashboard');
}

test('a text is written with its panels and notes', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  const text = await openEditor(page, site, 'A text');
  await test.step('the key for Redo does nothing when there is nothing to redo', async () => {
    await text.focus();
    await page.keyboard.type('One');
    await page.keyboard.press('Control+z');
    await expect(text).toHaveText('');
    for (let times = 0; times < 4; times++) {
      await page.keyboard.press('Control+Shift+z');
      await expect(text).toHaveText('One');
    }
  });
  await test.step('an empty line between others is marked as not shown on the page', async () => {
    await emptyText(page);
    await page.keyboard.type('One');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Two');
    const notes = await text
      .locator('p')
      .evaluateAll((all) => all.map((line) => getComputedStyle(line, '::before').content));
    expect(notes).toEqual(['none', '"empty line, not shown on the page"', 'none']);
  });
  await test.step('the slash menu accepts names of two words and ignores other text after a slash', async () => {
    await emptyText(page);
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
  await test.step('the selection stays visible while a panel is open, and stays in the text', async () => {
    await emptyText(page);
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
  await test.step('the link panel stays in the window with its suggestions, and shows the chosen one', async () => {
    await emptyText(page);
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
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });
  await test.step('the library opens in front of the panel that asked for it, with the focus in its search', async () => {
    await emptyText(page);
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
    for (const dialog of [library, panel]) {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
  await test.step('find and replace are on one line', async () => {
    await emptyText(page);
    await page.keyboard.press('Control+f');
    const bar = page.getByRole('search', { name: 'Find and replace' });
    expect((await bar.boundingBox())?.height).toBeLessThan(70);
    await page.getByLabel('Find', { exact: true }).fill('teapot');
    await expect(bar.getByText('No matches')).toBeVisible();
    expect((await bar.boundingBox())?.height).toBeLessThan(70);
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
  });
  await test.step('HTML that a save removes is marked, and not counted as intact', async () => {
    await emptyText(page);
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
    const [kept, frame] = [
      text.locator('.editor-html').nth(0),
      text.locator('.editor-html').nth(1),
    ];
    const note = 'It is saved unchanged.';
    const problem = '<iframe> is not kept when the text is saved';
    await expect(kept).toContainText(note);
    await expect(frame).toContainText(problem);
    await expect(frame).not.toContainText(note);
    await expect(foot).toContainText('1 part is kept as HTML');
    await expect(foot).toContainText(problem);
  });
  await test.step('the line with the caret stays clear of toolbar and save bar', () =>
    expectCaretStaysClear(page));
  await test.step('the browser writes typed letters itself and dispatches an input event for each', async () => {
    await emptyText(page);
    await page.keyboard.insertText(WORDS);
    await page.keyboard.press('Home');
    await page.evaluate(() => {
      const counter = globalThis as unknown as { inputs: number };
      counter.inputs = 0;
      addEventListener('input', () => counter.inputs++, true);
    });
    await page.keyboard.type('So ');
    await expect(text.locator('p')).toHaveText(`So ${WORDS}`);
    expect(await page.evaluate(() => (globalThis as unknown as { inputs: number }).inputs)).toBe(3);
  });
  await test.step('Enter does not delete text that is no longer selected', async () => {
    await emptyText(page);
    await page.keyboard.insertText(WORDS);
    await page.keyboard.press('Home');
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
  await test.step('text with NUL characters, as PDFs have them, is pasted without them', async () => {
    await emptyText(page);
    const copy = (copied: string) =>
      page.evaluate((copied) => navigator.clipboard.writeText(copied), copied);
    const fields = ['Title', 'Excerpt', 'Categories'].map((name) => page.getByLabel(name));
    await copy('A \0\uFB01ne\0 report');
    for (const field of fields) {
      await field.fill('');
      await page.keyboard.press('Control+v');
      await expect(field).toHaveValue('A \uFB01ne report');
    }
    await copy('# A \0report\n\nOf two\0 lines');
    await text.focus();
    await page.keyboard.press('Control+v');
    await expect(text.locator('h1')).toHaveText('A report');
    await expect(text.locator('p').first()).toHaveText('Of two lines');
    await page.keyboard.press('Control+s');
    await expect(toasts(page).getByText(/[Dd]raft/)).toBeVisible();
  });
  await test.step('the tools that do not fit open without a tooltip over them', async () => {
    await emptyText(page);
    await page.setViewportSize({ width: 800, height: 800 });
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
});

test.describe('published', () => {
  // browsers log every handler that the policy forbids, even where nothing can run
  test.use({ expected: [/Executing inline event handler violates/] });

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

    await test.step('hostile content runs neither in the editor nor on the page', async () => {
      page.on('dialog', (dialog) => {
        throw new Error(`A script ran: ${dialog.type()} ${dialog.message()}`);
      });
      await page.keyboard.press('Control+End');
      await paste(
        page,
        `<p>Before<script>alert(1)</script></p><img src="x:y" onerror="alert(1)"><p><a href="javascript:alert(1)">link</a> <b onclick="alert(1)">bold</b></p><svg onload="alert(1)"></svg><iframe srcdoc="<script>parent.alert(1)</script>"></iframe>`,
      );
      await expect(text.locator('strong').last()).toHaveText('bold');
      expect(await text.innerHTML()).not.toMatch(
        /onerror|onclick|javascript:|<script|<iframe|<svg/,
      );

      const html = page.getByRole('button', { name: 'HTML', exact: true });
      const source = page.getByLabel('HTML', { exact: true }).and(page.locator('textarea'));
      await html.click();
      await source.fill(
        `${await source.inputValue()}<details ontoggle="alert(1)" open><summary>More</summary>Text</details>`,
      );
      await expect(page.getByText('ontoggle of <details> is not kept')).toBeVisible();
      await html.click();
      await expect(text.getByText('HTML block')).toBeVisible();
      await expect(text.locator('details')).toHaveCount(0);
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
    await expect(article.locator('details')).toHaveJSProperty('open', true);
    expect(await article.innerHTML()).not.toMatch(/ontoggle|javascript:/);
    const picture = article.getByRole('img', { name: 'A plinth' });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});

/** Pastes more lines than the window has, writes after them, and walks back to the first and to the end. */
async function expectCaretStaysClear(page: Page) {
  await emptyText(page);
  await paste(page, '<p>Line</p>'.repeat(20));
  await page.keyboard.press('Control+End');
  for (let line = 1; line <= 4; line++) {
    await page.keyboard.press('Enter');
    await expectCaretInSight(page);
  }
  for (let line = 1; line <= 24; line++) {
    await page.keyboard.press('ArrowUp');
    if (line % 6 === 0) await expectCaretInSight(page);
  }
  await page.keyboard.press('Control+End');
  await expectCaretInSight(page);
}

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test('the text and its tools work on a phone', async ({ page, site }) => {
    const text = await openEditor(page, site, 'On a phone');
    await test.step('the handles of a wide table stay in the window', async () => {
      await emptyText(page);
      const cells = Array.from({ length: 8 }, (_, column) => `<td>Column ${column + 1}</td>`);
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
    await test.step('all sizes and fonts are visible wherever the toolbar is', async () => {
      const more = page.getByRole('button', { name: 'More tools' });
      for (const top of [284, 508]) {
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
          await expect(page.getByRole('dialog', { name: 'More tools' })).toBeHidden({
            timeout: 500,
          });
        }).toPass();
      }
    });
    await test.step('the menu of the block at the caret opens by touch', async () => {
      await emptyText(page);
      await paste(page, '<h2>One</h2><p>Two</p>');
      await text.getByText('Two').tap();
      await page.getByRole('button', { name: 'Block menu', exact: true }).tap();
      await page.getByRole('menuitem', { name: 'Move up' }).tap();
      await expect(text.locator(':scope > *').first()).toHaveText('Two');
    });
    await test.step('the line with the caret stays clear of toolbar and save bar', async () => {
      await page.setViewportSize({ width: 390, height: 700 });
      await expectCaretStaysClear(page);
    });
  });
});
