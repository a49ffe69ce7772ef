// Pages are edited on their preview by touch, by keyboard alone, and by clicks on pictures.
import type { Page } from 'playwright/test';
import { button, contentField, createPage, logIn, preview, toasts } from '../admin.ts';
import { expect, type Site, test } from '../journey.ts';

const FINGER_MIN_PX = 40;

const titles = (page: Page) => page.locator('.admin-form-fold-title');
const PICTURE = { src: '/images/about-desk.jpg', alt: 'A desk' };
const SILENT = { src: '/images/about-stage.jpg', alt: '' };

/** Opens a page with a picture beside a text, a gallery, and a section of a newer version of the site. */
async function openPage(page: Page, site: Site) {
  await logIn(page, site);
  const { id } = await createPage(page, 'autumn', {
    'page-head': { title: 'Autumn', second: '', setting: 'turn', intro: '' },
    'image-text': {
      title: 'Our desk',
      html: '<p>Where it is made.</p>',
      image: PICTURE,
      side: 'left',
      way: { label: '', href: '' },
      theme: 'light',
    },
    'photo-gallery': { label: 'Rooms', images: [SILENT, PICTURE, SILENT], shape: 'row' },
    text: { title: 'Last words', html: '<p>Thank you.</p>', theme: 'paper' },
    hologram: { title: 'From tomorrow' },
  });
  await page.goto(`/vs-admin/pages/${id}`);
}

