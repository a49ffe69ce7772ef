// Another agency takes the site over in one sitting, without touching code.
import type { Page } from 'playwright/test';
import { button, logIn, toasts } from '../admin.ts';
import { expect, test } from '../journey.ts';

const field = (page: Page, path: string) => page.locator(`[name="content.${path}"]`);
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z"/></svg>';

/** Opens a document, changes it, publishes it. */
async function edit(page: Page, path: string, change: () => Promise<void>) {
  await page.goto(`/vs-admin/${path}`);
  await expect(page.locator('.preview-frame:not([data-loading])')).toBeVisible({ timeout: 20_000 });
  await change();
  // away from the navigation, which opens under the pointer
  await page.mouse.move(640, 60);
  await button(page, 'Publish and stay').click();
  await expect(toasts(page).getByText(/ published$/)).toBeVisible();
}

async function openEntry(page: Page, name: RegExp) {
  await page.locator('.folding-row-toggle').filter({ hasText: name }).first().click();
}

test('name, colour, logo, menu, headline, people and partners change in one sitting', async ({
  page,
  site,
  newPerson,
}) => {
  test.slow();
  const visitor = (await newPerson()).request;
  const read = async (path: string) => (await visitor.get(path)).text();
  await logIn(page, site);
  await edit(page, 'settings/settings', () => field(page, 'name').fill('Recto'));
  await edit(page, 'settings/brand', async () => {
    await field(page, 'accent').fill('#ff4b20');
    await page
      .locator('input[type="file"][accept*="svg"]')
      .first()
      .setInputFiles({
        name: 'logo.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from(LOGO),
      });
  });
  await edit(page, 'settings/navigation', async () => {
    await openEntry(page, /Divisions/);
    await field(page, 'header.0.label').fill('Studios');
  });
  await edit(page, 'collections/people-list', async () => {
    await page.locator('.folding-row-toggle').first().click();
    await field(page, 'items.0.name').fill('Rita Recto');
  });
  await edit(page, 'collections/partner-list', async () => {
    await button(page, 'Add partner').click();
    const last = page.locator('.folding-row').last();
    await last.getByLabel('Name').fill('Papermill');
    await last.getByLabel('Category').fill('Search');
    await last.getByLabel('Description').fill('Paper for the web.');
  });
  await edit(page, 'pages/home', async () => {
    await page
      .frameLocator('.preview-frame:not([data-loading])')
      .getByText('The other side')
      .first()
      .click();
    await expect(field(page, 'sections.0.values.headline.0.value')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('The first side');
  });

  const home = await read('/');
  for (const text of ['Recto', 'Studios', 'The first side', 'M0 0h40v10H0z'])
    expect(home).toContain(text);
  expect(await read('/about')).toContain('Rita Recto');
  expect(await read('/partners')).toContain('Papermill');
});

test('a page that is linked from the menu of every page is renamed on all of them', async ({
  page,
  site,
  newPerson,
}) => {
  const visitor = (await newPerson()).request;
  await logIn(page, site);
  const meta = { title: 'Sale', description: 'The sale.', image: { src: '', alt: '' } };
  const values = { title: 'The sale', second: '', setting: 'turn', intro: '' };
  const head = { id: 'head', type: 'page-head', hidden: false, values };
  const created = await page.request.post('/api/admin/documents', {
    data: {
      ...{ type: 'page', title: 'Sale', slug: 'sale', status: 'published' },
      content: { v: 1, meta, sections: [head] },
    },
  });
  expect(created.status()).toBe(201);
  const { id } = await created.json();
  await edit(page, 'settings/navigation', async () => {
    await openEntry(page, /Divisions/);
    await field(page, 'header.0.href').fill('/sale');
  });
  await page.goto(`/vs-admin/pages/${id}`);
  await page.getByLabel('Address').fill('summer-sale');
  await expect(
    page.getByText('The old address will redirect here', { exact: false }),
  ).toBeVisible();
  await page.mouse.move(640, 60);
  await button(page, 'Update and stay').click();
  await expect(toasts(page).getByText('Page updated successfully')).toBeVisible();

  expect(await (await visitor.get('/')).text()).toContain('href="/summer-sale"');
  const old = await visitor.get('/sale', { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, '/summer-sale']);
});
