// Pages are edited on their preview: a click opens the field, typed text shows at once, and the original is never lost.
import type { Page } from 'playwright/test';
import {
  button,
  closePreview,
  contentField,
  formBar,
  logIn,
  preview,
  toasts,
  undo,
  undoAtSecondTry,
} from '../admin.ts';
import { expect, test } from '../journey.ts';
import { rendered } from '../rendered.ts';

const HEADLINE = 'sections.0.values.headline.0.value';

/** Opens a document and waits until its preview is there. */
async function open(page: Page, path: string) {
  await page.goto(`/vs-admin/${path}`);
  await expect(preview(page).locator('main')).toBeVisible({ timeout: 20_000 });
  // away from the navigation, which opens under the pointer
  await page.mouse.move(640, 60);
}

test('the home page is edited on its preview', async ({ page, site, newPerson, expected }) => {
  // the preview may still request the version that was just deleted
  expected.push(/api\/admin\/preview.* 404|ERR_FAILED/);
  const visitor = (await newPerson()).request;
  const home = async () => (await visitor.get('/')).text();
  await logIn(page, site);
  await open(page, 'pages/home');

  await test.step('the home headline is edited on the page, published, and the publish undone', async () => {
    await expect(page.getByText('Visitors see the original.', { exact: false })).toBeVisible();
    await preview(page).getByText('The other side').first().click();
    await expect(contentField(page, HEADLINE)).toBeFocused();
    await expect(page.locator('.field-frame').first()).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('The brighter side');
    await expect(preview(page).getByText('The brighter side').first()).toBeVisible();
    expect(await home()).not.toContain('The brighter side');

    await button(page, 'Publish and stay').click();
    await expect(toasts(page).getByText('Page published')).toBeVisible();
    expect(await home()).toContain('The brighter side');
    await expect(page.getByText('Visitors see your version.')).toBeVisible();
    await undo(page).click();
    await expect(toasts(page).getByText('Undone')).toBeVisible();
    expect(await home()).not.toContain('The brighter side');
    expect(await home()).toContain('The other side');
  });

  await test.step('a page is reverted to its original, and restored by the toast', async () => {
    await button(page, 'Publish and stay').click();
    await expect(toasts(page).getByText('Page published')).toBeVisible();
    expect(await home()).toContain('The brighter side');

    await button(page, 'Back to the original…').click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('can be restored for 30 days');
    await question.getByRole('button', { name: 'Back to the original' }).click();
    await expect(toasts(page).getByText('Back to the original')).toBeVisible();
    await expect(contentField(page, HEADLINE)).toHaveValue(/^The other side/);
    expect(await home()).not.toContain('The brighter side');

    await undoAtSecondTry(page, '**/restore');
    await expect(toasts(page).getByText('Your version was restored')).toBeVisible();
    await expect(contentField(page, HEADLINE)).toHaveValue('The brighter side');
    await expect(preview(page).getByText('The brighter side').first()).toBeVisible();
    expect(await home()).toContain('The brighter side');
  });

  await test.step('the tools of a section that is out of sight bring it into sight, and are all within the page', async () => {
    await page.getByRole('button', { name: /^Platform partner/ }).focus();
    const tools = page.getByRole('toolbar', { name: 'Section: Platform partner' });
    await expect(tools).toBeAttached();
    // also when the page is shown after the section was focused
    await page.keyboard.press('ControlOrMeta+Shift+p');
    await expect(tools).toBeHidden();
    await page.keyboard.press('ControlOrMeta+Shift+p');
    await expect(tools).toBeAttached();
    await page.keyboard.press('Alt+F10');
    await expect(tools.locator(':focus')).toBeInViewport({ ratio: 1 });
    await expect(preview(page).getByText('premier partner.')).toBeInViewport();
    await page.keyboard.press('End');
    await expect(button(page, 'Remove: Platform partner')).toBeFocused();
    await expect(button(page, 'Remove: Platform partner')).toBeInViewport({ ratio: 1 });
  });
});

