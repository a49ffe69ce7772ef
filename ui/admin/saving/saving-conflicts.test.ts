// A save that finds somebody else's version, and the effect of each choice, as steps of the saving machine.
import { describe, expect, test } from 'bun:test';
import type { Post } from '#db/contract/posts.ts';
import type { Failure } from './saving-types.ts';
import { type StoredItem, storedItem } from './stored-item.ts';
import {
  BLANK,
  conflict,
  draft,
  draftOfTyped,
  type Event,
  failed,
  itemStored,
  live,
  onItem,
  play,
  type Request,
  reachable,
  request,
  saved,
  T0,
  T1,
  T2,
  texts,
  typed,
  typedOn,
  unreachable,
  update,
} from './testing/play-saving.ts';

describe('a stale save', () => {
  const remote: Post = { ...live, title: 'Theirs', updatedAt: T2 };
  const met = [request(update), failed(conflict(remote))];

  test('asks before anything is overwritten', () => {
    const { state, types } = play(onItem, met);
    expect(types).toEqual([]);
    expect(state.conflict?.remote.item.title).toBe('Theirs');
  });

  test('overwrites the other version when that is chosen', () => {
    expect(play(onItem, [...met, { type: 'overwrite-chosen' }]).effects).toMatchObject([
      { type: 'send-item', from: { updatedAt: T2 } },
    ]);
  });

  test('of an item that was unpublished leaves it a draft and reports that', () => {
    const withdrawn: Post = { ...remote, status: 'draft' };
    const events: Event[] = [request(update), failed(conflict(withdrawn))];
    const { state } = play(onItem, events);
    expect(state.conflict?.statusBefore).toBe('published');
    expect(state.stored).toMatchObject({ item: { status: 'draft' }, base: { item: T0 } });
    const stored = itemStored({ ...withdrawn, title: 'B' });
    const { effects } = play(onItem, [...events, { type: 'overwrite-chosen' }, stored]);
    expect(effects.at(-1)).toMatchObject({
      type: 'toast-across',
      message: { title: 'Saved as a draft. It is not on the site.' },
      published: undefined,
    });
  });

  test('keeps the typed text as a copy when the other version is chosen', () => {
    const chosen: Event = { type: 'remote-chosen', mine: ['slug'] };
    const { effects } = play(onItem, [...met, chosen], { values: { title: 'B', slug: 'mine' } });
    expect(effects).toEqual([
      { type: 'keep-copy', values: { title: 'B', slug: 'mine' }, base: { item: T2, draft: null } },
      {
        type: 'reset-form',
        values: { title: 'Theirs', slug: 'a' },
        typed: { slug: 'mine' },
      },
    ]);
  });

  test('does not overwrite a newer draft by publishing', () => {
    const newer = { ...draftOfTyped, fields: { title: 'Theirs' } };
    const { state } = play(onItem, [request(update), failed(conflict(live, newer))]);
    expect(state.conflict?.remote.draft?.fields).toEqual({ title: 'Theirs' });
  });

  test('of a draft that somebody discarded looks up the item first', () => {
    const gone = conflict(null);
    const first = storedItem(live, { ...draftOfTyped, fields: { title: 'Before' } });
    expect(play(first, [request(draft), failed(gone)]).types).toEqual(['look-up']);
    const found: Event = { type: 'looked-up', item: remote, failure: gone };
    const { state } = play(first, [request(draft), failed(gone), found]);
    expect(state.conflict?.remote).toMatchObject({ item: remote, draft: null });
  });
});

