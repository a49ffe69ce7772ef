// Enquiries of visitors, as JSON and as a plain form of a browser without script: validated, stored once, confirmed.
import { afterEach, beforeEach, expect, test } from 'bun:test';
import { ENQUIRIES_PER_ADDRESS, JSON_MAX_BYTES } from '#db/limits.ts';
import { enquiries } from '#db/schema.ts';
import { independentClient } from '#db/testing/notes.ts';
import { processorMs } from '#testing/processor-ms.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

const letter = {
  kind: 'enquiry',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  message: 'A shop for engines',
};
const call = { kind: 'call', name: 'Ada', phone: '+44 151 496 0120' };

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp();
});
afterEach(() => app[Symbol.asyncDispose]());

const rows = () => app.deps.db.read((read) => read.select().from(enquiries));
const json = (body: unknown) => app.send('POST', '/api/enquiries', body);
const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.request('/api/enquiries', { method: 'POST', headers, body: new URLSearchParams(fields) });
const pathsOf = async (response: Response) =>
  (await response.json()).errors.map(({ path }: { path: string }) => path);

for (const [what, changes, path] of [
  ['no name', { name: '  ' }, 'name'],
  ['an invalid email', { email: 'ada@example' }, 'email'],
  ['an email with a line break inside', { email: 'ada@example.com\nBcc: x@y.z' }, 'email'],
  ['no message', { message: '' }, 'message'],
  ['a message that is too long', { message: 'x'.repeat(5001) }, 'message'],
  ['an invalid phone number', { phone: 'call me' }, 'phone'],
  ['a name with half a character', { name: 'A\ud800da' }, 'name'],
  ['a name that is not text', { name: { first: 'Ada' } }, 'name'],
  ['a key that is too short', { key: 'short' }, 'key'],
  ['an unknown kind', { kind: 'letter' }, 'kind'],
] as const)
  test(`rejects ${what}`, async () => {
    const response = await json({ ...letter, ...changes });
    expect(response.status).toBe(400);
    expect(await pathsOf(response)).toEqual([path]);
    expect(await rows()).toEqual([]);
  });

test('text copied from a PDF loses its NUL characters, which nobody sees', async () => {
  const { status } = await json({ ...letter, name: '\0 Ada', message: 'Our\0 shop.\0' });
  expect(status).toBe(201);
  expect(await rows()).toMatchObject([{ name: 'Ada', message: 'Our shop.' }]);
});

for (const [what, changes, path] of [
  ['no phone number', { phone: '' }, 'phone'],
  ['a day that has passed', { preferredDate: '2020-01-01' }, 'preferredDate'],
  ['a day that does not exist', { preferredDate: '2999-02-30' }, 'preferredDate'],
  ['an unknown time', { preferredTime: 'midnight' }, 'preferredTime'],
] as const)
  test(`rejects a call request with ${what}`, async () => {
    expect(await pathsOf(await json({ ...call, ...changes }))).toEqual([path]);
  });

for (const [what, phone, stored] of [
  ['starts with an area code in brackets', '(555) 123-4567', '(555) 123-4567'],
  ['contains bidirectional marks', '\u202a+44 151 496\u20110120\u202c', '+44 151 496‐0120'],
  ['has a dash', '0151 496–0120', '0151 496–0120'],
  ['has a written-out extension', '0151 496 0120, extension 12', '0151 496 0120, extension 12'],
  ['is written in full-width digits', '０１５１４９６０１２０', '01514960120'],
] as const)
  test(`accepts a phone number that ${what}`, async () => {
    expect((await json({ ...call, phone })).status).toBe(201);
    expect(await rows()).toMatchObject([{ phone: stored }]);
  });

