// The inbox in the back office: read, answered, noted, deleted and brought back.
import type { Page } from 'playwright/test';
import { hold, logIn, toasts, undoAtSecondTry } from '../admin.ts';
import { expectNothingSideways } from '../fit.ts';
import { openInbox, row, rows, send } from '../inbox.ts';
import { expect, test } from '../journey.ts';

/** Sends the enquiry of Ada Quill with these values. */
const sendMore = async (page: Page, more: object) => {
  const data = { kind: 'enquiry', name: 'Ada Quill', email: 'quill@example.com', message: 'Hello' };
  const sent = await page.request.post('/api/enquiries', { data: { ...data, ...more } });
  expect(sent.status()).toBe(201);
};
test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
});

test('enquiries that arrive in an open inbox are announced, and shown when asked for', async ({
  page,
}) => {
  const news = page.getByText('New enquiries have arrived.');
  const poll = () => page.clock.fastForward(31_000);
  await send(page, 'Ada Quill');
  await page.clock.install();
  await openInbox(page);
  await send(page, 'Grace Quill');
  await poll();
  await expect(news).toBeVisible();
  await expect(row(page, 'Grace Quill')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show them' }).click();
  await expect(row(page, 'Grace Quill')).toBeVisible();
  await expect(news).toBeHidden();
  await expect(page.getByRole('region', { name: 'Enquiries' })).toBeFocused();
  await test.step('none that the list has shown counts as new', async () => {
    await row(page, 'Grace Quill').click();
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await expect(row(page, 'Grace Quill')).toHaveCount(0);
    await page.request.put('/api/admin/enquiries/2', { data: { status: 'new' } });
    const counted = page.waitForResponse(/limit=1&/);
    await poll();
    await counted;
    await expect(page).toHaveTitle(/^\(1\) Enquiries/);
    await expect(news).toBeHidden();
  });
});

test('a note and an owner that are saved at once are both in the list', async ({ page }) => {
  await send(page, 'Ada Quill');
  await openInbox(page);
  await row(page, 'Ada Quill').click();
  await expect(page.getByRole('article', { name: 'Ada Quill' })).toBeVisible();
  const ownerAnswered = Promise.withResolvers<void>();
  await page.route('**/api/admin/enquiries/1', async (route) => {
    const change = route.request().postDataJSON();
    const response = await route.fetch();
    // the older answer would arrive last
    if ('note' in change) await Promise.race([ownerAnswered.promise, page.waitForTimeout(500)]);
    await route.fulfill({ response });
    if ('owner' in change) ownerAnswered.resolve();
  });
  await page.getByLabel('Note').fill('Called back');
  await page.getByLabel('Owner').fill('Maud');
  await page.getByLabel('Note').focus();
  await ownerAnswered.promise;
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(row(page, 'Ada Quill')).toContainText('Maud');
});

test('enquiries are read, answered and deleted', async ({ page, expected }) => {
  expected.push(/ERR_FAILED/);
  expect(await (await page.request.get('/vs-admin/enquiries')).text()).toContain(
    'No enquiries yet.',
  );
  await sendMore(page, { message: 'Nine kettles '.repeat(120) });
  await send(page, 'Grace Quill');
  await openInbox(page);
  await test.step('an enquiry is answered by keyboard, noted, and done; Undo reopens it', async () => {
    await expect(page).toHaveTitle(/^\(2\) Enquiries/);
    const navigation = page.getByRole('navigation', { name: 'Back office' });
    await expect(navigation.getByRole('link', { name: /Enquiries\s*2 unread/ })).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { name: 'Grace Quill' })).toBeVisible();
    await expect(navigation.getByRole('link', { name: /Enquiries\s*1 unread/ })).toBeVisible();
    await page.keyboard.press('u');
    await expect(row(page, 'Unread: Grace Quill')).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { name: 'Ada Quill' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Reply' })).toHaveAttribute(
      'href',
      /^mailto:quill@example\.com\?subject=Re%3A.*Nine%20kettles/,
    );
    await expect(navigation.getByRole('link', { name: /Enquiries\s*1 unread/ })).toBeVisible();
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET') fetched.push(request.url());
    });
    await page.getByLabel('Note').fill('Called back');
    await page.getByLabel('Owner').fill('Maud');
    await page.getByLabel('Note').focus();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(row(page, 'Ada Quill')).toContainText('Maud');
    expect(fetched, 'neither changes what is unread').toEqual([]);
    await expect(row(page, 'Ada Quill')).toContainText(/due in \d+ [hd]/);
    await row(page, 'Ada Quill').focus();
    await page.keyboard.press('e');
    await expect(toasts(page).getByText('Enquiry done')).toBeVisible();
    await expect(row(page, 'Ada Quill')).toHaveCount(0);
    await undoAtSecondTry(page, '**/enquiries/bulk');
    await expect(row(page, 'Ada Quill')).toBeVisible();
  });
  await test.step('a row is named by the beginning of its message, and a search without hits is announced', async () => {
    expect((await row(page, 'Ada Quill').textContent())?.length).toBeLessThan(250);
    await page.getByRole('searchbox', { name: 'Search' }).fill('teapots');
    await expect(page.locator('.inbox-state > [aria-live]')).toHaveText('No enquiries');
    await page.getByRole('link', { name: 'Clear Filters' }).click();
    await expect(row(page, 'Ada Quill')).toBeVisible();
  });

  await send(page, 'Ida Quill');
  await sendMore(page, { kind: 'newsletter', email: 'reader@example.com' });
  const { enquiries } = await (await page.request.get('/api/admin/enquiries')).json();
  for (const { id } of enquiries)
    await page.request.put(`/api/admin/enquiries/${id}`, { data: { status: 'new' } });
  await openInbox(page);
  await test.step('two enquiries opened in quick succession on a slow network are both marked as read', async () => {
    // the enquiry that is opened first gets its response last
    const letGo = await hold(page, '**/api/admin/enquiries/*');
    for (const name of ['Ada Quill', 'Grace Quill']) await row(page, name).click();
    await expect(row(page, 'Unread: Grace Quill')).toBeHidden();
    letGo();
    await expect(row(page, 'Unread: Ada Quill')).toBeHidden();
    await expect(page).toHaveTitle(/^\(1\) Enquiries/);
    await row(page, 'Ada Quill').click();
    await expect(page.getByLabel('Note')).toHaveValue('Called back');
  });
  await test.step('sign-ups are listed apart from enquiries, and their file holds only them', async () => {
    await expect(rows(page).getByRole('listitem')).toHaveCount(3);
    await page.getByRole('link', { name: 'Newsletter 1' }).click();
    await expect(row(page, 'reader@example.com')).toBeVisible();
    const file = page.getByRole('link', { name: 'Download CSV' });
    const csv = await page.request.get((await file.getAttribute('href')) ?? '');
    const text = await csv.text();
    expect(text).toContain('reader@example.com');
    expect(text).not.toContain('Ada Quill');
    expect(text).not.toContain('forwardState');
    await page.getByRole('link', { name: /^Inbox/ }).click();
    await expect(page.getByRole('heading', { name: 'Ada Quill' })).toBeVisible();
  });
  await test.step('Shift with a click selects a range, and / leads to the search', async () => {
    const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
    await box('Ida Quill').check();
    await box('Ada Quill').click({ modifiers: ['Shift'] });
    await expect(page.getByText('3 selected')).toBeVisible();
    await box('Grace Quill').uncheck();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
    await page.getByRole('searchbox', { name: 'Search' }).blur();
  });
  await test.step('several enquiries are deleted, brought back by Undo and from the trash', async () => {
    for (const name of ['Ada Quill', 'Grace Quill'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.keyboard.press('#');
    await expect(toasts(page).getByText('2 enquiries deleted')).toBeVisible();
    await expect(rows(page).getByRole('listitem')).toHaveCount(1);
    await test.step('the deletion of the open enquiry does not lead back to another folder', () =>
      expect(page).toHaveURL('/vs-admin/enquiries'));
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page).getByRole('listitem')).toHaveCount(3);
    await row(page, 'Ida Quill').click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(rows(page).getByRole('listitem')).toHaveCount(2);
    await page.goto('/vs-admin/trash?kind=enquiries');
    await expect(page.locator('[data-island="admin-trash"][data-hydrated]')).toBeVisible();
    await page.getByRole('button', { name: 'Restore Ida Quill' }).click();
    await expect(toasts(page).getByText('Enquiry restored')).toBeVisible();
    expect(await (await page.request.get('/api/admin/enquiries')).text()).toContain('Ida Quill');
  });
});