describe('a form whose own draft is older than the item', () => {
  const remote: Post = { ...live, title: 'Theirs', updatedAt: T2 };
  const first = storedItem(remote, draftOfTyped);
  const met = [request(update), failed(conflict(remote, draftOfTyped))];

  test('compares with the item without its own draft', () => {
    expect(play(first, met).state.conflict?.theirs.title).toBe('Theirs');
  });

  test('overwrites the item that was shown', () => {
    expect(play(first, [...met, { type: 'overwrite-chosen' }]).effects).toMatchObject([
      { type: 'send-item', from: { updatedAt: T2 }, draftUpdatedAt: T1 },
    ]);
  });

  test('takes the other version, and updates the draft to match', () => {
    const chosen: Event = { type: 'remote-chosen', mine: [] };
    const { state, effects, types } = play(first, [...met, chosen]);
    expect(types).toEqual(['keep-copy', 'reset-form', 'send-autosave']);
    const values = { title: 'Theirs', slug: 'a' };
    expect(effects.slice(1)).toMatchObject([{ values }, { values }]);
    expect(state.stored).toMatchObject({ draft: draftOfTyped, base: { item: T2, draft: T1 } });
  });

  test('never overwrites the item automatically, not even after a lost answer', () => {
    const lost = [request(draft), failed(unreachable), request(update)];
    const { effects } = play(first, [...lost, failed(conflict(remote, draftOfTyped))]);
    expect(effects).toMatchObject([{ type: 'send-item', from: { updatedAt: T0 } }]);
  });
});

describe('a draft of somebody else', () => {
  const remote: Post = { ...live, slug: 'moved', updatedAt: T2 };
  const theirs = { ...draftOfTyped, updatedAt: T2, basedOn: T2, fields: { title: 'Theirs' } };
  const newer = conflict(theirs);
  const met = [request(draft), failed(newer)];

  test('that is based on a newer item is shown applied to that item', () => {
    expect(play(onItem, met).effects).toMatchObject([{ type: 'look-up', by: { id: 3 } }]);
    const found: Event = { type: 'looked-up', item: remote, failure: newer };
    const { conflict: shown } = play(onItem, [...met, found]).state;
    expect(shown?.theirs).toMatchObject({ title: 'Theirs', slug: 'moved' });
    expect(play(onItem, [...met, found, { type: 'overwrite-chosen' }]).effects).toMatchObject([
      { type: 'send-draft', item: remote, base: { item: T2, draft: T2 } },
    ]);
  });
});

describe('an autosave', () => {
  const due: Event = { type: 'autosave-due', values: typed };
  const taken = conflict(undefined);

  test.each([
    ['of somebody else', { title: 'Theirs', slug: 'a' }, '1970-01-01T00:00:00.000Z'],
    ['with the initial values of the form', BLANK, T0],
  ])('that finds an item %s is based on the version that the form knows', (_, fields, item) => {
    const found: Post = { ...live, ...fields };
    const base = { item, draft: null };
    const there = (failure: Failure | null): Event => ({ type: 'looked-up', item: found, failure });
    const met = [failed(taken), there(taken)];
    expect(play(null, [due, failed(taken)]).types).toEqual(['look-up']);
    for (const events of [met, [failed(unreachable), reachable, there(null)]])
      expect(play(null, [due, ...events]).effects).toMatchObject([
        { type: 'move' },
        { type: 'send-autosave', stored: { item: found, base, wasPublished: true } },
      ]);
  });

  test('that found an item of somebody else asks before it overwrites that', () => {
    const gone = conflict(null);
    const found: Post = { ...live, title: 'Theirs' };
    const there = (failure: Failure): Event => ({ type: 'looked-up', item: found, failure });
    const events = [due, failed(taken), there(taken), failed(gone), there(gone)];
    expect(play(null, events).state.conflict).toMatchObject({ theirs: found, isShown: false });
    expect(play(null, [...events, { type: 'overwrite-chosen' }]).effects).toMatchObject([
      { type: 'send-autosave', stored: { base: { item: T0 } } },
    ]);
  });

  test('that finds another version opens no dialog until somebody asks for it', () => {
    const remote = { ...draftOfTyped, fields: { title: 'Theirs' } };
    const met = [due, failed(conflict(remote))];
    expect(play(onItem, met).state.conflict?.isShown).toBe(false);
    const { state } = play(onItem, [...met, { type: 'conflict-opened' }]);
    expect(state.conflict?.isShown).toBe(true);
    const { effects } = play(onItem, [...met, { type: 'overwrite-chosen' }], { values: typedOn });
    expect(effects).toMatchObject([
      { type: 'send-autosave', values: typedOn, stored: { base: { draft: T1 } } },
    ]);
  });

  test('sees no conflict in a newer `updatedAt` with the same fields', () => {
    const gone = conflict(null);
    const same: Event = { type: 'looked-up', item: { ...live, updatedAt: T2 }, failure: gone };
    const { state, effects } = play(onItem, [due, failed(gone), same]);
    expect(state.conflict).toBeNull();
    expect(effects).toMatchObject([{ type: 'send-autosave', stored: { base: { item: T2 } } }]);
  });
});

