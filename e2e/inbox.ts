// What the journeys of the inbox share.
import { expect, type Page } from 'playwright/test';

/** Sends an enquiry from each of these people. */
export const send = (page: Page, ...names: string[]) =>
  names.reduce(
    (sent, name) =>
      sent.then(async () => {
        const data = { kind: 'enquiry', name, email: 'quill@example.com', message: 'Nine kettles' };
        expect((await page.request.post('/api/enquiries', { data })).status()).toBe(201);
      }),
    Promise.resolve(),
  );

/** Opens the inbox and waits until it is hydrated. */
export const openInbox = async (page: Page) => {
  await page.goto('/vs-admin/enquiries');
  await expect(page.locator('[data-island="admin-enquiries"][data-hydrated]')).toBeVisible();
};
/** The list of enquiries. */
export const rows = (page: Page) => page.getByRole('list', { name: 'Enquiries' });
/** The row of an enquiry by the beginning of its name. */
export const row = (page: Page, name: string) => rows(page).getByRole('link', { name });
