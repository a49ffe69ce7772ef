// The API's messages for invalid input are readable for people.
import { expect, test } from 'bun:test';
import { setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
const staff = await app.login();
const study = { title: 'T', slug: 't', description: 'D', categories: ['B2B'] };
const { id } = await (await app.send('POST', '/api/admin/case-studies', study, staff)).json();

for (const [method, path, body, message] of [
  ['POST', '/api/admin/login', {}, 'password: Required'],
  ['POST', '/api/beacon', { event: 'view', page: '//evil' }, 'page: Has the wrong format'],
  ['POST', '/api/admin/case-studies', { ...study, categories: undefined }, 'categories: Required'],
  [
    'POST',
    '/api/admin/case-studies',
    { ...study, categories: 'B2B' },
    'categories: Must be a list',
  ],
  [
    'POST',
    '/api/admin/case-studies',
    { ...study, featured: 'yes' },
    'featured: Must be true or false',
  ],
  ['POST', '/api/admin/case-studies', { ...study, menuOrder: '1' }, 'menuOrder: Must be a number'],
  [
    'POST',
    '/api/admin/case-studies',
    { ...study, menuOrder: 1.5 },
    'menuOrder: Must be a whole number',
  ],
  [
    'POST',
    '/api/admin/case-studies',
    { ...study, status: 'secret' },
    'status: Must be one of draft, published, scheduled',
  ],
  [
    'POST',
    '/api/admin/case-studies',
    { ...study, mediaImages: Array(201).fill('/a.png') },
    'mediaImages: Must have at most 200 items',
  ],
  [
    'POST',
    '/api/admin/case-studies',
    { ...study, logo: 'x.png' },
    'logo: Use an http(s) address or a path that starts with /',
  ],
  ['POST', `/api/admin/case-studies/${id}/stats`, {}, 'number: Required'],
  [
    'POST',
    `/api/admin/case-studies/${id}/stats`,
    { number: ['1'] },
    'number: Must be text or a number',
  ],
  [
    'POST',
    `/api/admin/case-studies/${id}/stats`,
    { number: '1', order: -1 },
    'order: Must be at least 0',
  ],
  ['POST', '/api/admin/posts/bulk', { action: 'delete', ids: [0] }, 'ids.0: Must be more than 0'],
  ['POST', '/api/admin/media/delete', { names: [] }, 'names: Must have at least 1 item'],
  [
    'POST',
    '/api/admin/media/delete',
    { names: ['a'.repeat(201)] },
    'names.0: Must be at most 200 characters',
  ],
  ['POST', '/api/admin/media/delete', { names: ['a'] }, 'names.0: Must be the name of a file'],
  ['GET', '/api/admin/media?alt=x', undefined, 'alt: Must be “missing”'],
  [
    'PATCH',
    `/api/admin/case-studies/${id}/draft`,
    { fields: {}, updatedAt: null },
    'basedOn: Required',
  ],
  ['GET', '/api/posts?preview=1', undefined, 'preview: Must be one of true, false'],
  ['GET', '/api/posts?page=1&page=2', undefined, 'page: Can be given only once'],
  [
    'GET',
    '/api/admin/enquiries?status=odd',
    undefined,
    'status: Must be one of new, read, answered, spam',
  ],
  ['POST', '/api/admin/case-studies', { ...study, slug: '' }, 'slug: Required'],
  ['GET', '/api/posts?limit=101', undefined, 'limit: Must be at most 100'],
] as const)
  test(`${method} ${path.replace(/\d+/, '1')}: '${message}'`, async () => {
    const response = await app.send(method, path, body, staff);
    expect(response.status).toBe(400);
    expect((await response.json()).message).toBe(message);
  });
