// Makes every API call with valid and invalid requests, and compares the answers with the route descriptions.
import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { originalOf } from '#db/content/originals.ts';
import { newPage as newPageContent } from '#db/contract/documents/new-page.ts';
import { apiError } from '#db/contract/responses.ts';
import {
  API_TOKEN_WRITES_PER_HOUR,
  ITEM_JSON_MAX_BYTES,
  JSON_MAX_BYTES,
  PDF_MAX_BYTES,
  UPLOAD_MAX_BYTES,
} from '#db/limits.ts';
import { reserveLoginTry } from '#db/queries/access/login-tries.ts';
import { countCalls } from '#db/queries/access/rate-counts.ts';
import { uploads } from '#db/schema.ts';
import { makePdf } from '#testing/files.ts';
import { makePicture } from '#testing/pictures.ts';
import { ORIGIN, PASSWORD, setUpTestApp } from '#testing/test-app.ts';
import { api } from './index.ts';
import { describedCalls, failuresOf } from './openapi.ts';

/** A request; omitted parts are those of the valid request. */
interface Call {
  path?: string;
  body?: unknown;
  image?: Uint8Array | string;
  /** The bytes of a file as body. */
  file?: Uint8Array;
  cookie?: string;
  headers?: Record<string, string>;
  address?: string;
}

interface Example {
  good: () => Promise<Call> | Call;
  /** Requests that cause the failures specific to the operation, by status. */
  bad?: Partial<Record<400 | 401 | 404 | 409 | 429, () => Promise<Call> | Call>>;
}

const app = await setUpTestApp({
  ORIGIN,
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'site@verso.example',
  ENQUIRIES_TO: 'office@verso.example',
});
const staff = await app.login();
const picture = await makePicture('png');
const calls = describedCalls(api.routes);

const busyToken = await createBusyToken();

let made = 0;
const slug = () => `item-${++made}`;
const post = () => ({ title: 'A post', slug: slug(), content: '<p>Text</p>' });
const study = () => ({
  title: 'A client',
  slug: slug(),
  description: 'Words',
  categories: ['B2B'],
});
const page = () => ({
  type: 'page',
  title: 'A page',
  slug: slug(),
  content: newPageContent('A page'),
});
const create = async (path: string, body: unknown) =>
  (await (await app.send('POST', path, body, staff)).json()) as { id: number; slug: string };
const newPost = () => create('/api/admin/posts', post());
const newPage = () => create('/api/admin/documents', page());
const newBrand = () =>
  create('/api/admin/documents', {
    ...{ type: 'brand', title: 'Brand', slug: 'brand' },
    content: originalOf('brand', { isCounting: false }),
  });
const newStudy = async () => {
  const made = await create('/api/admin/case-studies', study());
  await create(`/api/admin/case-studies/${made.id}/stats`, { number: '5' });
  return made;
};
const newStat = async () =>
  create(`/api/admin/case-studies/${(await newStudy()).id}/stats`, { number: '5' });

const newReply = () => ({ key: `reply-key-number-${++made}`, subject: 'Re', text: 'Yes.' });
const newsletter = () => ({ kind: 'newsletter', email: `reader-${++made}@example.com` });
const newEnquiry = async () => {
  const body = newsletter();
  await call('post', '/api/enquiries', { body, address: `192.0.2.${100 + made}` });
  const path = `/api/admin/enquiries?search=${body.email}`;
  const list = await app.request(path, { headers: { cookie: staff } });
  return (await list.json()).enquiries[0] as { id: number; email: string };
};

const newDraft = async (folder: string, item: Promise<{ id: number }>) => {
  const path = `/api/admin/${folder}/${(await item).id}/draft`;
  await app.send('PUT', path, { fields: { title: 'Half' } }, staff);
  return path;
};
const firstVersion = async (folder: string, item: Promise<{ id: number }>) => {
  const path = `/api/admin/${folder}/${(await item).id}/versions`;
  const { versions } = await (await app.send('GET', path, undefined, staff)).json();
  return `${path}/${versions.at(-1).id}`;
};
const deleted = async (folder: string, item: Promise<{ id: number }>) => {
  const { id } = await item;
  await app.send('DELETE', `/api/admin/${folder}/${id}`, undefined, staff);
  return `/api/admin/trash/${folder}/${id}`;
};