for (const [what, email, stored] of [
  ['with an umlaut before the @', 'zoë+shop@bücher.example', null],
  [
    'with a plus and an international domain',
    'zoe+shop@bücher.example',
    'zoe+shop@xn--bcher-kva.example',
  ],
  ['of a domain written from right to left', 'a@مثال.example', 'a@xn--mgbh0fb.example'],
  ['of a domain with a path', 'a@bücher.example/x', null],
  ['with two domains', 'a@bücher.example@b.example', null],
  ['of a domain that is too long once converted', `a@${'ü'.repeat(60)}.example`, null],
  ['of a domain with too long a part', `a@${'a'.repeat(64)}.example`, null],
  ['of an international domain that means nothing', 'a@xn--zzzzzz99999999999.example', null],
] as const)
  test(`an address ${what} is ${stored === null ? 'rejected' : 'stored as mail servers write it'}`, async () => {
    const response = await json({ ...letter, email });
    expect(response.status).toBe(stored === null ? 400 : 201);
    if (stored !== null) expect(await rows()).toMatchObject([{ email: stored }]);
  });

test('an enquiry is accepted as JSON and stored completely', async () => {
  const response = await json({ ...letter, company: ' Engines Ltd ', phone: '', page: '/contact' });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ success: true });
  expect(response.headers.get('cache-control')).toBe('no-store');
  const [row] = await rows();
  expect(row).toMatchObject({
    ...letter,
    company: 'Engines Ltd',
    phone: null,
    page: '/contact',
    status: 'new',
    forwardState: 'off',
  });
});

test('an invalid page path is left out', async () => {
  for (const page of ['//evil.example', 'contact', 5, `/${'x'.repeat(300)}`])
    expect((await json({ ...letter, page })).status).toBe(201);
  expect((await rows())[0]?.page).toBeNull();
});

test('a page whose link would lead staff to another site is left out', async () => {
  const pages = ['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n/evil.example'];
  for (const page of pages) {
    const visit = { firstPage: page, pageBefore: page };
    expect((await json({ ...letter, message: page, page, visit })).status).toBe(201);
  }
  const stored = await rows();
  expect(stored).toHaveLength(pages.length);
  for (const row of stored)
    expect(row).toMatchObject({ page: null, firstPage: null, pageBefore: null });
});

test('the address of a shared preview is not stored', async () => {
  const shared = `/preview/${'x'.repeat(43)}`;
  const visit = { firstPage: shared, pageBefore: shared };
  expect((await json({ ...letter, page: shared, visit })).status).toBe(201);
  expect((await rows())[0]).toMatchObject({ page: null, firstPage: null, pageBefore: null });
});

test('an address with a control character is left out', async () => {
  for (const [index, odd] of ['/x\u0000y', '/\ud800y'].entries()) {
    const visit = { firstPage: odd, pageBefore: odd, utm: { utm_source: odd } };
    const sent = { ...letter, message: `${index}`, page: odd, visit };
    expect((await json(sent)).status).toBe(201);
  }
  for (const row of await rows())
    expect(row).toMatchObject({ page: null, firstPage: null, pageBefore: null, utm: null });
});

test('two requests with the same key get the same response and are stored once', async () => {
  const sent = { ...letter, key: '0123456789abcdef' };
  const answers = await Promise.all([json(sent), json(sent), json({ ...sent, name: 'Again' })]);
  for (const answer of answers) expect(await answer.json()).toEqual({ success: true });
  expect(await rows()).toHaveLength(1);
});

test('an enquiry with a filled honeypot gets a success and is stored as spam', async () => {
  expect((await json({ ...letter, subject: 'Cheap links' })).status).toBe(201);
  const filled = await form({ ...letter, email: 'bad', subject: 'Cheap links' });
  expect([filled.status, filled.headers.get('location')]).toEqual([303, '/enquiry/thank-you']);
  expect((await rows()).map(({ status, spamReason }) => [status, spamReason])).toEqual([
    ['spam', 'A hidden field was filled in.'],
  ]);
});

