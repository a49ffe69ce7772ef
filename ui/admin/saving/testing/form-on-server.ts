// A form of a post or a case study without a browser: its saving machine makes real API calls.
import type { CaseStudy } from '#db/contract/case-studies.ts';
import type { Item } from '#db/contract/item-kind.ts';
import type { ParsedPostInput, Post } from '#db/contract/posts.ts';
import { caseStudyDraftFieldsOf } from '#ui/admin/forms/case-study/case-study-draft-fields.ts';
import {
  type CaseStudyFormValues,
  caseStudyFormOf,
  caseStudyValuesOf,
  EMPTY_CASE_STUDY,
  type ReadyCaseStudy,
} from '#ui/admin/forms/case-study/case-study-form-values.ts';
import {
  EMPTY_POST,
  type PostFormValues,
  postDraftFieldsOf,
  postFormOf,
  postValuesOf,
} from '#ui/admin/forms/post/post-form-values.ts';
import { caseStudyCalls, postCalls } from '#ui/admin/saving/item-calls.ts';
import { saveCaseStudy } from '#ui/admin/saving/save-case-study.ts';
import { savePost } from '#ui/admin/saving/save-post.ts';
import { initialState, savingStep } from '#ui/admin/saving/saving-machine.ts';
import type { ItemRequest, SavingEvent, SavingRules } from '#ui/admin/saving/saving-types.ts';
import { isSend, type SavingCalls, sendSaving } from '#ui/admin/saving/send-saving.ts';
import {
  draftedItem,
  type SavedStatus,
  type StoredItem,
  storedItem,
} from '#ui/admin/saving/stored-item.ts';
import { ITEM_RULES } from '#ui/admin/saving/use-item-saving.ts';

interface Options<Values, Sent, Of extends Item, Fields>
  extends SavingRules<Values, Of>,
    SavingCalls<Values, Sent, Of, Fields> {
  first: StoredItem<Of> | null;
  sentOf: (values: Values, status: SavedStatus, stored: Of | null) => Sent;
}

const SHARED = { ...ITEM_RULES, nextScreen: '/next', storeAltTexts: async () => {} };
const PUBLISH = { task: 'save', intent: 'publish', leaves: true } as const;
const KEEP = { task: 'draft', intent: 'keep', leaves: false } as const;
const DRAFT = { status: 'draft' } as const;
const TEXTS = { success: 'Saved', failure: 'Not saved' };
let opened = 0;

/** Opens the form of a post, a new one with null. */
export function openPostForm(post: Post | null) {
  return openForm<PostFormValues, ParsedPostInput, Post, object>({
    ...{ ...SHARED, kind: 'post', first: storedItem(post), blank: EMPTY_POST },
    ...{ valuesOf: postValuesOf, draftOf: postDraftFieldsOf, calls: postCalls, save: savePost },
    ...{ fieldsWithIds: [], editAddress: (id) => `/edit/${id}` },
    sentOf: (values, status, stored) => postFormOf(stored, status).parse(values),
  });
}

/** Opens the form of a case study, a new one with null. */
export function openCaseStudyForm(study: CaseStudy | null) {
  const form = openForm<CaseStudyFormValues, ReadyCaseStudy, CaseStudy, object>({
    ...{ ...SHARED, kind: 'case-study', first: storedItem(study), blank: EMPTY_CASE_STUDY },
    ...{ valuesOf: caseStudyValuesOf, draftOf: caseStudyDraftFieldsOf, calls: caseStudyCalls },
    ...{ fieldsWithIds: ['stats'], editAddress: (id) => `/edit/${id}` },
    save: (sent, stored, how) =>
      saveCaseStudy(sent, stored, {
        ...how,
        onStatCreated: (row, id) =>
          form.type({
            stats: form.values().stats.map((stat, at) => (at === row ? { ...stat, id } : stat)),
          }),
      }),
    sentOf: (values, status) => caseStudyFormOf(status).parse(values),
  });
  return form;
}

function openForm<Values extends object, Sent, Of extends Item, Fields>(
  options: Options<Values, Sent, Of, Fields>,
) {
  const { first, blank, valuesOf, sentOf } = options;
  let state = initialState<Values, Sent, Of>(first, `draft-${String(++opened).padStart(12, '0')}`);
  let values = first ? valuesOf(draftedItem(first)) : blank;
  async function tell(event: SavingEvent<Values, Sent, Of>): Promise<void> {
    const [next, effects] = savingStep(options, state, event, { at: Date.now(), values });
    state = next;
    for (const effect of effects) {
      if (effect.type === 'fill-in') values = { ...values, ...effect.values };
      if (effect.type === 'reset-form') values = { ...effect.values, ...effect.typed };
      if (!isSend(effect)) continue;
      await tell(await sendSaving(effect, options, (call) => call()));
    }
  }
  const saveItem = (how: Pick<ItemRequest<Values, Sent>, keyof typeof PUBLISH | 'release'>) => {
    const status = how.release === DRAFT ? 'draft' : 'published';
    const sent = sentOf(values, status, state.stored?.item ?? null);
    const request = { type: 'item', ...how, ...TEXTS, values, sent } as const;
    return tell({ type: 'requested', request });
  };
  return {
    state: () => state,
    values: () => values,
    type: (typed: Partial<Values>) => {
      values = { ...values, ...typed };
    },
    /** Sends the event and all calls that follow from it. */
    tell,
    autosave: () => tell({ type: 'autosave-due', values }),
    publish: () => saveItem({ ...PUBLISH, ...(!state.stored && { release: 'now' }) }),
    /** Saves as the keyboard shortcut does: a new item as a draft. */
    keep: () => saveItem({ ...KEEP, ...(!state.stored && { release: DRAFT }) }),
    saveDraft: () =>
      tell({ type: 'requested', request: { type: 'draft', task: 'draft', values, ...TEXTS } }),
  };
}
