// The pieces that must be usable with keys alone, walked through with a real browser's keys.
import { expect, type Page } from 'playwright/test';
import { test } from './storybook-test.ts';

/** Puts the focus on the first stop of the story, as a person who pressed Tab would. */
async function tabIn(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Tab');
}

test('a dialog opens with Enter, holds the focus, closes with Escape and gives the focus back', async ({
  storybook: { page, show },
}) => {
  await show('kit-dialog--opened-by-its-trigger');
  const opener = page.getByRole('button', { name: 'Open' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  await expect(dialog).toBeVisible();
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(dialog.locator(':focus').or(page.locator('[role=dialog]:focus'))).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a menu opens with the arrow, walks round its ends, finds by letter and enters its submenu', async ({
  storybook: { page, show },
}) => {
  await show('kit-dropdown-menu--closed');
  const opener = page.getByRole('button', { name: 'Actions for this post' });
  const item = (name: string) => page.getByRole('menuitem', { name });
  await opener.focus();
  await page.keyboard.press('ArrowDown');
  await expect(item('Edit')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('Duplicate')).toBeFocused();
  await page.keyboard.press('End');
  await expect(item('Delete')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(item('Edit')).toBeFocused();
  await page.keyboard.press('m');
  await expect(item('Move to')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(item('Strategy')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(item('Move to')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('F8 reaches a toast, Tab its buttons, Escape dismisses it', async ({
  storybook: { page, show },
}) => {
  await show('admin-shell-toaster--shown');
  const toast = page.locator('.toast');
  await expect(toast).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.locator('.toast-viewport')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close notification' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
});

test('the command palette opens by its shortcut, wraps, runs nothing on Escape and gives the focus back', async ({
  storybook: { page, show },
}) => {
  await show('kit-command-palette--opened-by-its-button');
  await tabIn(page);
  const opener = page.getByRole('button', { name: /Search/ });
  await expect(opener).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  const options = page.getByRole('option');
  const chosen = page.locator('[role=option][aria-selected=true]');
  await expect(chosen).toHaveCount(1);
  const [first] = await options.allTextContents();
  await expect(chosen).toHaveText(first ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(chosen).not.toHaveText(first ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveText(first ?? '');
  await page.keyboard.type('unicorn');
  await expect(options).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});