test('too many enquiries from one address are rejected for a while, in JSON and as a page', async () => {
  for (let i = 0; i < ENQUIRIES_PER_ADDRESS; i++)
    expect((await json({ ...letter, message: `${i}` })).status).toBe(201);
  const refused = await json({ ...letter, message: 'one more' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeWithin(590, 601);
  expect((await refused.json()).message).toContain('try again in 10 minutes');

  const page = await form({ ...letter, message: 'one more' });
  expect(page.status).toBe(429);
  expect(page.headers.get('retry-after')).not.toBeNull();
  const html = await page.text();
  expect(html).toContain('try again in 10 minutes');
  expect(html).toContain('one more</textarea>');
});

test('another site cannot send an enquiry', async () => {
  expect((await form(letter, { origin: 'https://evil.example' })).status).toBe(403);
  expect(await rows()).toEqual([]);
});

test('a form redirects to the thank-you page of its kind', async () => {
  for (const [fields, location] of [
    [letter, '/enquiry/thank-you'],
    [call, '/book-a-call/thank-you'],
  ] as const) {
    const response = await form({ ...fields });
    expect([response.status, response.headers.get('location')]).toEqual([303, location]);
  }
  expect(await rows()).toHaveLength(2);
});

test('a multipart form is accepted too, with line breaks as one character', async () => {
  const body = new FormData();
  for (const [name, value] of Object.entries(letter)) body.set(name, value);
  body.set('message', 'one\r\ntwo');
  body.set('file', new Blob(['x']), 'x.txt');
  const response = await app.request('/api/enquiries', { method: 'POST', body });
  expect(response.status).toBe(303);
  expect((await rows())[0]?.message).toBe('one\ntwo');
});

test('a form sent twice is stored once', async () => {
  await Promise.all([form(letter), form(letter)]);
  await form(letter);
  expect(await rows()).toHaveLength(1);
});

test('the newsletter form redirects to the page that it was on', async () => {
  const sent = { kind: 'newsletter', email: 'ada@example.com' };
  for (const [referer, location] of [
    ['http://localhost/insights?page=2', 'http://localhost/insights?page=2#newsletter-sent'],
    ['http://localhost//evil.example/', 'http://localhost//evil.example/#newsletter-sent'],
    ['http://localhost/api/enquiries', 'http://localhost/#newsletter-sent'],
    ['https://evil.example/insights', 'http://localhost/#newsletter-sent'],
    ['', 'http://localhost/#newsletter-sent'],
  ] as const) {
    const response = await form(sent, { referer });
    expect([response.status, response.headers.get('location')]).toEqual([303, location]);
  }
  expect((await rows())[0]?.page).toBe('/insights');
});

test('a form with mistakes is returned as a page with everything typed', async () => {
  const response = await form({
    ...letter,
    name: '"><script>alert(1)</script>',
    email: 'ada@example',
    interest: 'Enterprise',
  });
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  expect(html).toContain('Please enter a valid email address, such as name@example.com');
  expect(html).toContain('value="ada@example"');
  expect(html).toContain('A shop for engines</textarea>');
  expect(html).toMatch(/checked=""[^>]*value="Enterprise"|value="Enterprise"[^>]*checked=""/);
  expect(html).not.toContain('<script>alert');
  expect(await rows()).toEqual([]);
});

test('each kind is returned as its own form', async () => {
  const named = async (fields: Record<string, string>) =>
    /aria-label="(Enquiry|Newsletter|Call request)"/.exec(await (await form(fields)).text())?.[1];
  expect(await named({ kind: 'call', name: 'Ada' })).toBe('Call request');
  expect(await named({ kind: 'newsletter', email: 'x' })).toBe('Newsletter');
  expect(await named({ kind: 'nothing' })).toBe('Enquiry');
});

test('a corrected form still knows the page that it was on', async () => {
  const wrong = { ...letter, email: 'bad' };
  const page = await form(wrong, { referer: 'http://localhost/services?a=1' });
  const back = /<input type="hidden" name="page" value="([^"]*)"/.exec(await page.text())?.[1];
  const referer = 'http://localhost/api/enquiries';
  await form({ ...letter, page: back as string }, { referer });
  expect((await rows())[0]?.page).toBe('/services');
  const signUp = { kind: 'newsletter', email: 'ada@x.example', page: back as string };
  const response = await form(signUp, { referer });
  expect(response.headers.get('location')).toBe('http://localhost/services?a=1#newsletter-sent');
});

test('a form that is too large is rejected with a page without promises', async () => {
  const response = await form({ ...letter, message: 'x'.repeat(JSON_MAX_BYTES) });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    413,
    'text/html; charset=utf-8',
  ]);
  const html = await response.text();
  expect(html).toContain('The body must be at most 1 MB');
  expect(html).not.toContain('still here');
});

