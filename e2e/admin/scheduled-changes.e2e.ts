// Changes to a live post that are scheduled, cancelled, and go live at their time.
import { button, createPost, editPost, formBar, logIn, undo } from '../admin.ts';
import { expect, test } from '../journey.ts';

test('changes to a live post are scheduled, cancelled, and go live at their time', {
  tag: '@timed',
}, async ({ page, site, newPerson }) => {
  const visitor = (await newPerson()).request;
  const liveTitle = async () => (await (await visitor.get('/api/posts/live-words')).json()).title;
  await logIn(page, site);
  const { id } = await createPost(page);
  await editPost(page, id);
  const state = formBar(page).getByRole('status');
  await page.getByLabel('Title', { exact: true }).fill('Better');
  await page.getByRole('button', { name: 'Schedule changes…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule changes' });
  await dialog.getByLabel('Publish at').fill('2999-01-01T09:00');
  await dialog.getByRole('button', { name: 'Schedule changes' }).click();
  await expect(state).toHaveText('Changes due Jan 1, 09:00');
  await expect(page.getByRole('note')).toContainText('They go live on January 1, 2999');
  await button(page, 'Unschedule').click();
  await expect(state).toHaveText('Live · has unpublished changes');
  await undo(page).click();
  await expect(state).toHaveText('Changes due Jan 1, 09:00');

  // the field accepts only whole minutes, so the API call of the form sets a time 2.5 s from now
  const publishAt = new Date(Date.now() + 2500).toISOString();
  await page.request.put(`/api/admin/posts/${id}/draft/schedule`, { data: { publishAt } });
  await editPost(page, id);
  expect(await liveTitle()).toBe('Live');
  await expect(state).toHaveText('Published', { timeout: 10_000 });
  await expect(page.getByText(/^Live since .* as scheduled\./)).toBeVisible();
  expect(await liveTitle()).toBe('Better');
});
