// Promises of "Nothing typed is lost" (docs/promises.md), as steps of the saving machine.
import { describe, expect, test } from 'bun:test';
import type { BulkAnswer } from '#db/contract/bulk.ts';
import type { Draft } from '#db/contract/drafts.ts';
import type { Post } from '#db/contract/posts.ts';
import { DAY_MS } from '#db/limits.ts';
import { offersLogin } from './saving-requests.ts';
import type { Failure } from './saving-types.ts';
import { storedItem } from './stored-item.ts';
import {
  conflict,
  draft,
  draftOfTyped,
  type Event,
  failed,
  itemStored,
  live,
  NOW,
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

const FUTURE = '2026-06-01T13:00:00.000Z';
const create: Request = { ...update, release: 'now' };
const keep: Request = { ...update, task: 'draft', intent: 'keep', leaves: false };
const draftStored: Event = { type: 'draft-stored', draft: draftOfTyped };

describe('a save', () => {
  test('is sent with the revision that the form is based on', () => {
    const { effects } = play(storedItem(live, { ...draftOfTyped, fields: {} }), [request(update)]);
    expect(effects).toMatchObject([
      { type: 'send-item', from: { id: 3, updatedAt: T0 }, draftUpdatedAt: T1 },
    ]);
  });

  test('is sent once when its button is pressed twice', () => {
    expect(play(onItem, [request(update), request(update)]).types).toEqual([]);
  });

  test('that succeeded removes the local copy, offers an undo, and leaves', () => {
    const { state, types, effects } = play(onItem, [request(update), itemStored(saved)]);
    expect(types).toEqual(['mark-saved', 'forget-copy', 'toast-across']);
    expect(effects.at(-1)).toMatchObject({ published: { id: 3, savedAt: T1, before: T0 } });
    expect(state).toMatchObject({ leavingFor: '/list', attempt: null });
  });

  test('during which somebody typed keeps the form open and reports that the typing is not saved', () => {
    const { state, effects } = play(onItem, [request(update), itemStored(saved)], {
      values: typedOn,
    });
    expect(state.leavingFor).toBeNull();
    expect(effects).toMatchObject([
      { type: 'mark-saved', values: typed, isAll: false },
      { type: 'autosave-later' },
      { type: 'toast', message: { description: 'Your latest changes are not saved yet.' } },
    ]);
  });

  test('of a new draft changes the address without leaving the form', () => {
    const made: Post = { ...saved, slug: 'b', status: 'draft' };
    const values = { title: 'B', slug: '' };
    const asked: Request = { ...keep, values, release: { status: 'draft' } };
    const { state, effects, types } = play(null, [request(asked), itemStored(made)], { values });
    expect(types).toEqual(['fill-in', 'mark-saved', 'forget-copy', 'toast', 'move']);
    expect(effects[0]).toEqual({ type: 'fill-in', values: { slug: 'b' } });
    expect(effects.at(-1)).toEqual({ type: 'move', address: '/edit/3' });
    expect(state).toMatchObject({ isNew: false, leavingFor: null });
  });

  test('that changes nothing public offers no undo', () => {
    const made: Post = { ...saved, status: 'draft' };
    const asked: Request = { ...keep, release: { status: 'draft' } };
    const { effects } = play(null, [request(asked), itemStored(made)]);
    expect(effects.find(({ type }) => type === 'toast')).toHaveProperty('undo', undefined);
  });

  test('that the server refuses shows the reason and is not sent again', () => {
    const refused: Failure = { type: 'refused', message: 'No', errors: [] };
    const { state, types } = play(onItem, [request(update), failed(refused)]);
    expect(types).toEqual(['show-errors', 'toast', 'autosave-later']);
    expect(state).toMatchObject({ attempt: null, waiting: null });
  });
});

describe('without a server', () => {
  test('a save waits, and is sent when the server is back', () => {
    const waiting = play(onItem, [request(update), failed(unreachable)]);
    expect(waiting.types).toEqual(['toast']);
    expect(waiting.state.waiting?.for).toBe('server');
    const { types } = play(onItem, [request(update), failed(unreachable), reachable]);
    expect(types).toEqual(['send-item']);
  });

  test('a save that is sent again offers a login when the session has ended meanwhile', () => {
    const { state } = play(onItem, [request(update), failed(unreachable), reachable]);
    expect(state.attempt && offersLogin(state.attempt)).toBe(true);
  });

  test('an automatic retry shows no toast when it fails', () => {
    const events = [request(update), failed(unreachable), reachable, failed(unreachable)];
    const { state, types } = play(onItem, events);
    expect(types).toEqual([]);
    expect(state.waiting?.for).toBe('server');
  });

  test('a save past a limit waits as long as the server asks', () => {
    const limited: Failure = { type: 'unreachable', message: 'Too many', retryAfterMs: 90_000 };
    const due: Event = { type: 'autosave-due', values: typed };
    const { state, types } = play(onItem, [due, failed(limited)]);
    expect(types).toEqual([]);
    expect(state.waiting).toMatchObject({ for: 'server', retryAt: NOW + 90_000 });
    expect(play(onItem, [due, failed(limited), reachable]).types).toEqual(['send-autosave']);
  });

  test('only the last of several saves is sent', () => {
    const events = [request(update), failed(unreachable), request(draft), failed(unreachable)];
    expect(play(onItem, [...events, reachable]).types).toEqual(['send-draft']);
  });

  test('the failures of a save are counted, so that the attempts become rare', () => {
    const broken: Failure = { type: 'unreachable', message: 'Something went wrong' };
    const again = [reachable, failed(broken)];
    const events = [request(update), failed(broken), ...again, ...again];
    const { waiting } = play(onItem, events).state;
    expect(waiting).toMatchObject({ for: 'server', message: 'Something went wrong', tries: 3 });
    const { state } = play(onItem, [...events, request(update), failed(broken)]);
    expect(state.waiting).toMatchObject({ tries: 1 });
  });

  test('a waiting save is not sent while another one is checked', () => {
    const events = [
      request(update),
      failed(unreachable),
      { type: 'check-begun', task: 'save' } as const,
    ];
    expect(play(onItem, [...events, reachable]).types).toEqual([]);
  });
});

describe('a save whose pictures are looked up', () => {
  const checked: Event = { type: 'check-begun', task: 'save' };

  test('blocks other buttons, but not autosaves and its own request', () => {
    expect(play(onItem, [checked]).state.checking).toBe('save');
    expect(play(onItem, [checked, request(draft)]).types).toEqual([]);
    const due: Event = { type: 'autosave-due', values: typedOn };
    expect(play(onItem, [checked, due]).state.checking).toBe('save');
    const { state, types } = play(onItem, [checked, request(update)]);
    expect(types).toEqual(['send-item']);
    expect(state.checking).toBeNull();
  });

  test('ends when there is a question about the pictures', () => {
    const events = [checked, { type: 'check-ended' } as const];
    expect(play(onItem, events).state.checking).toBeNull();
    expect(play(onItem, [...events, request(draft)]).types).toEqual(['send-draft']);
  });
});

describe('an ended session', () => {
  test('keeps the save waiting until a login', () => {
    const events = [request(update), failed({ type: 'logged-out' })];
    expect(play(onItem, events).state.waiting?.for).toBe('login');
    expect(play(onItem, [...events, { type: 'retried' }]).types).toEqual(['send-item']);
  });

  test('sends nothing automatically', () => {
    expect(
      play(onItem, [request(update), failed({ type: 'logged-out' }), reachable]).types,
    ).toEqual([]);
  });
});

describe('an ended session that is found again', () => {
  const due: Event = { type: 'autosave-due', values: typed };
  const found: Event = { type: 'session-found' };
  const loggedOut = failed({ type: 'logged-out' });
  const retried: Event = { type: 'retried' };
  const sent = ['send-autosave'];
  const cases: [what: string, events: Event[], types: string[], offersALogin: boolean | null][] = [
    ['continues an autosave without a toast', [due, loggedOut, found], sent, false],
    ['does not repeat a save by a button', [request(update), loggedOut, found], [], null],
    [
      'does not affect a save that waits for the server',
      [due, failed(unreachable), found],
      [],
      null,
    ],
    ['is not needed when the button of the form is pressed', [due, loggedOut, retried], sent, true],
  ];
  test.each(cases)('%s', (_, events, expected, offersALogin) => {
    const { state, types } = play(onItem, events);
    expect(types).toEqual(expected);
    expect(state.attempt && offersLogin(state.attempt)).toBe(offersALogin);
  });
});

describe('a slow clock', () => {
  const today = new Date(NOW - 60_000).toISOString();
  const livePost = storedItem({ ...live, publishDate: today, updatedAt: today });

  test('does not publish a draft of a public post', () => {
    expect(play(livePost, [request(keep)], { at: NOW - DAY_MS }).types).toEqual(['send-draft']);
  });

  test('does not prevent the undo of a publication', () => {
    const made: Post = { ...saved, publishDate: today, updatedAt: today };
    const { effects } = play(null, [request(create), itemStored(made)], { at: NOW - DAY_MS });
    expect(effects.at(-1)).toMatchObject({ type: 'toast-across', published: { id: 3 } });
  });
});

describe('an item that somebody deleted', () => {
  const gone: Failure = { type: 'refused', message: 'Not found', errors: [], isMissing: true };
  const undo: Request = {
    ...{ type: 'take-back', task: 'state', ...texts },
    published: { kind: 'post', id: 3, savedAt: T1, before: T0 },
  };
  const cases: [what: string, events: Event[], isDeleted: boolean][] = [
    ['is reported by a save', [request(update), failed(gone)], true],
    ['is reported by an autosave', [{ type: 'autosave-due', values: typed }, failed(gone)], true],
    ['is not assumed when the former version is missing', [request(undo), failed(gone)], false],
  ];
  test.each(cases)('%s', (_, events, isDeleted) => {
    expect(play(onItem, events).state.isDeleted).toBe(isDeleted);
  });

  test('is looked up in the trash, and reported as gone for good when it is not there', () => {
    const due: Event = { type: 'autosave-due', values: typed };
    expect(play(onItem, [due, failed(gone)]).effects).toEqual([
      { type: 'send-find-deleted', id: 3 },
    ]);
    const found = (isInTrash: boolean): Event => ({ type: 'deleted-found', isInTrash });
    expect(play(onItem, [due, failed(gone), found(true)]).state.isGone).toBe(false);
    const events = [due, failed(gone), found(false)];
    expect(play(onItem, events).state).toMatchObject({ isDeleted: true, isGone: true });
    // a further refusal does not take the message back
    expect(play(onItem, [...events, due, failed(gone)]).state.isGone).toBe(true);
    // restored meanwhile
    expect(play(onItem, [due, failed(gone), due, draftStored, found(false)]).state.isGone).toBe(
      false,
    );
  });

  test('for good is created anew from the form when that is chosen', () => {
    const found: Event = { type: 'deleted-found', isInTrash: false };
    const events: Event[] = [request(draft), failed(gone), found, { type: 'recreate-chosen' }];
    const { state, effects } = play(onItem, events);
    expect(effects).toMatchObject([{ type: 'send-create', title: 'B' }]);
    expect(state).toMatchObject({ stored: null, isNew: true, isDeleted: false, isGone: false });
    const early = play(onItem, [request(draft), failed(gone), { type: 'recreate-chosen' }]);
    expect(early.effects).toEqual([]);
  });

  test('is reported by its form until a save is stored', () => {
    const events = [request(draft), failed(gone)];
    expect(play(onItem, events).effects).toMatchObject([
      { type: 'send-find-deleted', id: 3 },
      { type: 'show-errors' },
      { message: { description: expect.stringContaining('It was deleted.') } },
      { type: 'autosave-later' },
    ]);
    const { state } = play(onItem, [...events, request(draft), draftStored]);
    expect(state.isDeleted).toBe(false);
  });
});

test('a refusal without a reason has a message that states this', () => {
  const due: Event = { type: 'autosave-due', values: typed };
  const refusal = failed({ type: 'refused', message: null, errors: [] });
  expect(play(onItem, [due, refusal]).state.problem).toBe('the server gave no reason.');
});

describe('a lost answer', () => {
  const lost = [failed(unreachable), reachable];

  test('of a save that is found stored counts as done', () => {
    const { state } = play(onItem, [request(update), ...lost, failed(conflict(saved))]);
    expect(state).toMatchObject({ conflict: null, leavingFor: '/list' });
  });

  test('of a draft that is found stored counts as done', () => {
    const { state, types } = play(onItem, [
      request(draft),
      ...lost,
      failed(conflict(draftOfTyped)),
    ]);
    expect(types).toEqual(['mark-saved', 'forget-copy', 'toast']);
    expect(state.stored?.base.draft).toBe(T1);
  });

  test('of a draft causes no false conflict for the next one', () => {
    const next: Request = { ...draft, values: typedOn };
    const events = [request(draft), failed(unreachable), request(next)];
    const { effects, state } = play(onItem, [...events, failed(conflict(draftOfTyped))]);
    expect(state.conflict).toBeNull();
    expect(effects).toMatchObject([{ type: 'send-draft', values: typedOn, base: { draft: T1 } }]);
  });

  test('of a new item leads to that item instead of a second one', () => {
    const taken = conflict(undefined);
    const events = [request(create), ...lost, failed(taken)];
    expect(play(null, events).effects).toMatchObject([{ type: 'look-up', by: { slug: 'a' } }]);
    const found: Event = { type: 'looked-up', item: saved, failure: taken };
    expect(play(null, [...events, found]).effects).toMatchObject([
      { type: 'send-item', from: { id: 3, updatedAt: T1 } },
    ]);
  });

  test('does not take the item of somebody else with the same slug', () => {
    const taken = conflict(undefined);
    const found: Event = { type: 'looked-up', item: live, failure: taken };
    const { state, types } = play(null, [request(create), ...lost, failed(taken), found]);
    expect(types).toEqual(['show-errors', 'toast', 'autosave-later']);
    expect(state.stored).toBeNull();
  });
});

describe('an autosave', () => {
  const due: Event = { type: 'autosave-due', values: typed };
  const made: Post = { ...live, title: 'B', slug: 'draft-a1b2c3d4e5f6', status: 'draft' };
  const created: Event = { type: 'created', item: made };

  test('of a published item goes into its draft, without a toast', () => {
    expect(play(onItem, [due]).effects).toMatchObject([{ type: 'send-autosave', values: typed }]);
    const { state, types } = play(onItem, [due, draftStored]);
    expect(types).toEqual(['mark-saved', 'forget-copy']);
    expect(state).toMatchObject({ stored: { item: live }, savedAt: NOW, isDraftNoted: false });
  });

  test('of a new item creates a draft once, and the form stays new', () => {
    const { effects } = play(null, [due]);
    expect(effects).toEqual([{ type: 'send-create', title: 'B', slug: 'draft-a1b2c3d4e5f6' }]);
    const { state, types } = play(null, [due, created]);
    expect(types).toEqual(['move', 'send-autosave']);
    expect(state.isNew).toBe(true);
  });

  test('of a new item without a title gives it one', () => {
    const untitled: Event = { type: 'autosave-due', values: { title: '', slug: '' } };
    expect(play(null, [untitled]).effects).toMatchObject([{ title: 'Untitled' }]);
  });

  test('of a new item looks up the item before creating it again after a lost answer', () => {
    const lost = [due, failed(unreachable)];
    for (const again of [reachable, request(create)]) {
      const { effects } = play(null, [...lost, again]);
      expect(effects).toMatchObject([{ type: 'look-up', by: { slug: 'draft-a1b2c3d4e5f6' } }]);
    }
    const there: Event = { type: 'looked-up', item: made, failure: null };
    const notThere: Event = { type: 'looked-up', item: null, failure: null };
    expect(play(null, [...lost, reachable, there]).types).toEqual(['move', 'send-autosave']);
    expect(play(null, [...lost, reachable, notThere]).types).toEqual(['send-create']);
    expect(play(null, [...lost, request(create), there]).effects).toMatchObject([
      { type: 'move' },
      { type: 'send-item', from: { id: 3 }, release: { status: 'published' } },
    ]);
  });

  test('is followed by a save that was pressed meanwhile', () => {
    const events = [due, request(update)];
    expect(play(onItem, events).types).toEqual([]);
    const { effects } = play(onItem, [...events, draftStored]);
    expect(effects.at(-1)).toMatchObject({ type: 'send-item', draftUpdatedAt: T1 });
    expect(play(onItem, [...events, failed(unreachable)]).types).toEqual(['send-item']);
  });

  test('is not sent during another save or a conflict', () => {
    expect(play(onItem, [request(update), due]).types).toEqual([]);
    const met = [request(update), failed(conflict(made))];
    expect(play(onItem, [...met, due]).types).toEqual([]);
  });

  test('waits for the server without a toast, and then sends the current values', () => {
    const waiting = [due, failed(unreachable)];
    expect(play(onItem, waiting).types).toEqual([]);
    const later: Event = { type: 'autosave-due', values: typedOn };
    const { effects } = play(onItem, [...waiting, later, reachable]);
    expect(effects).toMatchObject([{ type: 'send-autosave', values: typedOn }]);
  });

  test('does not open the login, and reports why it was refused', () => {
    const { state, types } = play(onItem, [due, failed({ type: 'logged-out' })]);
    expect(types).toEqual([]);
    expect(state.waiting?.for).toBe('login');
    const refused: Failure = { type: 'refused', message: 'Too long', errors: [] };
    const { state: next, types: effects } = play(onItem, [due, failed(refused)]);
    expect(effects).toEqual([]);
    expect(next.problem).toBe('Too long');
  });
});

describe('the public item', () => {
  test('is never changed by a save with the intent `keep`', () => {
    expect(play(onItem, [request(keep)]).types).toEqual(['send-draft']);
    const scheduled: Post = { ...live, status: 'scheduled', publishDate: FUTURE };
    expect(play(storedItem(scheduled), [request(keep)]).types).toEqual(['send-item']);
  });

  test('gets no draft when nothing changed, and a toast reports this', () => {
    const none: Event = { type: 'draft-stored', draft: null };
    const { state, effects } = play(onItem, [request(draft), none]);
    expect(state).toMatchObject({ stored: { draft: null }, isDraftNoted: false });
    const title = 'Nothing to save. It is the same as the live page.';
    expect(effects.at(-1)).toMatchObject({ type: 'toast', message: { title } });
  });

  test('stays unchanged when a draft is saved', () => {
    const { state } = play(onItem, [request(draft), draftStored]);
    expect(state.stored).toMatchObject({ item: live, draft: draftOfTyped });
  });

  test('does not change when the chosen time has passed', () => {
    const release = { status: 'scheduled', publishDate: T0 } as const;
    const { state, effects } = play(null, [request({ ...update, release })]);
    expect(effects).toMatchObject([{ message: { title: 'Nothing was published' } }]);
    expect(state.attempt).toBeNull();
  });

  test('is undone to its version before the first of several attempts', () => {
    const events = [request(update), failed(unreachable), reachable, itemStored(saved)];
    expect(play(onItem, events).effects.at(-1)).toMatchObject({ published: { before: T0 } });
  });

  test('is restored by an undo, and the form stays as it was', () => {
    const published = { kind: 'post', id: 3, savedAt: T1, before: T0 } as const;
    const undo: Request = { type: 'take-back', task: 'state', published, ...texts };
    const back: Event = { type: 'taken-back', item: live, draft: draftOfTyped };
    const { state, types } = play(storedItem(saved), [request(undo), back]);
    expect(types).toEqual(['toast']);
    expect(state.stored).toMatchObject({ item: live, draft: draftOfTyped });
  });

  test("is based on the form's own unpublishing, which is no conflict", () => {
    const input = { action: 'unpublish', ids: [3] } as const;
    const wanted: Request = {
      type: 'state',
      task: 'state',
      input: { ...input, ids: [3] },
      ...texts,
    };
    const undo = { action: 'status' as const, items: [] };
    const answer = {
      success: true as const,
      ids: [3],
      changed: [3],
      undo,
      stamps: [{ id: 3, from: T0, to: T2 }],
      restored: [],
    };
    const { state, effects } = play(onItem, [request(wanted), { type: 'state-changed', answer }]);
    expect(state.stored).toMatchObject({ item: { status: 'draft' }, base: { item: T2 } });
    const events: Event[] = [request(wanted), { type: 'state-changed', answer }];
    const { state: drafted } = play(storedItem(live, draftOfTyped), events);
    expect(drafted.stored).toMatchObject({ draft: { basedOn: T2 }, base: { item: T2, draft: T1 } });
    expect(effects).toMatchObject([{ type: 'toast', undo: { input: undo } }]);
  });

  test.each([
    ['another date', {}, { input: { action: 'status', items: [] } }],
    ['an undo', { isUndo: true }, undefined],
  ])('offers to undo %s only if that is not an undo itself', (_, more, offered) => {
    const items = [{ id: 3, status: 'scheduled' as const, publishDate: T2 }];
    const wanted: Request = {
      ...{ type: 'state', task: 'state', input: { action: 'status', items } },
      ...{ ...texts, ...more },
    };
    const undo = { action: 'status' as const, items: [] };
    const stamps = [{ id: 3, from: T0, to: T2 }];
    const answer = { success: true as const, ids: [3], changed: [3], undo, stamps, restored: [] };
    const { effects } = play(onItem, [request(wanted), { type: 'state-changed', answer }]);
    expect(effects).toMatchObject([{ type: 'toast' }]);
    expect(effects[0]).toHaveProperty('undo', offered && expect.objectContaining(offered));
  });
});

describe('a discarded draft', () => {
  const discard = (isDirty: boolean): Request => ({
    ...{ type: 'discard', task: 'discard', values: typed, isDirty, ...texts },
  });
  const first = storedItem(live, draftOfTyped);

  test.each([
    ['typed before and not saved', true, typed],
    ['typed before the answer', false, typedOn],
  ])('is gone from the form, and text %s is kept as a copy', (_, isDirty, values) => {
    const events = [request(discard(isDirty)), { type: 'draft-discarded' } as const];
    const { state, effects, types } = play(first, events, { values });
    expect(types).toEqual(['keep-copy', 'reset-form', 'toast']);
    expect(effects[0]).toMatchObject({ values, base: { item: T0, draft: null } });
    expect(state.stored?.draft).toBeNull();
  });

  test('leaves no copy when nothing else was typed', () => {
    const { types } = play(first, [request(discard(false)), { type: 'draft-discarded' }]);
    expect(types).toEqual(['forget-copy', 'reset-form', 'toast']);
  });

  test('is not retried automatically', () => {
    const events = [request(discard(true)), failed(unreachable)];
    const { state, types } = play(first, events);
    expect(types).toContain('toast');
    expect(state).toMatchObject({ attempt: null, waiting: null });
    expect(play(first, [...events, reachable]).types).toEqual([]);
  });
});

test('no event has an effect once the form is left', () => {
  const events = [request(update), itemStored(saved), request(update)];
  expect(play(onItem, events).types).toEqual([]);
});

describe('scheduled changes', () => {
  const AT = '2026-06-02T09:00:00.000Z';
  const later: Request = { ...keep, changesAt: AT } as Request;
  const scheduled = { ...draftOfTyped, publishAt: AT };
  const first = storedItem(live, scheduled);
  const schedule = (publishAt: string | null): Request => ({
    ...{ type: 'schedule', task: 'state', publishAt, ...texts },
  });
  const due = (item: Post, of: Draft | null): Event => ({ type: 'changes-due', item, draft: of });

  test('are sent as a draft with their time, and the undo removes the time', () => {
    expect(play(onItem, [request(later)]).effects).toMatchObject([
      { type: 'send-draft', values: typed, changesAt: AT },
    ]);
    const stored: Event = { type: 'draft-stored', draft: scheduled };
    const { state, effects } = play(onItem, [request(later), stored]);
    expect(state).toMatchObject({ stored: { item: live, draft: scheduled }, isDraftNoted: true });
    expect(effects.at(-1)).toMatchObject({ undo: { type: 'schedule', publishAt: null } });
  });

  test('are refused when the time has passed', () => {
    const { types, effects } = play(onItem, [request(later)], { at: Date.parse(AT) });
    expect(types).toEqual(['toast']);
    expect(effects[0]).toMatchObject({ message: { title: 'Nothing was published' } });
  });

  test('are sent again after a lost answer, since their time may not be stored', () => {
    const events = [request(later), failed(unreachable), reachable, failed(conflict(draftOfTyped))];
    expect(play(onItem, events).effects).toMatchObject([
      { type: 'send-draft', changesAt: AT, base: { draft: T1 } },
    ]);
  });

  test('keep their time in an autosave', () => {
    const kept: Event = { type: 'draft-stored', draft: { ...scheduled, updatedAt: T2 } };
    const { state } = play(first, [{ type: 'autosave-due', values: typedOn }, kept]);
    expect(state.stored?.draft?.publishAt).toBe(AT);
  });

  test('are cancelled without a change of text, and the cancelling can be undone', () => {
    const answer: Event = { type: 'draft-scheduled', draft: draftOfTyped };
    const { state, effects } = play(first, [request(schedule(null)), answer]);
    expect(state.stored).toMatchObject({ draft: draftOfTyped, base: { draft: T1 } });
    expect(effects).toMatchObject([{ type: 'toast', undo: { publishAt: AT, isUndo: true } }]);
  });

  test('lose their time when the item is unpublished', () => {
    const input = { action: 'unpublish' as const, ids: [3] };
    const answer: BulkAnswer = {
      ...{ success: true, ids: [3], changed: [3], restored: [] },
      undo: { action: 'status', items: [] },
      stamps: [{ id: 3, from: T0, to: T2 }],
    };
    const wanted: Request = { type: 'state', task: 'state', input, ...texts };
    const { state } = play(first, [request(wanted), { type: 'state-changed', answer }]);
    expect(state.stored?.draft).toMatchObject({ publishAt: null, basedOn: T2 });
  });

  test('that went live become the item on which the form is based', () => {
    const { state, types } = play(first, [due(saved, null)]);
    expect(types).toEqual([]);
    expect(state).toMatchObject({ stored: { item: saved, draft: null }, releasedAt: AT });
    const { effects } = play(first, [due(saved, null), { type: 'autosave-due', values: typedOn }]);
    expect(effects).toMatchObject([{ type: 'send-autosave', stored: { base: { item: T1 } } }]);
  });

  test('that were not published have a reason, and a form with other text asks at its next save', () => {
    const failure = { at: AT, message: 'This slug is already in use' };
    const kept = { ...draftOfTyped, publishFailure: failure };
    expect(play(first, [due(live, kept)]).state.stored?.draft).toEqual(kept);
    const theirs = { ...saved, title: 'Theirs' };
    const { state, types } = play(first, [due(theirs, null)], { values: typedOn });
    expect(types).toEqual([]);
    expect(state.stored).toEqual(first);
  });
});
