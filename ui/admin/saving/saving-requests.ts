// Turns a request of the saving machine into an effect, according to the current state of its item.
import type { Item } from '#db/contract/item-kind.ts';
import type {
  Attempt,
  ItemRequest,
  Moment,
  SavingRules,
  SavingState,
  Step,
} from './saving-types.ts';
import {
  dateOfRelease,
  hasPassed,
  isPast,
  isPublic,
  type Release,
  type StoredItem,
} from './stored-item.ts';

/** Whether a login is offered when the session has ended. An autosave must not interrupt anybody. */
export function offersLogin({
  request,
  isAutomatic,
}: Pick<Attempt<unknown, unknown, Item>, 'request' | 'isAutomatic'>): boolean {
  return request.type !== 'autosave' || !isAutomatic;
}

/** The step that sends `attempt`. A request that is sent again stays in `waiting`, so that the form still shows it. */
export function send<Values, Sent, Of extends Item>(
  rules: Pick<SavingRules<Values, Of>, 'titleOf'>,
  state: SavingState<Values, Sent, Of>,
  attempt: Attempt<Values, Sent, Of>,
  { at }: Pick<Moment<Values>, 'at'>,
): Step<Values, Sent, Of> {
  const { stored } = state;
  const { request } = attempt;
  const next = { ...state, attempt: { ...attempt, before: stored } };
  // an autosave whose answer was lost may have created the item already
  if (!stored && state.isCreateUnanswered)
    return [next, [{ type: 'look-up', by: { slug: state.draftSlug }, failure: null }]];
  switch (request.type) {
    case 'item': {
      if (isPast(request.changesAt, at)) return timeHasPassed(state);
      if (stored && request.intent === 'keep' && isPublic(stored, at))
        return sendDraft(next, stored, request.values, request.changesAt);
      const release = releaseAt(request, stored, at);
      if (hasPassed(release, at)) return timeHasPassed(state);
      const from = stored && { ...stored.item, updatedAt: stored.base.item };
      const draftUpdatedAt = stored?.base.draft ?? null;
      return [next, [{ type: 'send-item', request, from, release, draftUpdatedAt }]];
    }
    case 'autosave':
      if (!stored) {
        const title = rules.titleOf(request.values);
        return [next, [{ type: 'send-create', title, slug: state.draftSlug }]];
      }
      return [next, [{ type: 'send-autosave', values: request.values, stored }]];
    case 'draft':
      return stored ? sendDraft(next, stored, request.values) : [state, []];
    case 'discard':
      if (!stored) return [state, []];
      return [
        next,
        [{ type: 'send-discard', id: stored.item.id, draftUpdatedAt: stored.base.draft }],
      ];
    case 'state':
      return [next, [{ type: 'send-state', input: request.input }]];
    case 'schedule':
      if (!stored) return [state, []];
      return [next, [{ type: 'send-schedule', id: stored.item.id, publishAt: request.publishAt }]];
    case 'take-back':
      return [next, [{ type: 'send-take-back', published: request.published }]];
  }
}

const TIME_HAS_PASSED = {
  title: 'Nothing was published',
  description: 'The time you chose has passed. Choose a later one, or publish now.',
  variant: 'destructive',
} as const;

function timeHasPassed<Values, Sent, Of extends Item>(
  state: SavingState<Values, Sent, Of>,
): Step<Values, Sent, Of> {
  return [{ ...state, waiting: null }, [{ type: 'toast', message: TIME_HAS_PASSED }]];
}

function sendDraft<Values, Sent, Of extends Item>(
  state: SavingState<Values, Sent, Of>,
  { item, base }: StoredItem<Of>,
  values: Values,
  changesAt?: string,
): Step<Values, Sent, Of> {
  return [state, [{ type: 'send-draft', item, values, base, changesAt }]];
}

function releaseAt<Values, Sent>(
  { release }: ItemRequest<Values, Sent>,
  stored: StoredItem<Item> | null,
  at: number,
): Release | undefined {
  if (release !== 'now') return release;
  const publishDate = stored ? dateOfRelease(stored, at) : new Date(at).toISOString();
  return { status: 'published', publishDate };
}
