// Steps in the back office that several journeys take.
import type { BrowserContext, Page } from 'playwright/test';
import { expect, type Site } from './journey.ts';

/** Logs in by an API call. */
export const logIn = (page: Page, site: Site) =>
  page.request.post('/api/admin/login', { data: { password: site.password } });

export const toasts = (page: Page) => page.getByRole('region', { name: /notifications/i });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The button of a toast that takes a publish or a change of state back. */
export const undo = (page: Page) => toasts(page).getByRole('button', { name: 'Undo' });
export const undone = (page: Page) => expect(toasts(page).getByText('Undone')).toBeVisible();

/** Undoes by the toast, when the call to `path` fails at the first try. */
export async function undoAtSecondTry(page: Page, path: string) {
  await page.route(path, (route) => route.abort(), { times: 1 });
  await undo(page).click();
  await expect(toasts(page).getByText('Failed to undo')).toBeVisible();
  await toasts(page).getByRole('button', { name: 'Try again' }).click();
}

/** The save bar of a form: its state and its buttons. */
export const formBar = (page: Page) => page.locator('.admin-form-bar');

/** Waits until a form is hydrated and its editor has loaded. */
export async function formReady(page: Page) {
  await expect(page.getByRole('toolbar', { name: 'Formatting' }).first()).toBeVisible();
}

/** Keeps the preview of the forms of pages closed, for journeys that do not look at it. */
export const closePreview = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('preview-on-page', '{"isOpen":false}'));

/** The preview beside a form, once it is up to date. */
export const preview = (page: Page) => page.frameLocator('.preview-frame:not([data-loading])');

/** The field of the content of a page or of settings at `path`. */
export const contentField = (page: Page, path: string) => page.locator(`[name="content.${path}"]`);

/** The first input for files of the media library, and the card of a file in it. */
export const fileInput = (page: Page) => page.locator('.file-drop input[type=file]').first();
export const fileCard = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Files' }).getByRole('link', { name });

/** Publishes a post by an API call, with the slug `live-words`. */
export async function createPost(page: Page, more: object = {}) {
  const response = await page.request.post('/api/admin/posts', {
    data: { title: 'Live', slug: 'live-words', content: '<p>Live words.</p>', ...more },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as { id: number };
}

/** Publishes a page of staff by an API call. Its sections have their type as id. */
export async function createPage(page: Page, slug: string, sections: Record<string, object>) {
  const content = {
    v: 1,
    meta: { title: 'A page', description: 'Of staff.', image: { src: '', alt: '' } },
    sections: Object.entries(sections).map(([type, values]) => ({
      id: type,
      type,
      hidden: false,
      values,
    })),
  };
  const response = await page.request.post('/api/admin/documents', {
    data: { type: 'page', title: 'A page', slug, content },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as { id: number };
}

/** Fills in the form of a new post, without saving it. */
export async function writePost(page: Page, title: string) {
  await page.goto('/vs-admin/create');
  await formReady(page);
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('textbox', { name: 'Content' }).fill('Words that nobody has read yet.');
}

/** Opens a post in its form. */
export async function editPost(page: Page, id: number) {
  await page.goto(`/vs-admin/edit/${id}`);
  await formReady(page);
}

/**
 * Lets the pause pass that comes before an autosave. The journey has installed the clock of the page. It jumps, so that the
 * save is sent at the new time and the page learns by how much its clock is ahead of the server's.
 */
export const pauseTyping = (page: Page) => page.clock.fastForward(3000);

/** Holds back the next request for `address` until the returned function is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(
    address,
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  return letGo;
}

/** Closes the tab like a crash: without a question, and without a last autosave. */
export async function closeAbruptly(page: Page) {
  await page.evaluate(() => {
    window.addEventListener('visibilitychange', (hides) => hides.stopImmediatePropagation(), true);
  });
  await page.close({ runBeforeUnload: false });
}

/** What the browser logs for each autosave that `refuseAutosaves` answers. */
export const AUTOSAVE_REFUSED = /status of 503/;

/** Answers every autosave with 503, so that only the local copy keeps typed text. Journeys expect `AUTOSAVE_REFUSED`. */
export async function refuseAutosaves(context: BrowserContext) {
  await context.route('**/draft', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 503, json: { message: 'Away' } })
      : route.fallback(),
  );
}
