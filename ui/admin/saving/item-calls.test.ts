// Looking up what a form may have created, by the real calls.
import { afterAll, beforeEach, describe, expect, spyOn, test } from 'bun:test';
import { openTestApp } from '#testing/test-app.ts';
import { caseStudyCalls, documentCalls, postCalls } from './item-calls.ts';

const app = await openTestApp();
const staff = await app.login();
let cookie = staff;
const fetched = spyOn(globalThis, 'fetch').mockImplementation(((
  path: string,
  init: RequestInit,
) => {
  const headers = new Headers(init.headers);
  headers.set('cookie', cookie);
  return app.request(path, { ...init, headers });
}) as typeof fetch);
beforeEach(() => {
  cookie = staff;
});
afterAll(async () => {
  fetched.mockRestore();
  await app[Symbol.asyncDispose]();
});

describe.each([
  ['posts', postCalls],
  ['case studies', caseStudyCalls],
  ['pages', documentCalls],
])('%s', (_, calls) => {
  const slug = 'draft-a1b2c3d4e5f6';

  test('a draft that the form created is found', async () => {
    const { id } = await calls.createDraft('Typed', slug);
    expect(await calls.findBySlug(slug)).toMatchObject({ id, slug, status: 'draft' });
    expect(await calls.find(id)).toMatchObject({ id });
  });

  test('a slug that nobody has is 404', async () => {
    await expect(calls.findBySlug('nobody-has-this')).rejects.toMatchObject({ status: 404 });
  });

  test('an ended session is no missing item', async () => {
    cookie = '';
    await expect(calls.findBySlug(slug)).rejects.toMatchObject({ status: 401 });
    await expect(calls.find(1)).rejects.toMatchObject({ status: 401 });
  });
});
