// Another agency takes the site over in one sitting, without touching code.
import type { Page } from 'playwright/test';
import { button, closePreview, contentField, logIn, toasts } from '../admin.ts';
import { expect, test } from '../journey.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z"/></svg>';

/** Opens a document, changes it, publishes it. */
async function edit(page: Page, path: string, change: () => Promise<void>) {
  await page.goto(`/vs-admin/${path}`);
  await page.locator('[data-island="document-form"][data-hydrated]').waitFor();
  await change();
  // away from the navigation, which opens under the pointer
  await page.mouse.move(640, 60);
  await button(page, 'Publish and stay').click();
  await expect(toasts(page).getByText(/ published$/)).toBeVisible();
}

async function openEntry(page: Page, name: RegExp) {
  await page.locator('.folding-row-toggle').filter({ hasText: name }).first().click();
}

test('name, colour, logo, menu and partners change in one sitting', async ({
  page,
  site,
  newPerson,
}) => {
  const visitor = (await newPerson()).request;
  const read = async (path: string) => (await visitor.get(path)).text();
  await logIn(page, site);
  await closePreview(page);
  await edit(page, 'settings/settings', () => contentField(page, 'name').fill('Recto'));
  await edit(page, 'settings/brand', async () => {
    await contentField(page, 'accent').fill('#ff4b20');
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
    await contentField(page, 'header.0.label').fill('Studios');
  });
  await edit(page, 'collections/partner-list', async () => {
    await button(page, 'Add partner').click();
    const last = page.locator('.folding-row').last();
    await last.getByLabel('Name').fill('Papermill');
    await last.getByLabel('Category').fill('Search');
    await last.getByLabel('Description').fill('Paper for the web.');
  });

  const home = await read('/');
  for (const text of ['Recto', 'Studios', 'M0 0h40v10H0z']) expect(home).toContain(text);
  expect(await read('/partners')).toContain('Papermill');
});
