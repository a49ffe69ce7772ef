// The dashboard links to everything that waits, and shows when the last good backup was made (docs/contract.md, Dashboard and
// Backup).
import { expect, test } from 'bun:test';
import { type OriginalType, originalOf } from '#db/content/originals.ts';
import { recordBackup } from '#db/queries/operations/backups.ts';
import { openTestApp, setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp({ BACKUP_TO: '/nowhere' });
const cookie = await app.login();
const dashboard = async () =>
  (await app.text('/vs-admin/dashboard', { headers: { cookie } })).replace(/<!-- -->/g, '');
const counts = { bytes: 1, posts: 3, caseStudies: 1, documents: 0, pictures: 2 };

test('the dashboard shows the time of the last good backup, and of a later failure', async () => {
  expect(await dashboard()).toContain('The first backup is being made.');
  const madeAt = new Date(Date.now() - 60_000).toISOString();
  await recordBackup(app.deps.db, {
    name: 'a',
    madeAt,
    verifiedAt: madeAt,
    error: null,
    ...counts,
  });
  const good = await dashboard();
  expect(good).toContain('Last good backup: ');
  expect(good).toContain('3 posts, 1 case study, 0 edited pages and 2 pictures.');
  expect(good).not.toContain('Failed');
  const error = 'ENOSPC: /secret/path';
  const failed = { name: 'b', madeAt: new Date().toISOString(), verifiedAt: null, error };
  await recordBackup(app.deps.db, { ...failed, ...counts });
  const alert = await dashboard();
  expect(alert).toContain('Failed backup: ');
  expect(alert).toContain('Last good backup: ');
  expect(alert).not.toContain('/secret/path');
});

test('without BACKUP_TO the dashboard does not mention backups', async () => {
  await using other = await openTestApp();
  const session = await other.login();
  const page = await other.request('/vs-admin/dashboard', { headers: { cookie: session } });
  expect(await page.text()).not.toMatch(/backup/i);
});

const LIST_STATUS = { drafts: 'draft', changed: 'changed', scheduled: 'scheduled' };

test('drafts, changes and scheduled documents are counted and lead to their forms and lists', async () => {
  await using other = await openTestApp();
  const session = await other.login();
  const create = async (type: OriginalType, more: object) => {
    const content = originalOf(type, { isCounting: false });
    const body = { type, title: type, slug: type, content, ...more };
    return (await other.send('POST', '/api/admin/documents', body, session)).json();
  };
  await create('about', { status: 'draft' });
  const contact = await create('contact', {});
  await other.send(
    'PUT',
    `/api/admin/documents/${contact.id}/draft`,
    { fields: { title: 'Next' } },
    session,
  );
  const publishDate = '2999-01-01T00:00:00.000Z';
  const brand = await create('brand', { status: 'scheduled', publishDate });
  const page = await other.request('/vs-admin/dashboard', { headers: { cookie: session } });
  const html = (await page.text()).replace(/<!-- -->/g, '');
  for (const [id, count, title, hrefs] of [
    ['drafts', '1 draft', 'About', ['/vs-admin/pages']],
    ['changed', '1 item with unpublished changes', 'Contact', ['/vs-admin/pages']],
    ['scheduled', '1 scheduled item', 'Brand', ['/vs-admin/settings']],
  ] as const) {
    expect(html).toContain(`<a href="#${id}">${count}</a>`);
    const [, panel = ''] = html.split(`<section class="overview-panel" id="${id}"`);
    const [shown = ''] = panel.split('</section>');
    expect(shown).toContain(title);
    for (const href of [...hrefs, `/vs-admin/posts?status=${LIST_STATUS[id]}`])
      expect(shown).toContain(`href="${href}"`);
  }
  expect(html).toContain(`/vs-admin/pages/${brand.id}`);
  const [, edits = ''] = html.split('<section class="overview-panel" id="edits"');
  expect(edits).toMatch(/>Contact<.*?<span>Page<\/span>/);
  expect(edits).toMatch(/>Brand<.*?<span>Settings<\/span>/);
});

test('drafts, scheduled items and new enquiries are listed and linked', async () => {
  await using other = await openTestApp();
  const session = await other.login();
  const create = async (path: string, body: object) => {
    const response = await other.send('POST', path, body, session);
    expect(response.status).toBe(201);
    return (await response.json()).id;
  };
  const draft = await create('/api/admin/posts', { title: 'Half a thought', status: 'draft' });
  const scheduled = await create('/api/admin/case-studies', {
    title: 'Harrowtide',
    slug: 'harrowtide',
    description: 'Kettles.',
    categories: ['B2B'],
    status: 'scheduled',
    publishDate: '2999-01-01T09:30:00.000Z',
  });
  await create('/api/enquiries', {
    kind: 'enquiry',
    name: 'Imogen Hale',
    email: 'i@example.com',
    message: 'Nine kettles',
  });
  const page = await other.text('/vs-admin/dashboard', { headers: { cookie: session } });
  const html = page.replace(/<!-- -->/g, '');
  const sentence = html.replace(/<[^>]*>/g, '');
  expect(sentence).toContain('1 new enquiry, 1 draft and 1 scheduled item.');
  for (const [id, text, href] of [
    ['drafts', 'Half a thought', `/vs-admin/edit/${draft}`],
    ['scheduled', 'Harrowtide', `/vs-admin/case-studies/edit/${scheduled}`],
    ['enquiries', 'Imogen Hale', '/vs-admin/enquiries'],
  ] as const) {
    const [, panel = ''] = html.split(`<section class="overview-panel" id="${id}"`);
    const [shown = ''] = panel.split('</section>');
    expect(shown).toContain(text);
    expect(shown).toContain(`href="${href}`);
  }
});

test('the dashboard has cards for posts and case studies, Clear Cache and Logout', async () => {
  const html = await dashboard();
  for (const href of ['create', 'case-studies/create', 'posts', 'case-studies'])
    expect(html).toContain(`<a class="admin-card" href="/vs-admin/${href}"`);
  for (const label of ['Clear Cache', 'Logout']) expect(html).toContain(`>${label}</button>`);
});

test('an empty site offers to write the first post', async () => {
  await using other = await openTestApp();
  const session = await other.login();
  const page = await other.request('/vs-admin/dashboard', { headers: { cookie: session } });
  const html = await page.text();
  expect(html).toContain('Nothing is waiting for you.');
  expect(html).toContain('No enquiries yet.');
  expect(html).toContain('<a href="/vs-admin/create">Write the first post.</a>');
});
