import { expect, test } from 'bun:test';
import { type Post, post } from '#db/contract/posts.ts';
import { CannotUndoError } from '#ui/admin/publishing/take-back.ts';
import { ApiFailure } from '#ui/islands/api.ts';
import { postCalls } from './item-calls.ts';
import type { SavingEffect } from './saving-types.ts';
import { failureOf, sendSaving } from './send-saving.ts';

const stored: Post = post.parse({
  ...{ id: 1, title: 'Kilns', slug: 'kilns', content: '<p>Kilns.</p>', status: 'draft' },
  ...{ excerpt: null, image: null, readTime: null, author: null, categories: [] },
  ...{ publishDate: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
});

/** Sends a schedule for a moment that is `ms` from now, and counts the saves. */
async function schedule(ms: number) {
  let saves = 0;
  const effect: Extract<SavingEffect<object, object, Post>, { type: 'send-item' }> = {
    ...{ type: 'send-item', from: stored, draftUpdatedAt: null },
    release: { status: 'scheduled', publishDate: new Date(Date.now() + ms).toISOString() },
    request: {
      ...{ type: 'item', task: 'save', intent: 'publish', leaves: true, values: {}, sent: {} },
      ...{ success: 'Scheduled', failure: 'Not scheduled' },
    },
  };
  const kind = {
    ...{ calls: postCalls, draftOf: () => ({}), valuesOf: () => ({}) },
    storeAltTexts: async () => {},
    save: async () => {
      saves++;
      return stored;
    },
  };
  const event = await sendSaving(effect, kind, (call) => call());
  return { event, saves };
}

test('schedules for a time in the future', async () => {
  expect(await schedule(60_000)).toMatchObject({ event: { type: 'item-stored' }, saves: 1 });
});

test('refuses a time that passed before the save was sent, with the reason', async () => {
  const { event, saves } = await schedule(-1);
  expect(saves).toBe(0);
  expect(event).toMatchObject({
    type: 'failed',
    failure: { type: 'refused', message: expect.stringContaining('has passed') },
  });
});

test('a draft has the fields that differ from the item; without differences there is no draft', async () => {
  const sent: unknown[] = [];
  const kind = {
    calls: {
      ...postCalls,
      saveDraft: async (_: number, { fields }: { fields: object }) => {
        sent.push(fields);
        return { draft: null };
      },
    },
    draftOf: (values: Pick<Post, 'title' | 'slug'>) => values,
    valuesOf: ({ title, slug }: Post) => ({ title, slug }),
    ...{ storeAltTexts: async () => {}, save: async () => stored },
  };
  const base = { item: stored.updatedAt, draft: null };
  for (const title of ['Kilns', 'Ovens'])
    await sendSaving(
      { type: 'send-draft', item: stored, values: { title, slug: 'kilns' }, base },
      kind,
      (call) => call(),
    );
  expect(sent).toEqual([{}, { title: 'Ovens' }]);
});

test('a call past a limit is sent again after the time that the server names', () => {
  const failure = new ApiFailure(429, '{"message":"Too many"}', '', 90_000);
  expect(failureOf(failure)).toEqual({
    type: 'unreachable',
    message: 'Too many',
    retryAfterMs: 90_000,
  });
});

test('a refused undo has its reason as message', () => {
  const failure = failureOf(new CannotUndoError('Somebody else has saved it since'));
  expect(failure).toMatchObject({ type: 'refused', message: 'Somebody else has saved it since' });
});
