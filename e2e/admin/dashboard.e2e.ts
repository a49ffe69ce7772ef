// The dashboard lists and links the items that wait.
import { DAY_MS } from '#db/limits.ts';
import { logIn } from '../admin.ts';
import { expect, test } from '../journey.ts';

const TOMORROW = new Date(Date.now() + DAY_MS);
TOMORROW.setUTCHours(9, 30, 0, 0);

test.use({ timezoneId: 'Europe/London' });

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
});

test('drafts, scheduled items and new enquiries are listed and linked', async ({ page }) => {
  const post = { content: '<p>Text</p>', categories: [] };
  await page.request.post('/api/admin/posts', {
    data: { ...post, title: 'Half a thought', slug: 'half-a-thought', status: 'draft' },
  });
  await page.request.post('/api/admin/case-studies', {
    data: {
      title: 'Harrowtide',
      slug: 'harrowtide',
      description: 'Kettles.',
      categories: ['B2B'],
      status: 'scheduled',
      publishDate: TOMORROW.toISOString(),
    },
  });
  await page.request.post('/api/enquiries', {
    data: { kind: 'enquiry', name: 'Imogen Hale', email: 'i@example.com', message: 'Nine kettles' },
  });
  await page.request.put('/api/admin/posts/1/draft', { data: { fields: { title: 'Changed' } } });
  await page.goto('/vs-admin/dashboard');

  const panel = (name: string) => page.getByRole('region', { name });
  await expect(
    page.getByText(
      '1 new enquiry, 3 drafts, 1 item with unpublished changes and 2 scheduled items.',
    ),
  ).toBeVisible();
  await expect(panel('Drafts').getByRole('link', { name: 'Half a thought' })).toBeVisible();
  await expect(panel('Unpublished changes').getByRole('listitem')).toHaveCount(1);
  await expect(panel('Latest edits').getByRole('listitem')).toHaveCount(3);

  const scheduled = panel('Scheduled').getByRole('listitem').filter({ hasText: 'Harrowtide' });
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' });
  await expect(scheduled).toContainText(`Tomorrow, ${time.format(TOMORROW)}`);
  await expect(scheduled.getByRole('link')).toHaveAttribute(
    'href',
    /^\/vs-admin\/case-studies\/edit\/\d+$/,
  );

  await panel('New enquiries').getByRole('link', { name: 'Imogen Hale' }).click();
  await expect(page).toHaveURL(/\/vs-admin\/enquiries/);
  await expect(page.getByText('Nine kettles').last()).toBeVisible();
  expect(await (await page.request.get('/vs-admin')).text()).toContain('All caught up.');
});

test.describe('without changes', () => {
  test.use({ readOnly: true });

  test('the dashboard has its cards, Clear Cache and Logout', async ({ page }) => {
    await page.goto('/vs-admin/dashboard');
    for (const [name, href] of [
      [/^Create a blog post/, '/vs-admin/create'],
      [/^Create a case study/, '/vs-admin/case-studies/create'],
      [/View all posts/, '/vs-admin/posts'],
      [/View all case studies/, '/vs-admin/case-studies'],
    ] as const)
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
    await page.getByRole('button', { name: 'Clear Cache' }).click();
    await expect(page.getByText('Cache cleared successfully').first()).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/vs-admin/login');
  });
});
