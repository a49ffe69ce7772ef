// A page is edited on itself with a finger, and by its pictures.
import type { Page } from 'playwright/test';
import { logIn } from '../admin.ts';
import { expect, type Site, test } from '../journey.ts';

const preview = (page: Page) => page.frameLocator('.preview-frame:not([data-loading])');
const field = (page: Page, path: string) => page.locator(`[name="content.${path}"]`);
const titles = (page: Page) => page.locator('.admin-form-fold-title');
const PICTURE = { src: '/images/about-desk.jpg', alt: 'A desk' };
const section = (type: string, values: object) => ({ id: type, type, hidden: false, values });

/** Opens a page with a picture beside a text, a gallery, and a section of a newer version of the site. */
async function openPage(page: Page, site: Site) {
  await logIn(page, site);
  const sections = [
    section('page-head', { title: 'Autumn', second: '', setting: 'turn', intro: '' }),
    section('image-text', {
      ...{ title: 'Our desk', html: '<p>Where it is made.</p>', image: PICTURE, side: 'left' },
      ...{ way: { label: '', href: '' }, theme: 'light' },
    }),
    section('text', { title: 'Last words', html: '<p>Thank you.</p>', theme: 'paper' }),
    section('hologram', { title: 'From tomorrow' }),
  ];
  const meta = { title: 'Autumn', description: 'Autumn.', image: { src: '', alt: '' } };
  const made = await page.request.post('/api/admin/documents', {
    data: { type: 'page', title: 'Autumn', slug: 'autumn', content: { v: 1, meta, sections } },
  });
  expect(made.status()).toBe(201);
  await page.goto(`/vs-admin/pages/${(await made.json()).id}`);
}

test('a click on a picture opens its field', async ({ page, site }) => {
  await openPage(page, site);
  await page.getByRole('button', { name: 'Unknown section (hologram)', exact: true }).click();
  await expect(page.getByText('made with a newer version of the site')).toBeVisible();
  await preview(page).getByRole('img', { name: 'A desk' }).click();
  await expect(field(page, 'sections.1.values.image.src')).toBeFocused();
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('texts and pictures open their fields, and sections are moved and duplicated', async ({
    page,
    site,
  }) => {
    await openPage(page, site);
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('menuitem', { name: /Preview/ }).tap();
    await preview(page).getByText('Last words').tap();
    const bar = page.getByRole('toolbar', { name: 'Section: Text' });
    await expect(bar).toBeVisible();
    await bar.getByRole('button', { name: 'Move up: Text' }).tap();
    await expect(titles(page).nth(1)).toHaveText('Text');
    await bar.getByRole('button', { name: 'Duplicate: Text' }).tap();
    await expect(titles(page).filter({ hasText: /^Text$/ })).toHaveCount(2);
    await expect(preview(page).getByText('Last words')).toHaveCount(2);
    await expect(page.getByText('Updating…')).toBeHidden();
    await preview(page).getByRole('img', { name: 'A desk' }).tap();
    await expect(page.getByRole('toolbar', { name: 'Section: Picture and text' })).toBeVisible();
    await preview(page).getByRole('img', { name: 'A desk' }).tap();
    await expect(field(page, 'sections.3.values.image.src')).toBeFocused();
  });
});
