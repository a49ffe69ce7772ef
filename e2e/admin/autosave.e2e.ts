// Forms autosave into the draft: nothing public changes, nothing moves, and another window continues from there.
import type { Page } from 'playwright/test';
import { button, editPost, formBar, formReady, logIn, pauseTyping, writePost } from '../admin.ts';
import { expect, test } from '../journey.ts';
import { rendered } from '../rendered.ts';

const saved = (page: Page) => formBar(page).getByText(/^Saved (just now|\d+ s ago)$/);
const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });

test('a new post is saved automatically, and continued in another window', async ({
  page,
  site,
  context,
  newPerson,
}) => {
  const visitor = (await newPerson()).request;
  await page.clock.install();
  await logIn(page, site);
  await writePost(page, 'Half an idea');
  await pauseTyping(page);
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/\/vs-admin\/edit\/\d+$/);
  await expect(page).toHaveTitle(/^Half an idea – Edit Post/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Post');
  await expect(content(page)).toBeFocused();
  await expect(formBar(page).getByRole('status')).toHaveText('Draft');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postData() ?? '');
  });
  await page.keyboard.type(' More, typed a key at a time.');
  await expect(formBar(page)).toContainText('Unsaved changes');
  await pauseTyping(page);
  await expect(formBar(page)).not.toContainText('Unsaved changes');
  // no key sends anything: the autosave waits for a pause
  expect(sent).toHaveLength(1);

  const other = await context.newPage();
  await other.goto(page.url());
  await formReady(other);
  await expect(other.getByLabel('Title', { exact: true })).toHaveValue('Half an idea');
  await expect(other).toHaveTitle(/^Half an idea – Edit Post/);
  await expect(content(other)).toContainText('nobody has read yet. More, typed');
  await expect(formBar(other)).toContainText('Also open in another window');
  expect((await visitor.get('/api/posts/half-an-idea')).status()).toBe(404);

  await other.close();
  await button(page, 'Create Post').click();
  await expect(page).toHaveURL('/vs-admin/dashboard');
  const post = await (await visitor.get('/api/posts/half-an-idea')).json();
  expect(post.content).toContain('More, typed a key at a time.');
});

test('nothing is rendered again by a report that nobody else has the form open, or by a pause that changed no hint', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    // React calls the hook of its developer tools after each commit
    const hook = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => counted.commits++,
    };
    const counted = Object.assign(globalThis, { commits: 0, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
  const commits = () => page.evaluate(() => (globalThis as unknown as { commits: number }).commits);
  await page.clock.install();
  await logIn(page, site);
  await editPost(page, 1);
  await page.waitForLoadState('networkidle');
  await pauseTyping(page);
  await rendered(page);

  const opened = await commits();
  const reported = page.waitForResponse('**/api/admin/presence');
  await page.clock.fastForward(20_000);
  await (await reported).finished();
  await rendered(page);
  expect(await commits()).toBe(opened);

  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
  await page.getByLabel('Read Time').fill('7');
  const typed = await commits();
  await page.clock.runFor(500);
  expect(await commits()).toBe(typed);
});
