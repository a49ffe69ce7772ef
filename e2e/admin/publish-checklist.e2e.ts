// The checklist of a form before it publishes, and its save bar on a phone.
import { button, createPost, editPost, formBar, formReady, logIn, toasts } from '../admin.ts';
import { expect, test } from '../journey.ts';

test('the checklist says what is missing and leads there, and one press publishes', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  await page.goto('/vs-admin/create');
  await formReady(page);
  await page.getByLabel('Title', { exact: true }).fill('Kilns');
  await page.keyboard.press('Control+Shift+l');
  const panel = page.getByRole('dialog', { name: 'Checklist' });
  await expect(panel).toContainText('/insights/kilns');
  await expect(panel).toContainText('As soon as you press Create Post');
  await panel.getByRole('button', { name: 'Content is empty' }).press('Enter');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeFocused();
  await page.keyboard.type('Kilns are hot.');
  await expect(formBar(page).getByRole('button', { name: /^Checklist: 4 to check/ })).toBeVisible();
  await button(page, 'Create Post').click();
  await expect(page).toHaveURL('/vs-admin/dashboard');
  expect((await page.request.get('/insights/kilns')).status()).toBe(200);
});

test('the checklist of a live post names what changes and the redirect, and takes an alt text', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const content = '<p>Live words.</p><p><img src="/images/about-stage.jpg"></p>';
  const { id } = await createPost(page, { slug: 'checked-words', content });
  await editPost(page, id);
  await page.getByLabel('Slug').fill('checked-again');
  const trigger = formBar(page).getByRole('button', { name: /^Checklist:/ });
  await trigger.click();
  const panel = page.getByRole('dialog', { name: 'Checklist' });
  await expect(panel).toContainText('Slug changes');
  await expect(panel).toContainText('The old address /insights/checked-words will redirect');
  await panel.getByLabel('Alt text').fill('An empty stage');
  await panel.getByRole('button', { name: 'Add it' }).click();
  await expect(panel).toContainText('Slug and Content change');
  await expect(panel.getByLabel('Alt text')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
  // no question is left
  await button(page, 'Update Post').click();
  await expect(page).toHaveURL('/vs-admin/dashboard');
  const post = await (await page.request.get('/api/posts/checked-again')).json();
  expect(post.content).toContain('alt="An empty stage"');
});

test('the checklist names a link to a withdrawn article, which visitors read as plain text', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const target = await createPost(page, { slug: 'withdrawn-words' });
  const content = '<p>Read <a href="/insights/withdrawn-words">the others</a>.</p>';
  const { id } = await createPost(page, { slug: 'leading-words', content });
  const bulk = { action: 'unpublish', ids: [target.id] };
  expect((await page.request.post('/api/admin/posts/bulk', { data: bulk })).status()).toBe(200);
  await editPost(page, id);
  await formBar(page)
    .getByRole('button', { name: /^Checklist:/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Checklist' })).toContainText(
    'Content: the link to /insights/withdrawn-words is shown as plain text. Links to a draft',
  );
  await page.goto('/insights/leading-words');
  await expect(page.getByText('Read the others.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'the others' })).toHaveCount(0);
});

for (const width of [320, 390])
  test(`at ${width} px two thirds of the room above a keyboard are text`, async ({
    page,
    site,
  }) => {
    await logIn(page, site);
    const keyboardUp = { width, height: 480 };
    await page.setViewportSize(keyboardUp);
    const { id } = await createPost(page, {
      slug: `phone-${width}`,
      content: '<p>Live words.</p>'.repeat(40),
    });
    await editPost(page, id);
    await page.getByRole('textbox', { name: 'Content' }).click();
    await page.keyboard.press('Control+End');
    const used = await page.evaluate(() => {
      const heights = [...document.querySelectorAll('.admin-form-bar, .editor-toolbar')].map(
        (bar) => bar.getBoundingClientRect().height,
      );
      return heights.reduce((sum, height) => sum + height, 0);
    });
    expect(used).toBeLessThanOrEqual(keyboardUp.height / 3);

    await page.keyboard.type('More.');
    await formBar(page).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Save draft' }).click();
    await expect(toasts(page).getByText('Draft saved')).toBeVisible();
  });