test('a page is edited on its preview by mouse and by keys', async ({ page, site }) => {
  await openPage(page, site);
  await test.step('a click on a picture opens its field', async () => {
    await page.getByRole('button', { name: 'Unknown section (hologram)', exact: true }).click();
    await expect(page.getByText('made with a newer version of the site')).toBeVisible();
    await preview(page).getByRole('img', { name: 'A desk' }).first().click();
    await expect(contentField(page, 'sections.1.values.image.src')).toBeFocused();
    // without alt text: the second of two equal pictures
    await page.getByRole('group', { name: 'Width of the page' }).getByText('Desktop').click();
    const last = preview(page).locator('.photo-gallery-item').last();
    await last.click();
    await expect(contentField(page, 'sections.2.values.images.2.src')).toBeFocused();
    await preview(page).getByText('Autumn').click();
    await expect(contentField(page, 'sections.0.values.title')).toBeFocused();
  });
  await test.step('the focus inside of the page stays there when the page is updated', async () => {
    await contentField(page, 'sections.0.values.title').fill('Autumn days');
    await preview(page).getByRole('link').first().focus();
    await expect(preview(page).getByText('Autumn days').first()).toBeVisible();
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await expect.poll(focused).toBe('IFRAME');
  });
  await test.step('sections are added, moved, hidden and duplicated from the page by keys alone', async () => {
    await expect(preview(page).getByText('Last words')).toBeVisible();
    const press = (...keys: string[]) =>
      keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
    const tool = (name: string) => page.getByRole('button', { name, exact: true });
    await page.getByRole('textbox', { name: 'Name', exact: true }).focus();
    await press('Alt+F10');
    await expect(tool('Edit: Head')).toBeFocused();
    await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight');
    await expect(tool('Move up: Text')).toBeFocused();
    await press('Enter', 'Enter');
    await expect(titles(page).nth(1)).toHaveText('Text');
    await expect(tool('Move up: Text')).toBeFocused();
    await press('End', 'ArrowLeft', 'ArrowLeft');
    await expect(tool('Duplicate: Text')).toBeFocused();
    // the head cannot be duplicated, and the focus stays all the same
    await press('ArrowUp');
    await expect(tool('Duplicate: Head')).toBeFocused();
    await press('ArrowDown');
    await expect(tool('Duplicate: Text')).toBeFocused();
    await press('Enter');
    await expect(titles(page).filter({ hasText: /^Text$/ })).toHaveCount(2);
    await expect(preview(page).getByText('Last words')).toHaveCount(2);
    await expect(tool('Duplicate: Text')).toBeFocused();
    await press('ArrowRight', 'Enter');
    await expect(toasts(page).getByText('Text hidden')).toBeVisible();
    await expect(preview(page).getByText('Last words').filter({ visible: true })).toHaveCount(1);
    await expect(tool('Hide: Picture and text')).toBeFocused();
    await press('F8', 'Tab', 'Tab');
    await expect(toasts(page).getByRole('button', { name: 'Undo' })).toBeFocused();
    await press('Enter');
    await expect(preview(page).getByText('Last words').filter({ visible: true })).toHaveCount(2);
    await press('Alt+F10', 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
    await expect(page.getByRole('dialog', { name: 'Add section' })).toBeVisible();
    await press('Enter');
    await expect(titles(page).filter({ hasText: /^Text$/ })).toHaveCount(3);
    await expect(page.locator(':focus')).toHaveAttribute('name', /values\.title$/);
  });
  await test.step('the mouse reaches the tools of a section', async () => {
    await preview(page).getByText('Autumn').hover();
    await page
      .getByRole('toolbar', { name: 'Section: Head' })
      .getByRole('button', { name: 'Add below: Head' })
      .click();
    await expect(page.getByRole('dialog', { name: 'Add section' })).toBeVisible();
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a page is edited on its preview on a phone', async ({ page, site }) => {
    await openPage(page, site);
    await test.step('section titles do not overlap their tools and stay on one line, on the narrowest phone', async () => {
      await page.setViewportSize({ width: 320, height: 780 });
      await expect(titles(page).first()).toBeVisible();
      const crowded = await page.evaluate(() =>
        [...document.querySelectorAll('.section-list-parts > li')].flatMap((part) => {
          const box = (of: string) => {
            const found = part.querySelector(of);
            if (!found) return null;
            const text = document.createRange();
            text.selectNodeContents(found);
            return text.getBoundingClientRect();
          };
          const [title, tools] = [box('.admin-form-fold-title'), box('.admin-form-section-tools')];
          const words = part.querySelector('.section-list-words')?.getBoundingClientRect();
          const isClear = title && tools && title.right <= tools.left;
          const isOneLine = !words || words.height < 24;
          return isClear && isOneLine ? [] : [part.textContent];
        }),
      );
      expect(crowded).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
    });
    await test.step('keys reach the tools of a section and the toast where the preview covers the form', async () => {
      await page.getByRole('textbox', { name: 'Name', exact: true }).focus();
      const covering = page.getByRole('dialog', { name: 'Preview' });
      await expect(async () => {
        await page.keyboard.press('ControlOrMeta+Shift+p');
        await expect(covering).toBeVisible({ timeout: 1000 });
      }).toPass();
      const words = preview(page).getByText('Last words').filter({ visible: true });
      await expect(words).toBeVisible();
      await page.keyboard.press('Alt+F10');
      for (const name of ['Picture and text', 'Gallery', 'Text']) {
        await page.keyboard.press('ArrowDown');
        await expect(button(page, `Edit: ${name}`)).toBeFocused();
      }
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await expect(words).toHaveCount(0);
      const undo = toasts(page).getByRole('button', { name: 'Undo' });
      await expect(undo).toBeVisible();
      for (const key of ['F8', 'Tab', 'Tab']) await page.keyboard.press(key);
      await expect(undo).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(words).toHaveCount(1);
      await expect(covering).toBeVisible();
    });
    await test.step('sections are hidden, brought back and added, and a new one opens in the form', async () => {
      const words = preview(page).getByText('Last words').filter({ visible: true });
      await words.tap();
      const bar = page.getByRole('toolbar', { name: 'Section: Text' });
      const name = bar.getByText('Text', { exact: true });
      await expect(name).toBeVisible();
      expect(await name.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
      await bar.getByRole('button', { name: 'Hide: Text' }).tap();
      await expect(words).toHaveCount(0);
      await toasts(page).getByRole('button', { name: 'Undo' }).tap();
      await expect(words).toHaveCount(1);
      await words.tap();
      await bar.getByRole('button', { name: 'Add below: Text' }).tap();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Quotes/ })
        .tap();
      await expect(titles(page).filter({ hasText: /^Quotes$/ })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator('[data-field="content.sections.4"] :focus')).toBeVisible();
    });
    await test.step('texts and pictures open their fields, and sections are moved and duplicated', async () => {
      await page.getByRole('button', { name: 'More', exact: true }).tap();
      await page.getByRole('menuitem', { name: /Preview/ }).tap();
      await preview(page).getByText('Last words').tap();
      const bar = page.getByRole('toolbar', { name: 'Section: Text' });
      await expect(bar).toBeVisible();
      const widths = await bar
        .getByRole('button')
        .evaluateAll((tools) => tools.map((tool) => tool.getBoundingClientRect().width));
      // WCAG 2.5.5, for fingers
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(FINGER_MIN_PX);
      await bar.getByRole('button', { name: 'Move up: Text' }).tap();
      await bar.getByRole('button', { name: 'Move up: Text' }).tap();
      await expect(titles(page).nth(1)).toHaveText('Text');
      await bar.getByRole('button', { name: 'Duplicate: Text' }).tap();
      await expect(titles(page).filter({ hasText: /^Text$/ })).toHaveCount(2);
      await expect(preview(page).getByText('Last words')).toHaveCount(2);
      await expect(page.getByText('Updating…')).toBeHidden();
      await preview(page).getByRole('img', { name: 'A desk' }).first().tap();
      await expect(page.getByRole('toolbar', { name: 'Section: Picture and text' })).toBeVisible();
      await preview(page).getByRole('img', { name: 'A desk' }).first().tap();
      await expect(contentField(page, 'sections.3.values.image.src')).toBeFocused();
    });
  });
});
