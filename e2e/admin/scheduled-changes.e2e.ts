// Changes to a live post that are scheduled, cancelled, and go live at their time.
import { button, createPost, editPost, formBar, logIn, toasts } from '../admin.ts';
import { expect, test } from '../journey.ts';

test('changes to a live post are scheduled, cancelled, and go live at their time', {
  tag: '@timed',
}, async ({ page, site, newPerson }) => {
  const visitor = await (await newPerson()).newPage();
  await logIn(page, site);
  const { id } = await createPost(page);
  await visitor.goto('/insights/live-words');
  await editPost(page, id);
  const state = formBar(page).getByRole('status');
  await page.getByLabel('Title', { exact: true }).fill('Better');
  await page.getByRole('button', { name: 'Schedule changes…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule changes' });
  await dialog.getByLabel('Publish at').fill('2999-01-01T09:00');
  await dialog.getByRole('button', { name: 'Schedule changes' }).click();
  await expect(state).toHaveText('Live · changes due 1 Jan, 09:00');
  await expect(page.getByRole('note')).toContainText('They go live on 1 January 2999');
  await button(page, 'Unschedule').click();
  await expect(state).toHaveText('Live · has unpublished changes');
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(state).toHaveText('Live · changes due 1 Jan, 09:00');

  await page.goto('/vs-admin/posts?status=changed');
  await expect(page.getByRole('row', { name: /Changes scheduled for 1 Jan, 09:00/ })).toBeVisible();

  // the field accepts only whole minutes, so the API call of the form sets a time 2.5 s from now
  const publishAt = new Date(Date.now() + 2500).toISOString();
  await page.request.put(`/api/admin/posts/${id}/draft/schedule`, { data: { publishAt } });
  await editPost(page, id);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Live');
  await expect(state).toHaveText('Published', { timeout: 10_000 });
  await expect(page.getByText(/^Live since .* as scheduled\./)).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Better');
});