test('on a phone the inbox fits and its actions are in sight', async ({ page }) => {
  await send(page, ...Array.from({ length: 4 }, (_, index) => `Grace Quill ${index + 1}`));
  const visit = { firstPage: '/about', pageBefore: '/services', referrer: 'search.example' };
  await sendMore(page, { phone: '+44 151 496 0120', page: '/contact', visit });
  await page.setViewportSize({ width: 390, height: 600 });
  await openInbox(page);
  await test.step('the actions on a selection are in sight wherever the list is scrolled to', async () => {
    await page.getByRole('checkbox', { name: 'Select Grace Quill 1', exact: true }).check();
    const bar = page.getByRole('region', { name: 'Selection' });
    for (const name of ['Clear', 'Mark as done', 'Mark as unread', 'Delete'])
      await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await bar.getByRole('button', { name: 'Clear' }).click();
  });
  await test.step('on a phone of 320 px an enquiry opens over the list, and Back returns to it', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await row(page, 'Ada Quill').click();
    await expect(page.getByRole('heading', { name: 'Ada Quill' })).toBeFocused();
    await expect(rows(page)).toBeHidden();
    await expect(page.getByText('search.example')).toBeVisible();
    for (const width of [320, 390, 768, 1280]) await expectNothingSideways(page, width);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goBack();
    await expect(row(page, 'Ada Quill')).toBeVisible();
  });
});

