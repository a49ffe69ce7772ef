// Finding an item that a form may have created, with real API calls.
import { afterAll, beforeEach, describe, expect, mock, test } from 'bun:test';
import { fetchFromApp } from '#testing/fetch-from-app.ts';
import { openTestApp } from '#testing/test-app.ts';
import { caseStudyCalls, documentCalls, postCalls } from './item-calls.ts';

const app = await openTestApp();
const cookie = await app.login();
beforeEach(() => {
  fetchFromApp(app, cookie);
});
afterAll(async () => {
  mock.restore();
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

  test('an unknown slug results in 404', async () => {
    await expect(calls.findBySlug('nobody-has-this')).rejects.toMatchObject({ status: 404 });
  });

  test('an ended session is not reported as a missing item', async () => {
    fetchFromApp(app, '');
    await expect(calls.findBySlug(slug)).rejects.toMatchObject({ status: 401 });
    await expect(calls.find(1)).rejects.toMatchObject({ status: 401 });
  });
});