const newPicture = async () =>
  (await app.deps.uploads.save(picture, 'photo.png')).replace('/uploads/', '');
const usedPicture = async () => {
  const name = await newPicture();
  await create('/api/admin/posts', { ...post(), image: `/uploads/${name}` });
  return name;
};
const deletedPicture = async () => {
  const name = await newPicture();
  await app.deps.uploads.delete(name);
  return `/api/admin/trash/media/${name}`;
};
/** A used picture in the trash, as an older version may have left it; now a save takes used pictures out of the trash. */
const usedPictureInTrash = async () => {
  const name = await usedPicture();
  await app.deps.db.write((tx) =>
    tx.update(uploads).set({ deletedAt: '2026-01-01' }).where(eq(uploads.name, name)),
  );
  return name;
};
const badPicture = (rest = '', folder = 'media') => ({
  400: () => ({ path: `/api/admin/${folder}/..%2fsite.db${rest}` }),
  404: () => ({ path: `/api/admin/${folder}/${'a'.repeat(26)}.png${rest}` }),
});

const badId = (base: string, rest = '') => ({
  400: () => ({ path: `${base}/not-a-number${rest}` }),
  404: () => ({ path: `${base}/999999${rest}` }),
});

const examples: Record<string, Example> = {
  'get /api/openapi.json': { good: () => ({}) },
  'get /api/posts': { good: () => ({}), bad: { 400: () => ({ path: '/api/posts?page=0' }) } },
  'get /api/posts/{slug}': {
    good: async () => ({ path: `/api/posts/${(await newPost()).slug}` }),
    bad: { 404: () => ({ path: '/api/posts/missing' }) },
  },
  'get /api/case-studies': {
    good: () => ({ path: '/api/case-studies?category=B2B' }),
    bad: { 400: () => ({ path: `/api/case-studies?sector=${'x'.repeat(201)}` }) },
  },
  'get /api/case-studies/{slugOrId}': {
    good: async () => ({ path: `/api/case-studies/${(await newStudy()).slug}` }),
    bad: { 404: () => ({ path: '/api/case-studies/999999' }) },
  },
  'get /api/search': {
    good: () => ({ path: '/api/search?q=a', address: '192.0.2.30' }),
    bad: {
      400: () => ({ path: `/api/search?q=${'x'.repeat(201)}`, address: '192.0.2.31' }),
      429: async () => {
        const address = '192.0.2.32';
        for (let n = 0; n < 130; n++) await call('get', '/api/search', { address });
        return { path: '/api/search', address };
      },
    },
  },
  'post /api/beacon': {
    good: () => ({ body: { event: 'read', page: '/about' }, address: '192.0.2.33' }),
    bad: {
      400: () => ({ body: { event: 'visitor', page: '/about' }, address: '192.0.2.34' }),
      429: async () => {
        const made = { body: { event: 'view', page: '/' }, address: '192.0.2.35' };
        for (let n = 0; n < 130; n++) await call('post', '/api/beacon', made);
        return made;
      },
    },
  },
  'get /api/admin/analytics.csv': {
    good: () => ({ path: '/api/admin/analytics.csv?range=7d&page=/about', cookie: staff }),
    bad: { 400: () => ({ path: '/api/admin/analytics.csv?range=1d', cookie: staff }) },
  },
  'post /api/enquiries': {
    good: () => ({ body: newsletter() }),
    bad: {
      400: () => ({ body: { ...newsletter(), email: 'nobody' } }),
      429: async () => {
        const address = '192.0.2.2';
        for (let i = 0; i < 5; i++)
          await call('post', '/api/enquiries', { body: newsletter(), address });
        return { address };
      },
    },
  },
  'get /api/admin/enquiries': {
    good: async () => ({ path: `/api/admin/enquiries?search=${(await newEnquiry()).email}` }),
    bad: { 400: () => ({ path: '/api/admin/enquiries?status=lost' }) },
  },
  'get /api/admin/enquiries.csv': {
    good: async () => ({ path: `/api/admin/enquiries.csv?search=${(await newEnquiry()).email}` }),
    bad: { 400: () => ({ path: '/api/admin/enquiries.csv?kind=letter' }) },
  },
  'get /api/admin/mail': { good: () => ({ path: '/api/admin/mail' }) },
  'put /api/admin/mail': {
    good: () => ({ path: '/api/admin/mail', body: { receipts: true } }),
    bad: {
      400: () => ({ path: '/api/admin/mail', body: { receipts: 'yes' } }),
      409: () => ({
        path: '/api/admin/mail',
        body: { replyTemplates: [], replyTemplatesBefore: [{ name: 'Another', text: '' }] },
      }),
    },
  },
  'post /api/admin/mail/test': { good: () => ({ path: '/api/admin/mail/test' }) },
  'post /api/admin/mail/send-again': {
    good: () => ({ path: '/api/admin/mail/send-again', body: {} }),
    bad: {
      400: () => ({ path: '/api/admin/mail/send-again', body: { enquiryId: 'x' } }),
      404: () => ({ path: '/api/admin/mail/send-again', body: { enquiryId: 99_999 } }),
    },
  },
  'post /api/admin/enquiries/bulk': {
    good: async () => ({
      body: { action: 'status', items: [{ id: (await newEnquiry()).id, status: 'answered' }] },
    }),
    bad: {
      400: () => ({ body: { action: 'burn', ids: [1] } }),
      404: () => ({ body: { action: 'delete', ids: [999_999] } }),
    },
  },
  'put /api/admin/enquiries/{id}': {
    good: async () => ({
      path: `/api/admin/enquiries/${(await newEnquiry()).id}`,
      body: { status: 'answered' },
    }),
    bad: {
      ...badId('/api/admin/enquiries'),
      409: async () => ({
        path: `/api/admin/enquiries/${(await newEnquiry()).id}`,
        body: { note: 'Mine', noteBefore: 'Another' },
      }),
    },
  },
  'put /api/admin/enquiries/{id}/merged': {
    good: async () => ({
      path: `/api/admin/enquiries/${(await newEnquiry()).id}/merged`,
      body: { ids: [] },
    }),
    bad: {
      400: () => ({ path: '/api/admin/enquiries/1/merged', body: { ids: 'all' } }),
      404: () => ({ path: '/api/admin/enquiries/999999/merged', body: { ids: [] } }),
    },
  },
  'post /api/admin/enquiries/{id}/replies': {
    good: async () => ({
      path: `/api/admin/enquiries/${(await newEnquiry()).id}/replies`,
      body: newReply(),
    }),
    bad: {
      400: () => ({ path: '/api/admin/enquiries/1/replies', body: { subject: 'Re' } }),
      404: () => ({ path: '/api/admin/enquiries/999999/replies', body: newReply() }),
      409: async () => {
        app.deps.config.mail = null;
        return { path: '/api/admin/enquiries/1/replies', body: newReply() };
      },
    },
  },
  'delete /api/admin/enquiries/{id}': {
    good: async () => ({ path: `/api/admin/enquiries/${(await newEnquiry()).id}` }),
    bad: badId('/api/admin/enquiries'),
  },
  'post /api/admin/login': {
    good: () => ({ body: { password: PASSWORD }, cookie: '' }),
    bad: {
      400: () => ({ body: { password: '   ' } }),
      401: () => ({ body: { password: 'guess' } }),
      429: async () => {
        for (let i = 0; i < 10; i++)
          await reserveLoginTry(app.deps.db, { address: '192.0.2.1' }, Date.now());
        return { address: '192.0.2.1' };
      },
    },
  },
  'get /api/admin/status': { good: () => ({}) },
  'post /api/admin/logout': { good: async () => ({ cookie: await app.login() }) },
  'post /api/admin/cache/clear': { good: () => ({ body: {} }) },
  'post /api/admin/posts': {
    good: () => ({ body: post() }),
    bad: {
      400: () => ({ body: { ...post(), title: '' } }),
      409: async () => ({ body: { ...post(), slug: (await newPost()).slug } }),
    },
  },
  'get /api/admin/posts/{id}': {
    good: async () => ({ path: `/api/admin/posts/${(await newPost()).id}` }),
    bad: badId('/api/admin/posts'),
  },
  'put /api/admin/posts/{id}': {
    good: async () => ({ path: `/api/admin/posts/${(await newPost()).id}`, body: post() }),
    bad: {
      ...badId('/api/admin/posts'),
      409: async () => ({ body: { ...post(), slug: (await newPost()).slug } }),
    },
  },
  'delete /api/admin/posts/{id}': {
    good: async () => ({ path: `/api/admin/posts/${(await newPost()).id}` }),
    bad: badId('/api/admin/posts'),
  },
  'post /api/admin/case-studies': {
    good: () => ({ body: study() }),
    bad: {
      400: () => ({ body: { ...study(), categories: [] } }),
      409: async () => ({ body: { ...study(), slug: (await newStudy()).slug } }),
    },
  },
  'put /api/admin/case-studies/{id}': {
    good: async () => ({
      path: `/api/admin/case-studies/${(await newStudy()).id}`,
      body: study(),
    }),
    bad: {
      ...badId('/api/admin/case-studies'),
      409: async () => ({ body: { ...study(), slug: (await newStudy()).slug } }),
    },
  },
  'delete /api/admin/case-studies/{id}': {
    good: async () => ({ path: `/api/admin/case-studies/${(await newStudy()).id}` }),
    bad: badId('/api/admin/case-studies'),
  },
  'post /api/admin/case-studies/{id}/stats': {
    good: async () => ({
      path: `/api/admin/case-studies/${(await newStudy()).id}/stats`,
      body: { icon: '+', number: 128, valueAfterNumber: '%', supportingText: 'Growth' },
    }),
    bad: badId('/api/admin/case-studies', '/stats'),
  },
  'put /api/admin/case-studies/stats/{statId}': {
    good: async () => ({
      path: `/api/admin/case-studies/stats/${(await newStat()).id}`,
      body: { number: '140+' },
    }),
    bad: badId('/api/admin/case-studies/stats'),
  },
  'delete /api/admin/case-studies/stats/{statId}': {
    good: async () => ({ path: `/api/admin/case-studies/stats/${(await newStat()).id}` }),
    bad: badId('/api/admin/case-studies/stats'),
  },
  ...itemExamples('posts', newPost, post),
  ...itemExamples('case-studies', newStudy, study),
  ...itemExamples('documents', newPage, page),
  'get /api/admin/documents': { good: () => ({}) },
  'get /api/admin/documents/pages': {
    good: () => ({ path: '/api/admin/documents/pages?search=page' }),
    bad: { 400: () => ({ path: '/api/admin/documents/pages?sort=odd' }) },
  },
  'get /api/admin/documents/opened': {
    good: () => ({ path: '/api/admin/documents/opened?type=home' }),
    bad: {
      400: () => ({ path: '/api/admin/documents/opened' }),
      404: () => ({ path: '/api/admin/documents/opened?type=page' }),
    },
  },
  'post /api/admin/documents': {
    good: () => ({ body: page() }),
    bad: {
      400: () => ({ body: { ...page(), type: 'of-tomorrow' } }),
      409: async () => ({ body: { ...page(), slug: (await newPage()).slug } }),
    },
  },
  'get /api/admin/documents/{id}': {
    good: async () => ({ path: `/api/admin/documents/${(await newPage()).id}` }),
    bad: badId('/api/admin/documents'),
  },
  'put /api/admin/documents/{id}': {
    good: async () => ({ path: `/api/admin/documents/${(await newPage()).id}`, body: page() }),
    bad: {
      ...badId('/api/admin/documents'),
      409: async () => ({ body: { ...page(), slug: (await newPage()).slug } }),
    },
  },
  'delete /api/admin/documents/{id}': {
    good: async () => ({ path: `/api/admin/documents/${(await newPage()).id}` }),
    bad: badId('/api/admin/documents'),
  },
  'put /api/admin/case-studies/order': {
    good: async () => ({ body: { ids: [(await newStudy()).id, (await newStudy()).id] } }),
    bad: { 400: () => ({ body: { ids: [] } }), 404: () => ({ body: { ids: [999_999] } }) },
  },
  'get /api/admin/media': {
    good: async () => {
      await newPicture();
      return { path: '/api/admin/media?search=photo&limit=5' };
    },
    bad: { 400: () => ({ path: '/api/admin/media?page=0' }) },
  },
  'post /api/admin/media': {
    good: () => ({ path: FILE_PATH, file: makePdf() }),
    bad: { 400: () => ({ path: FILE_PATH, file: makePdf().subarray(0, -7) }) },
  },
  'post /api/admin/media/delete': {
    good: async () => ({ body: { names: [await newPicture()] } }),
    bad: { 400: () => ({ body: { names: ['../etc/passwd'] } }) },
  },
  'get /api/admin/media/{name}': {
    good: async () => ({ path: `/api/admin/media/${await usedPicture()}` }),
    bad: badPicture(),
  },
  'patch /api/admin/media/{name}': {
    good: async () => ({
      path: `/api/admin/media/${await newPicture()}`,
      body: { alt: 'A chair', focalX: 0.2, focalY: 1 },
    }),
    bad: badPicture(),
  },
  'post /api/admin/media/{name}/replace': {
    good: async () => ({
      path: `/api/admin/media/${await usedPicture()}/replace`,
      body: { with: await newPicture() },
    }),
    bad: badPicture('/replace'),
  },
  'delete /api/admin/media/{name}': {
    good: async () => ({ path: `/api/admin/media/${await newPicture()}` }),
    bad: {
      ...badPicture(),
      409: async () => ({ path: `/api/admin/media/${await usedPicture()}` }),
    },
  },
  'get /api/admin/names': { good: () => ({}) },
  'post /api/admin/names/rename': {
    good: async () => {
      await newPost();
      const { names } = await (await app.send('GET', '/api/admin/names', undefined, staff)).json();
      const { of, name } = names[0];
      return { body: { of, from: name, to: `Renamed ${crypto.randomUUID()}` } };
    },
    bad: {
      400: () => ({ body: { of: 'sector', from: 'Tools', to: 'Tools' } }),
      404: () => ({ body: { of: 'sector', from: 'Nothing is called so', to: 'Tools' } }),
    },
  },
  'post /api/admin/names/take-back': {
    good: () => ({ body: { of: 'author', items: [], drafts: [] } }),
    bad: { 400: () => ({ body: { of: 'slug', items: [], drafts: [] } }) },
  },
  'post /api/admin/links/check': {
    good: () => ({ path: '/api/admin/links/check', body: { hrefs: ['/insights/none'] } }),
    bad: { 400: () => ({ path: '/api/admin/links/check', body: { hrefs: '/' } }) },
  },
  'get /api/admin/slugs': {
    good: async () => ({ path: `/api/admin/slugs?kind=posts&slug=${(await newPost()).slug}` }),
    bad: { 400: () => ({ path: '/api/admin/slugs?kind=posts&slug=No' }) },
  },
  'post /api/admin/presence': {
    good: () => ({ body: { kind: 'posts', id: 1, windowId: crypto.randomUUID() } }),
    bad: { 400: () => ({ body: { kind: 'posts', id: 1, windowId: 'window' } }) },
  },
  'post /api/admin/preview': {
    good: async () => ({
      body: { kind: 'case-studies', id: (await newStudy()).id, fields: { title: 'Next' } },
    }),
    bad: {
      400: () => ({ body: { kind: 'users', fields: {} } }),
      404: () => ({ body: { kind: 'posts', id: 999_999, fields: {} } }),
    },
  },
  'get /api/admin/case-studies/{id}': {
    good: async () => ({ path: `/api/admin/case-studies/${(await newStudy()).id}` }),
    bad: badId('/api/admin/case-studies'),
  },
  'get /api/admin/tokens': { good: () => ({}) },
  'post /api/admin/tokens': {
    good: () => ({ body: { name: 'Drafting assistant', expiresInDays: 30 } }),
    bad: { 400: () => ({ body: { name: '' } }) },
  },
  'delete /api/admin/tokens/{id}': {
    good: async () => ({
      path: `/api/admin/tokens/${(await create('/api/admin/tokens', { name: 'A' })).id}`,
    }),
    bad: badId('/api/admin/tokens'),
  },
  'get /api/admin/trash': {
    good: async () => {
      await deleted('posts', newPost());
      return { path: '/api/admin/trash?kind=posts&limit=5' };
    },
    bad: { 400: () => ({ path: '/api/admin/trash?kind=users' }) },
  },
  'post /api/admin/trash/{kind}/{id}/restore': {
    good: async () => ({ path: `${await deleted('case-studies', newStudy())}/restore` }),
    bad: {
      ...badId('/api/admin/trash/posts', '/restore'),
      409: async () => {
        const path = await deleted('documents', newBrand());
        await newBrand();
        return { path: `${path}/restore` };
      },
    },
  },
  'delete /api/admin/trash/{kind}/{id}': {
    good: async () => ({ path: await deleted('posts', newPost()) }),
    bad: badId('/api/admin/trash/posts'),
  },
  'post /api/admin/trash/enquiries/{id}/restore': {
    good: async () => ({ path: `${await deleted('enquiries', newEnquiry())}/restore` }),
    bad: badId('/api/admin/trash/enquiries', '/restore'),
  },
  'delete /api/admin/trash/enquiries/{id}': {
    good: async () => ({ path: await deleted('enquiries', newEnquiry()) }),
    bad: badId('/api/admin/trash/enquiries'),
  },
  'post /api/admin/trash/media/{name}/restore': {
    good: async () => ({ path: `${await deletedPicture()}/restore` }),
    bad: badPicture('/restore', 'trash/media'),
  },
  'delete /api/admin/trash/media/{name}': {
    good: async () => ({ path: await deletedPicture() }),
    bad: {
      ...badPicture('', 'trash/media'),
      409: async () => ({ path: `/api/admin/trash/media/${await usedPictureInTrash()}` }),
    },
  },
  'post /api/admin/upload': {
    good: () => ({ image: picture }),
    bad: { 400: () => ({ image: 'no file' }) },
  },
};