test('a double click and a key held down change one enquiry', async ({ page }) => {
  await send(page, 'Ada Quill', 'Grace Quill', 'Ida Quill', 'Mary Quill');
  await openInbox(page);
  await row(page, 'Mary Quill').click();
  await page.getByRole('button', { name: 'Delete' }).dblclick();
  await expect(row(page, 'Mary Quill')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Ida Quill' })).toBeVisible();
  for (const _ of 'held') await page.keyboard.down('#');
  await page.keyboard.up('#');
  await expect(row(page, 'Ida Quill')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Grace Quill' })).toBeVisible();
  await expect(rows(page).getByRole('listitem')).toHaveCount(2);
  await test.step('an enquiry that came since the list was loaded counts in the title, too', async () => {
    await send(page, 'Vera Quill');
    await row(page, 'Unread: Ada Quill').click();
    await expect(row(page, 'Unread: Ada Quill')).toBeHidden();
    await expect(page).toHaveTitle(/^\(1\) Enquiries/);
  });
});

test('done by keyboard opens the next enquiry, and after the last the list has the focus', async ({
  page,
}) => {
  await send(page, 'Ada Quill', 'Grace Quill', 'Ida Quill', 'Mary Quill');
  await openInbox(page);
  for (const key of ['j', 'j', 'e']) await page.keyboard.press(key);
  await expect(row(page, 'Ida Quill')).toHaveCount(0);
  await expect(row(page, 'Grace Quill')).toBeFocused();
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(row(page, 'Grace Quill')).toHaveCount(0);
  await expect(row(page, 'Ada Quill')).toBeFocused();
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(page.getByRole('heading', { name: 'Ada Quill' })).toBeFocused();
  await page.keyboard.press('e');
  await expect(row(page, 'Ada Quill')).toHaveCount(0);
  const inbox = page.getByRole('region', { name: 'Enquiries', exact: true });
  await expect(inbox).toBeFocused();

  const count = page.locator('.inbox-state > [aria-live]');
  await expect(count).toHaveText('1 enquiry');
  await page.getByRole('checkbox', { name: 'Select Mary Quill' }).check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(inbox).toBeFocused();
  await page.getByRole('checkbox', { name: 'Select Mary Quill' }).check();
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(row(page, 'Mary Quill')).toHaveCount(0);
  await expect(inbox).toBeFocused();
});

test('merged enquiries are found by the link of a mail, and given back by Undo', async ({
  page,
}) => {
  await send(page, 'Ada Quill', 'Ida Quill', 'Grace Quill');
  const listed = async () =>
    (await (await page.request.get('/api/admin/enquiries')).json()).enquiries;
  const [grace, ida, ada] = (await listed()) as [{ id: number }, { id: number }, { id: number }];
  await page.request.put(`/api/admin/enquiries/${ida.id}/merged`, { data: { ids: [ada.id] } });
  await page.request.put(`/api/admin/enquiries/${grace.id}`, { data: { status: 'answered' } });
  await test.step('the link of a mail opens its enquiry, or the one that it was merged into', async () => {
    await page.goto(`/vs-admin/enquiries?box=all&id=${ada.id}#enquiry-${ada.id}`);
    await expect(page.getByRole('heading', { name: 'Ida Quill' })).toBeVisible();
    await expect(rows(page).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('link', { name: 'All 2' }).click();
    await expect(rows(page).getByRole('listitem')).toHaveCount(2);
  });
  await test.step('Undo of a merge gives back the merged enquiries, and the status', async () => {
    await row(page, 'Grace Quill').click();
    await page.getByRole('button', { name: 'Merge into this one' }).click();
    const merged = toasts(page).filter({ hasText: 'Enquiries merged' });
    await expect(merged).toContainText('waits for a reply again');
    await expect(page.getByRole('heading', { name: 'Grace Quill' })).toBeFocused();
    await expect(rows(page).getByRole('listitem')).toHaveCount(1);
    await merged.getByRole('button', { name: 'Undo' }).click();
    await expect(toasts(page).getByText('Undone')).toBeVisible();
    await expect(rows(page).getByRole('listitem')).toHaveCount(2);
    expect(await listed()).toMatchObject([
      { id: grace.id, status: 'answered', merged: [] },
      { id: ida.id, merged: [{ id: ada.id }] },
    ]);
    // a status that somebody else set before Undo stays
    await page.getByRole('button', { name: 'Merge into this one' }).click();
    await expect(rows(page).getByRole('listitem')).toHaveCount(1);
    await page.request.put(`/api/admin/enquiries/${grace.id}`, { data: { status: 'spam' } });
    await merged.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page).getByRole('listitem')).toHaveCount(2);
    expect(await listed()).toMatchObject([
      { id: grace.id, status: 'spam', merged: [] },
      { id: ida.id, merged: [{ id: ada.id }] },
    ]);
  });
});

test.describe('without a session', () => {
  // the browser logs the error responses that this journey causes
  test.use({ expected: [/status of (401|409|503)|ERR_FAILED/] });

  test('a note that was not saved is kept, and saved after a login', async ({ page, site }) => {
    await send(page, 'Ada Quill', 'Grace Quill');
    await openInbox(page);
    await row(page, 'Ada Quill').click();
    await expect(page.getByRole('article', { name: 'Ada Quill' })).toBeVisible();
    await page.route('**/api/admin/enquiries/*', (route) =>
      route.fulfill({ status: 503, json: { message: 'Away' } }),
    );
    const note = page.getByLabel('Note');
    await note.fill('Called back');
    await row(page, 'Grace Quill').click();
    await expect(toasts(page).getByText('Away')).toBeVisible();
    await expect(note).toHaveValue('');
    await expect(page.locator('html')).toHaveAttribute('data-unsaved', '');

    await page.unrouteAll();
    await page.request.post('/api/admin/logout');
    await row(page, 'Ada Quill').click();
    await expect(note).toHaveValue('Called back');
    const login = page.getByRole('dialog', { name: 'Your session has ended' });
    await login.getByLabel('Password').fill(site.password);
    await login.getByRole('button', { name: 'Log in and save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-unsaved');
    await page.reload();
    await expect(note).toHaveValue('Called back');

    await test.step('the undo of a deletion brings back a note that was not saved, and saves it', async () => {
      await page.route('**/api/admin/enquiries/*', (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({ status: 503, json: { message: 'Away' } })
          : route.continue(),
      );
      await note.fill('Called back twice');
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(toasts(page).getByText('Enquiry deleted')).toBeVisible();
      await page.unrouteAll();
      await toasts(page).getByRole('button', { name: 'Undo' }).click();
      await expect(toasts(page).getByText('Undone')).toBeVisible();
      await row(page, 'Ada Quill').click();
      await expect(note).toHaveValue('Called back twice');
      await expect(page.locator('html')).not.toHaveAttribute('data-unsaved');
      await page.reload();
      await expect(note).toHaveValue('Called back twice');
    });
    await test.step('a note whose response was lost is shown when its enquiry is opened again', async () => {
      await page.route('**/api/admin/enquiries/*', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await note.fill('Called back thrice');
      await note.blur();
      await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
      await page.unrouteAll();
      await toasts(page).getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await row(page, 'Grace Quill').click();
      await expect(note).toHaveValue('');
      await row(page, 'Ada Quill').click();
      await expect(note).toHaveValue('Called back thrice');
    });
  });
});