test('a discard applies only to the draft that the form knows, and shows a newer one instead', () => {
  const discard: Request = {
    type: 'discard',
    task: 'discard',
    values: typed,
    isDirty: true,
    ...texts,
  };
  const newer = { ...draftOfTyped, updatedAt: T2, fields: { title: 'Theirs' } };
  const met = [request(discard), failed(conflict(newer))];
  const first = storedItem(live, draftOfTyped);
  expect(play(first, [request(discard)]).effects).toEqual([
    { type: 'send-discard', id: 3, draftUpdatedAt: T1 },
  ]);
  expect(play(first, met).state.conflict).toMatchObject({
    isShown: true,
    remote: { draft: newer },
  });
  // the text overwrites theirs, as the dialog states; nothing is discarded
  const { effects } = play(first, [...met, { type: 'overwrite-chosen' }]);
  expect(effects).toMatchObject([
    { type: 'send-autosave', values: typed, stored: { base: { draft: T2 } } },
  ]);
});

test('a restored copy stays based on its own revision', () => {
  const base = { item: T0, draft: null };
  const { state } = play(storedItem(saved), [{ type: 'copy-restored', base }]);
  expect(state.stored?.base).toEqual(base);
});

test.each([
  ['an item of somebody else', onItem, { item: '1970-01-01T00:00:00.000Z', draft: null }],
  ['nothing', null, undefined],
])(
  'a restored copy from before the first save is based on no revision when %s is stored',
  (_, first, base) => {
    const { state } = play(first, [{ type: 'copy-restored', base: null }]);
    expect(state.stored?.base).toEqual(base as never);
  },
);

describe('a restored copy', () => {
  const theirs = { ...draftOfTyped, updatedAt: T2, basedOn: T0, fields: { title: 'Theirs' } };
  const savedByThem: Post = { ...live, title: 'Theirs', updatedAt: T2 };
  const due: Event = { type: 'autosave-due', values: typed };
  const own = { item: T0, draft: null };
  const gone = conflict(null);
  const found: Event = { type: 'looked-up', item: savedByThem, failure: gone };
  const cases: [what: string, first: StoredItem<Post> | null, events: Event[], asks: boolean][] = [
    [
      'over an item saved by somebody else',
      storedItem(savedByThem),
      [due, failed(gone), found],
      true,
    ],
    [
      'over the draft of somebody else',
      storedItem(live, theirs),
      [due, failed(conflict(theirs))],
      true,
    ],
    ['as a draft', storedItem(live, theirs), [request(draft), failed(conflict(theirs))], true],
    [
      'as the item',
      storedItem(savedByThem),
      [request(update), failed(conflict(savedByThem))],
      true,
    ],
    [
      'over a newer `updatedAt` of its own base version',
      onItem,
      [due, failed(gone), { ...found, item: { ...live, updatedAt: T2 } }],
      false,
    ],
  ];
  test.each(cases)('%s asks when that was saved meanwhile', (_, first, events, asks) => {
    const restored: Event = { type: 'copy-restored', base: own };
    const { state, types } = play(first, [restored, ...events]);
    expect(state.conflict !== null).toBe(asks);
    expect(types).toEqual(asks ? [] : ['send-autosave']);
  });
});