/** The calls common to all kinds of item. */
function itemExamples(
  folder: string,
  make: () => Promise<{ id: number; slug: string }>,
  input: () => object,
): Record<string, Example> {
  const base = `/api/admin/${folder}`;
  return {
    [`get ${base}`]: {
      good: async () => {
        await newDraft(folder, make());
        return { path: `${base}?search=item&status=changed&category=&sort=title&limit=5` };
      },
      bad: { 400: () => ({ path: `${base}?sort=random` }) },
    },
    [`post ${base}/bulk`]: {
      good: async () => ({ body: { action: 'unpublish', ids: [(await make()).id] } }),
      bad: {
        400: () => ({ body: { action: 'burn', ids: [1] } }),
        404: () => ({ body: { action: 'delete', ids: [999_999] } }),
        409: async () => {
          const { slug: taken } = await make();
          const { id } = await create(base, { ...input(), status: 'draft' });
          await app.send('PUT', `${base}/${id}/draft`, { fields: { slug: taken } }, staff);
          return { body: { action: 'publish', ids: [id] } };
        },
      },
    },
    [`post ${base}/{id}/duplicate`]: {
      good: async () => ({ path: `${base}/${(await make()).id}/duplicate` }),
      bad: badId(base, '/duplicate'),
    },
    [`get ${base}/{id}/draft`]: {
      good: async () => ({ path: await newDraft(folder, make()) }),
      bad: badId(base, '/draft'),
    },
    [`put ${base}/{id}/draft`]: {
      good: async () => ({
        path: await newDraft(folder, make()),
        body: { fields: { ...input(), title: null, publishDate: 'tomor' } },
      }),
      bad: {
        ...badId(base, '/draft'),
        409: async () => ({
          path: await newDraft(folder, make()),
          body: { fields: {}, updatedAt: null },
        }),
      },
    },
    [`patch ${base}/{id}/draft`]: {
      good: async () => {
        const item = (await make()) as { id: number; updatedAt?: string };
        const stamps = { updatedAt: null, basedOn: item.updatedAt };
        return { path: `${base}/${item.id}/draft`, body: { fields: { title: 'Half' }, ...stamps } };
      },
      bad: {
        400: () => ({ body: { fields: {} } }),
        404: () => ({
          path: `${base}/999999/draft`,
          body: { fields: {}, updatedAt: null, basedOn: '2026-01-01T00:00:00.000Z' },
        }),
        409: async () => ({
          path: await newDraft(folder, make()),
          body: { fields: {}, updatedAt: null, basedOn: '2026-01-01T00:00:00.000Z' },
        }),
      },
    },
    [`put ${base}/{id}/draft/schedule`]: {
      good: async () => ({
        path: `${await newDraft(folder, make())}/schedule`,
        body: { publishAt: '2999-01-01T09:00:00Z' },
      }),
      bad: {
        400: async () => ({
          path: `${await newDraft(folder, make())}/schedule`,
          body: { publishAt: '2020-01-01T09:00:00Z' },
        }),
        404: () => ({ path: `${base}/999999/draft/schedule`, body: { publishAt: null } }),
        409: async () => ({
          path: `${await newDraft(folder, make())}/schedule`,
          body: { publishAt: '2999-01-01T09:00:00Z', updatedAt: null },
        }),
      },
    },
    [`delete ${base}/{id}/draft`]: {
      good: async () => ({ path: await newDraft(folder, make()) }),
      bad: {
        ...badId(base, '/draft'),
        409: async () => ({
          path: `${await newDraft(folder, make())}?updatedAt=2026-01-01T00:00:00.000Z`,
        }),
      },
    },
    [`get ${base}/{id}/shares`]: {
      good: async () => ({ path: `${base}/${(await make()).id}/shares` }),
      bad: badId(base, '/shares'),
    },
    [`post ${base}/{id}/shares`]: {
      good: async () => ({
        path: `${base}/${(await make()).id}/shares`,
        body: { expiresInHours: 1 },
      }),
      bad: { ...badId(base, '/shares'), 400: () => ({ body: { expiresInHours: 0 } }) },
    },
    [`delete ${base}/{id}/shares/{shareId}`]: {
      good: async () => {
        const path = `${base}/${(await make()).id}/shares`;
        return { path: `${path}/${(await create(path, {})).id}` };
      },
      bad: badId(base, '/shares/1'),
    },
    [`get ${base}/{id}/versions`]: {
      good: async () => ({ path: `${base}/${(await make()).id}/versions` }),
      bad: badId(base, '/versions'),
    },
    [`get ${base}/{id}/versions/{versionId}`]: {
      good: async () => ({ path: await firstVersion(folder, make()) }),
      bad: badId(base, '/versions/1'),
    },
    [`post ${base}/{id}/versions/{versionId}/restore-as-draft`]: {
      good: async () => ({ path: `${await firstVersion(folder, make())}/restore-as-draft` }),
      bad: badId(base, '/versions/1/restore-as-draft'),
    },
    [`post ${base}/{id}/versions/{versionId}/restore`]: {
      good: async () => ({ path: `${await firstVersion(folder, make())}/restore` }),
      bad: {
        ...badId(base, '/versions/1/restore'),
        409: async () => {
          const item = await make();
          const version = await firstVersion(folder, Promise.resolve(item));
          await app.send('PUT', `${base}/${item.id}`, input(), staff);
          await create(base, { ...input(), slug: item.slug });
          return { path: `${version}/restore` };
        },
      },
    },
  };
}

