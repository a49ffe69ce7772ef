// The checklist of a form before it publishes, and its save bar on a phone.
import { button, createPost, editPost, formBar, logIn, toasts } from '../admin.ts';
import { expect, test } from '../journey.ts';

test('the checklist of a live post names what changes, the redirect and dead links, and takes an alt text', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const target = await createPost(page, { slug: 'withdrawn-words' });
  const bulk = { action: 'unpublish', ids: [target.id] };
  expect((await page.request.post('/api/admin/posts/bulk', { data: bulk })).status()).toBe(200);
  const content =
    '<p>Read <a href="/insights/withdrawn-words">the others</a>.</p><p><img src="/images/about-stage.jpg"></p>';
  const { id } = await createPost(page, { slug: 'checked-words', content });
  await editPost(page, id);
  await page.getByLabel('Slug').fill('checked-again');
  const trigger = formBar(page).getByRole('button', { name: /^Checklist:/ });
  const checks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/links/check')) checks.push(request.url());
  });
  await trigger.click();
  const panel = page.getByRole('dialog', { name: 'Checklist' });
  await expect(panel).toContainText('Slug changes');
  await expect(panel).toContainText('The old address /insights/checked-words will redirect');
  await expect(panel).toContainText(
    'Content: the link to /insights/withdrawn-words is shown as plain text. Links to a draft',
  );
  await panel.getByLabel('Alt text').fill('An empty stage');
  await panel.getByRole('button', { name: 'Add it' }).click();
  await expect(panel).toContainText('Slug and Content change');
  await expect(panel.getByLabel('Alt text')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
  // no question is left
  await button(page, 'Update Post').click();
  await expect(page).toHaveURL('/vs-admin/dashboard');
  expect(checks, 'when it was opened, and not when it was closed').toHaveLength(1);
  const post = await (await page.request.get('/api/posts/checked-again')).json();
  expect(post.content).toContain('alt="An empty stage"');
});

test('on a phone two thirds of the room above a keyboard are text', async ({ page, site }) => {
  const used = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.admin-form-bar, .editor-toolbar')]
        .map((bar) => bar.getBoundingClientRect().height)
        .reduce((sum, height) => sum + height, 0),
    );
  const keyboardUp = { width: 390, height: 480 };
  await logIn(page, site);
  await page.setViewportSize(keyboardUp);
  const { id } = await createPost(page, { content: '<p>Live words.</p>'.repeat(40) });
  await editPost(page, id);
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.press('Control+End');
  for (const width of [390, 320]) {
    await page.setViewportSize({ ...keyboardUp, width });
    expect(await used(), `at ${width} px`).toBeLessThanOrEqual(keyboardUp.height / 3);
  }

  await page.keyboard.type('More.');
  await formBar(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Save draft' }).click();
  await expect(toasts(page).getByText('Draft saved')).toBeVisible();
});
