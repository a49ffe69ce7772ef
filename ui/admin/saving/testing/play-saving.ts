// Plays events on the saving machine of a form with a title and a slug.
import { type Draft, UNSCHEDULED } from '#db/contract/drafts.ts';
import type { Post } from '#db/contract/posts.ts';
import { initialState, savingStep } from '#ui/admin/saving/saving-machine.ts';
import type {
  DraftRequest,
  Failure,
  ItemRequest,
  SavingEffect,
  SavingEvent,
  SavingRequest,
  SavingRules,
  SavingState,
} from '#ui/admin/saving/saving-types.ts';
import { type StoredItem, storedItem } from '#ui/admin/saving/stored-item.ts';

interface Values {
  title: string;
  slug: string;
}
type State = SavingState<Values, Values, Post>;
export type Event = SavingEvent<Values, Values, Post>;
type Effect = SavingEffect<Values, Values, Post>;
export type Request = SavingRequest<Values, Values>;

export const T0 = '2026-03-11T09:00:00.000Z';
export const T1 = '2026-03-11T10:00:00.000Z';
export const T2 = '2026-03-11T11:00:00.000Z';
export const NOW = Date.parse('2026-06-01T12:00:00.000Z');

export const live: Post = {
  ...{ id: 3, slug: 'a', title: 'A', excerpt: null, content: '<p>Text</p>' },
  ...{ image: null, readTime: null, categories: [], author: null, status: 'published' },
  ...{ publishDate: T0, updatedAt: T0 },
};
export const typed: Values = { title: 'B', slug: 'a' };
export const typedOn: Values = { title: 'B and more', slug: 'a' };
export const BLANK: Values = { title: '', slug: '' };
export const saved: Post = { ...live, title: 'B', updatedAt: T1 };
export const draftOfTyped: Draft = {
  ...{ updatedAt: T1, basedOn: T0, fields: { title: 'B' } },
  ...UNSCHEDULED,
};

const rules: SavingRules<Values, Post> = {
  kind: 'post',
  blank: BLANK,
  valuesOf: ({ title, slug }) => ({ title, slug }),
  filledIn: ({ slug }, item) => (slug === '' ? { slug: item.slug } : {}),
  titleOf: ({ title }) => title || 'Untitled',
  fieldsWithIds: [],
  slugOf: ({ slug }) => slug,
  nextScreen: '/list',
  editAddress: (id) => `/edit/${id}`,
};

export const texts = { success: 'Saved', failure: 'Not saved' };
export const update: ItemRequest<Values, Values> = {
  ...{ type: 'item', task: 'save', intent: 'publish', leaves: true },
  ...{ values: typed, sent: typed, ...texts },
};
export const draft: DraftRequest<Values> = {
  type: 'draft',
  task: 'draft',
  values: typed,
  ...texts,
};

export const unreachable: Failure = { type: 'unreachable', message: null };
export const conflict = (current: unknown, of: Draft | null = null): Failure => ({
  ...{ type: 'conflict', current, draft: of, message: 'Taken', errors: [] },
});

/** Runs the events in order; returns the last state and the effects of the last event. */
export function play(
  first: StoredItem<Post> | null,
  events: Event[],
  { values = typed, at = NOW } = {},
): { state: State; effects: Effect[]; types: string[] } {
  let state: State = initialState(first, 'draft-a1b2c3d4e5f6');
  let effects: Effect[] = [];
  for (const event of events) [state, effects] = savingStep(rules, state, event, { values, at });
  return { state, effects, types: effects.map(({ type }) => type) };
}

export const request = (wanted: Request): Event => ({ type: 'requested', request: wanted });
export const failed = (failure: Failure): Event => ({ type: 'failed', failure });
export const itemStored = (item: Post): Event => ({ type: 'item-stored', item });
export const reachable: Event = { type: 'server-reachable' };
export const onItem = storedItem(live);