test('a field that the server rejects is marked until it is corrected, also after an autosave', async ({
  page,
  site,
  expected,
}) => {
  expected.push(/status of 400/);
  await page.clock.install();
  await logIn(page, site);
  await closePreview(page);
  await page.goto('/vs-admin/settings/navigation');
  await page.locator('[data-island="document-form"][data-hydrated]').waitFor();
  const footer = contentField(page, 'footer.0.href');
  await footer.fill('/nothing-here');
  await button(page, 'Publish and stay').click();
  await expect(footer).toBeFocused();
  await expect(footer).toHaveAccessibleDescription(/There is nothing at this address/);
  await expect(toasts(page)).toContainText('Footer menu: Entry 1: Links to: There is nothing');

  // an autosave keeps the mark
  await page.clock.runFor(2000);
  await expect(formBar(page)).toContainText('Saved just now');
  await expect(footer).toHaveAttribute('aria-invalid', 'true');
  await footer.fill('/contact');
  await expect(footer).not.toHaveAttribute('aria-invalid');

  await test.step('also when changes are scheduled: the dialog leaves the focus in the field', async () => {
    await button(page, 'Publish and stay').click();
    await expect(formBar(page).getByRole('status')).toHaveText('Published');
    await footer.fill('/nothing-here');
    await button(page, 'Schedule changes…').click();
    const dialog = page.getByRole('dialog', { name: 'Schedule changes' });
    await dialog.getByLabel('Publish at').fill('2999-01-01T09:00');
    await dialog.getByRole('button', { name: 'Schedule changes' }).click();
    await expect(footer).toHaveAccessibleDescription(/There is nothing at this address/);
    await expect(dialog).toHaveCount(0);
    await rendered(page);
    await expect(footer).toBeFocused();
  });
});

test('a keystroke shows in the preview within 100 ms @timed', async ({ page, site }) => {
  await logIn(page, site);
  await open(page, 'pages/home');
  await preview(page).getByText('In good company.').click();
  await expect(contentField(page, 'sections.3.values.title')).toBeFocused();
  await page.keyboard.press('End');
  const times: number[] = [];
  for (const letter of 'And yours too') {
    times.push(
      await page.evaluate(async (letter) => {
        const input = document.activeElement as HTMLInputElement;
        const next = input.value + letter;
        const start = performance.now();
        document.execCommand('insertText', false, letter);
        const shown = () =>
          [...document.querySelectorAll<HTMLIFrameElement>('.preview-frame')].some((frame) =>
            frame.contentDocument?.body.textContent?.includes(next.trim()),
          );
        while (!shown()) await new Promise(requestAnimationFrame);
        return performance.now() - start;
      }, letter),
    );
  }
  expect(Math.max(...times)).toBeLessThan(100);
});

test('a landing page is created from scratch', async ({ page, site, newPerson }) => {
  const visitor = (await newPerson()).request;
  await page.clock.install();
  await logIn(page, site);
  await closePreview(page);
  await page.goto('/vs-admin/pages');
  await page.getByRole('link', { name: 'New page' }).last().click();
  await expect(page.getByRole('heading', { name: 'Create New Page' })).toBeVisible();
  await page.getByLabel('Name').fill('Black Friday');
  await expect(page.getByLabel('Address')).toHaveValue('black-friday');
  await page.getByRole('button', { name: /^Head/ }).first().click();
  await contentField(page, 'sections.0.values.title').fill('Forty days to peak');
  await test.step('a section that is not added after all leaves the focus on the menu', async () => {
    await button(page, 'Options for Head').press('Enter');
    await page.getByRole('menuitem', { name: 'Add below…' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Add section' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Options for Head')).toBeFocused();
  });
  await button(page, 'Options for Head').press('Enter');
  await page.getByRole('menuitem', { name: 'Add below…' }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Call to action/ })
    .click();
  await expect(contentField(page, 'sections.1.values.title')).toBeFocused();
  await page.keyboard.type('Be ready.');
  await contentField(page, 'sections.1.values.way.label').fill('Talk to us');
  await contentField(page, 'sections.1.values.way.href').fill('/contact');
  await page.getByRole('button', { name: 'Search and sharing' }).click();
  await contentField(page, 'meta.title').fill('Black Friday');
  await contentField(page, 'meta.description').fill('What a shop needs before its busiest day.');
  await page.clock.runFor(3000);
  await expect(formBar(page)).toContainText('Saved');
  expect((await visitor.get('/black-friday')).status()).toBe(404);

  await button(page, 'Create Page').click();
  await expect(page).toHaveURL('/vs-admin/pages');
  await expect(toasts(page).getByText('Page created successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: /Black Friday/ })).toContainText('/black-friday');
  const html = await (await visitor.get('/black-friday')).text();
  for (const text of ['Forty days to peak', 'Be ready.', 'Talk to us'])
    expect(html).toContain(text);
  expect(html).not.toContain('data-section');
  expect(await (await visitor.get('/sitemap-pages.xml')).text()).toContain('/black-friday');

  await page.getByRole('checkbox', { name: 'Select Black Friday' }).click();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(toasts(page).getByText('1 page unpublished')).toBeVisible();
  expect((await visitor.get('/black-friday')).status()).toBe(404);
  await undo(page).click();
  await expect(toasts(page).getByText('Undone')).toBeVisible();
  expect((await visitor.get('/black-friday')).status()).toBe(200);
});
