// Finding an item that a form may have created, and scheduling its changes, with real API calls.
import { afterAll, beforeEach, describe, expect, mock, test } from 'bun:test';
import { originalOf } from '#db/content/originals.ts';
import { fetchFromApp } from '#testing/fetch-from-app.ts';
import { openTestApp } from '#testing/test-app.ts';
import { caseStudyCalls, documentCalls, documentCallsOf, postCalls } from './item-calls.ts';

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

  test('a draft that somebody has changed since is not discarded', async () => {
    const { id, updatedAt: basedOn } = await calls.createDraft('Kept', 'kept');
    const changes = { fields: { title: 'Changed' }, updatedAt: null, basedOn };
    const { draft } = await calls.saveDraft(id, changes);
    await expect(calls.discardDraft(id, basedOn)).rejects.toMatchObject({ status: 409 });
    expect(await calls.findDraft(id)).toEqual({ draft });
    await calls.discardDraft(id, draft?.updatedAt ?? null);
    expect(await calls.findDraft(id)).toEqual({ draft: null });
  });

  test('an ended session is not reported as a missing item', async () => {
    fetchFromApp(app, '');
    await expect(calls.findBySlug(slug)).rejects.toMatchObject({ status: 401 });
    await expect(calls.find(1)).rejects.toMatchObject({ status: 401 });
  });
});

test('a document whose changes cannot be scheduled has its errors at the fields of the form', async () => {
  const content = originalOf('home', { isCounting: false });
  const calls = documentCallsOf({ type: 'home', content });
  const { id } = await calls.createDraft('Home', 'home');
  await calls.bulk({ action: 'publish', ids: [id] });
  const { updatedAt: basedOn } = await calls.find(id);
  const changed = structuredClone(content);
  const partners = changed.sections[3]?.values.partners as string[];
  partners[0] = 'Nobody';
  const changes = { fields: { content: changed }, updatedAt: null, basedOn };
  const refused = calls.scheduleDraft(id, { ...changes, publishAt: '2999-01-01T00:00:00.000Z' });
  await expect(refused).rejects.toMatchObject({
    status: 400,
    serverMessage: expect.stringMatching(/^Partners: Partners: Partner 1: /),
    errors: [{ path: 'content.sections.3.values.partners.0.value' }],
  });
  // cancelling sends no content
  await expect(calls.scheduleDraft(id, { publishAt: null })).rejects.toMatchObject({ status: 400 });
});