/** Requests that cause the failures common to operations, by status. */
const sharedFailures: Record<number, (name: string) => Call> = {
  401: () => ({ cookie: '' }),
  403: () => ({ headers: { origin: 'https://evil.example' } }),
  413: (name) =>
    name === 'post /api/admin/media'
      ? { path: FILE_PATH, file: makePdf({ fill: PDF_MAX_BYTES }) }
      : name === 'post /api/admin/upload'
        ? { image: new Uint8Array(UPLOAD_MAX_BYTES + 1) }
        : { body: 'x'.repeat(isItem(name) ? ITEM_JSON_MAX_BYTES : JSON_MAX_BYTES) },
  415: (name) =>
    name === 'post /api/admin/media'
      ? { path: FILE_PATH, file: new Uint8Array(100) }
      : name === 'post /api/admin/upload'
        ? { image: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>') }
        : { headers: { 'content-type': 'text/plain' } },
  421: () => ({ headers: { host: 'another.example' } }),
  429: () => ({ headers: { authorization: `Bearer ${busyToken}` } }),
};

const FILE_PATH = '/api/admin/media?name=a.pdf';

const isItem = (name: string) =>
  /(posts|case-studies|documents|preview)(\/\{id\}(\/draft(\/schedule)?)?)?$/.test(name);

/** A token that has reached its write limit. */
async function createBusyToken(): Promise<string> {
  const made = await app.send('POST', '/api/admin/tokens', { name: 'Busy' }, staff);
  const { id, token } = await made.json();
  await countCalls(
    app.deps.db,
    {
      ...{ name: 'token-writes', address: String(id), windowMs: 60 * 60_000 },
      calls: API_TOKEN_WRITES_PER_HOUR,
    },
    Date.now(),
  );
  return token;
}

async function call(method: string, path: string, call: Call): Promise<Response> {
  const { body, image, file, cookie = staff, address, headers } = call;
  const form = new FormData();
  if (image !== undefined)
    form.set('image', typeof image === 'string' ? image : new Blob([image as BlobPart]));
  return app.request(call.path ?? path, {
    method: method.toUpperCase(),
    address,
    headers: {
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body:
      (file as BodyInit | undefined) ??
      (image !== undefined ? form : body === undefined ? undefined : JSON.stringify(body)),
  });
}

function exampleOf(name: string): Example {
  const example = examples[name];
  if (!example) throw new Error(`No example for ${name}`);
  return example;
}

test('every example belongs to a call', () => {
  const names = new Set(calls.map(({ method, path }) => `${method} ${path}`));
  expect(Object.keys(examples).filter((name) => !names.has(name))).toEqual([]);
});

for (const described of calls) {
  const { method, path, answer, failure = apiError } = described;
  const name = `${method} ${path}`;

  test(`${name} answers a good call as it says`, async () => {
    const response = await call(method, path, await exampleOf(name).good());
    const [status, content] = answer;
    expect(response.status).toBe(status);
    if (typeof content === 'string') {
      expect(response.headers.get('content-type')).toStartWith(content);
      return;
    }
    const body = await response.json();
    // parsing changes nothing: no field is missing, and the schema lists every field
    expect(content.parse(body)).toEqual(body);
  });

  for (const status of failuresOf(described).filter((code) => code < 500))
    test(`${name} answers a bad call with ${status}`, async () => {
      const { good, bad = {} } = exampleOf(name);
      const spoil = bad[status as keyof typeof bad] ?? sharedFailures[status];
      if (!spoil) throw new Error(`No example of ${status} for ${name}`);
      const response = await call(method, path, { ...(await good()), ...(await spoil(name)) });
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toMatch(/^application\/json(;charset=utf-8)?$/);
      const body = await response.json();
      expect(failure.parse(body)).toEqual(body);
    });
}
