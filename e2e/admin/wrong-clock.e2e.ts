// A computer with a wrong clock: the server decides what is public.
import type { Page } from 'playwright/test';
import { DAY_MS } from '#db/limits.ts';
import { createPost, editPost, formBar, logIn, toasts } from '../admin.ts';
import { expect, test } from '../journey.ts';

/** Sets the clock of the browser wrong by `ms`. */
const setClockWrong = (page: Page, ms: number) =>
  page.addInitScript((wrongBy) => {
    const RightDate = Date;
    const now = () => RightDate.now() + wrongBy;
    globalThis.Date = new Proxy(RightDate, {
      construct: (of, parts) => Reflect.construct(of, parts.length > 0 ? parts : [now()]),
      get: (of, name) => (name === 'now' ? now : Reflect.get(of, name)),
    });
  }, ms);

test('a clock that is a day slow makes no unfinished text public', async ({
  page,
  site,
  newPerson,
}) => {
  const visitor = (await newPerson()).request;
  await setClockWrong(page, -DAY_MS);
  await logIn(page, site);
  const { id } = await createPost(page, { excerpt: 'Good.' });
  await editPost(page, id);
  await expect(formBar(page).getByRole('status')).toHaveText('Published');
  await page.getByLabel('Excerpt').fill('Half a sent');
  await page.keyboard.press('Control+s');
  await expect(toasts(page).getByText('Draft saved. Live page unchanged.')).toBeVisible();
  expect((await (await visitor.get('/api/posts/live-words')).json()).excerpt).toBe('Good.');

  await test.step('and schedules nothing for a time that has passed', async () => {
    await page.getByRole('button', { name: 'Schedule changes…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule changes' });
    const inAnHour = new Date(Date.now() - DAY_MS + 60 * 60 * 1000).toISOString().slice(0, 16);
    await dialog.getByLabel('Publish at').fill(inAnHour);
    await dialog.getByRole('button', { name: 'Schedule changes' }).click();
    await expect(dialog.getByText('Choose a time in the future.')).toBeVisible();
  });
});

test('a clock that is a day fast hydrates the form of a scheduled item without an error', async ({
  page,
  site,
}) => {
  await setClockWrong(page, DAY_MS);
  await logIn(page, site);
  const publishDate = new Date(Date.now() + DAY_MS / 2).toISOString();
  const { id } = await createPost(page, { status: 'scheduled', publishDate });
  await editPost(page, id);
  await expect(formBar(page)).toBeVisible();
});