test('a form of 300,000 fields does not block the server', async () => {
  const fields = { ...letter, name: '' };
  expect((await form(fields)).status).toBe(400);
  const body = `${new URLSearchParams(fields)}&${'a=&'.repeat(300_000)}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const spent = await processorMs(async () => {
    const response = await app.request('/api/enquiries', { method: 'POST', headers, body });
    expect(response.status).toBe(400);
  });
  expect(spent).toBeLessThan(300);
});

test('a form of an unknown kind is returned with a message that mentions no marked fields', async () => {
  const response = await form({ ...letter, kind: 'nothing' });
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain('We did not recognise that form');
  expect(html).toContain('A shop for engines</textarea>');
  expect(html).not.toContain('marked below');
});

test('while the database is locked a form is returned with everything, and can be sent again', async () => {
  using other = independentClient(`file:${app.databasePath}`);
  const lock = await other.client.transaction('write');
  const response = await form(letter);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await response.text()).toContain('A shop for engines</textarea>');
  const requestId = response.headers.get('x-request-id');
  const [entry] = app.logged.filter(({ msg }) => msg === 'database or files unavailable');
  expect(entry).toMatchObject({ level: 40, requestId });
  await lock.rollback();
  expect((await form(letter)).status).toBe(303);
});

test('staff can list, mark as read, export and delete enquiries', async () => {
  const staff = await app.login();
  const get = (path: string) => app.request(path, { headers: { cookie: staff } });
  await json({ ...letter, name: '=SUM("A1")' });
  const list = await (await get('/api/admin/enquiries?search=engines&status=new')).json();
  expect(list).toMatchObject({ unread: 1, pagination: { total: 1 } });
  const [{ id }] = list.enquiries;

  const read = await app.send('PUT', `/api/admin/enquiries/${id}`, { status: 'read' }, staff);
  expect(await read.json()).toMatchObject({
    id,
    status: 'read',
    ...letter,
    name: expect.any(String),
  });

  const file = await get('/api/admin/enquiries.csv');
  expect(file.headers.get('content-disposition')).toMatch(
    /^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(await file.text()).toContain(`"'=SUM(""A1"")"`);

  await app.send('DELETE', `/api/admin/enquiries/${id}`, undefined, staff);
  expect(await rows()).toEqual([]);
});

test('an enquiry that a bulk action names twice is deleted and restored once', async () => {
  const staff = await app.login();
  await json(letter);
  const { id } = (await rows())[0] as { id: number };
  const bulk = (action: string) =>
    app.send('POST', '/api/admin/enquiries/bulk', { action, ids: [id, id] }, staff);
  expect((await bulk('delete')).status).toBe(200);
  expect(await rows()).toEqual([]);
  const restored = await bulk('restore');
  expect((await restored.json()).enquiries).toMatchObject([{ id }]);
});

test('the export shows which sign-ups are confirmed, and their campaign', async () => {
  const staff = await app.login();
  const visit = { utm: { utm_source: 'letter', utm_campaign: '=May' } };
  await json({ kind: 'newsletter', email: 'reader@example.com', visit });
  await app.deps.db.write((tx) =>
    tx
      .update(enquiries)
      .set({ confirmState: 'confirmed', confirmedAt: '2026-03-11T10:00:00.000Z' }),
  );
  const file = await app.request('/api/admin/enquiries.csv', { headers: { cookie: staff } });
  const [head, row] = (await file.text()).trim().split('\r\n');
  expect(head).toEndWith(
    'confirmState,confirmedAt,mergedInto,utm_source,utm_medium,utm_campaign,utm_term,utm_content',
  );
  expect(row).toEndWith("confirmed,2026-03-11T10:00:00.000Z,,letter,,'=May,,");
  const path = '/api/admin/enquiries.csv?box=newsletter';
  const { headers } = await app.request(path, { headers: { cookie: staff } });
  expect(headers.get('content-disposition')).toContain('filename="newsletter-');
});

test('enquiries cannot be read without a session', async () => {
  for (const path of ['/api/admin/enquiries', '/api/admin/enquiries.csv'])
    expect((await app.request(path)).status).toBe(401);
});
