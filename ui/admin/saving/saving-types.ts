// The types of the saving machine: requests, state, events and effects.
import type { BulkAnswer, BulkInput } from '#db/contract/bulk.ts';
import type { Draft } from '#db/contract/drafts.ts';
import type { ItemStatus } from '#db/contract/fields.ts';
import type { Item, ItemKind } from '#db/contract/item-kind.ts';
import type { PublishedSave } from '#ui/admin/publishing/take-back.ts';
import type { ToastMessage } from '#ui/admin/shell/toasts.ts';
import type { BaseRevision, Release, StoredItem } from './stored-item.ts';

/** The toast texts of a request. `successTitle` is a title above `success`, where docs/contract.md fixes one. */
interface RequestTexts {
  successTitle?: string;
  success: string;
  failure: string;
}

/** Saves the whole item. */
export interface ItemRequest<Values, Sent> extends RequestTexts {
  type: 'item';
  /** The button that shows the progress. */
  task: 'save' | 'draft';
  /** `publish` changes what visitors read and can be undone; `keep` never does. */
  intent: 'publish' | 'keep';
  /** Whether the next screen opens once everything typed is saved. */
  leaves: boolean;
  /** When the changes of a live item are published (ISO 8601); until then they are its draft. */
  changesAt?: string;
  /** The status to set as well; `now` publishes the item when the request is sent. */
  release?: Release | 'now';
  /** The values of the form when the button was pressed, and the same values after validation. */
  values: Values;
  sent: Sent;
}

/** Saves the form as a draft beside the item, complete or not; the live item stays. */
export interface DraftRequest<Values> extends RequestTexts {
  type: 'draft';
  task: 'draft';
  values: Values;
}

/** An autosave: saves the changed fields, complete or not, as a draft of the item. A new item is created first. */
interface AutosaveRequest<Values> extends RequestTexts {
  type: 'autosave';
  /** No button shows the progress. */
  task: null;
  values: Values;
}

/** Discards the draft; `values` are those of the form when the button was pressed. */
interface DiscardRequest<Values> extends RequestTexts {
  type: 'discard';
  task: 'discard';
  values: Values;
  /** Whether some values were not saved. */
  isDirty: boolean;
}

/** Changes whether and when the item is public; its content stays. */
export interface StateRequest extends RequestTexts {
  type: 'state';
  task: 'state';
  input: BulkInput;
  /** Whether this undoes an earlier change; then the toast offers no undo. */
  isUndo?: boolean;
}

/** Sets or removes the publish time of the stored draft; its text stays. */
export interface ScheduleRequest extends RequestTexts {
  type: 'schedule';
  task: 'state';
  publishAt: string | null;
  /** Whether this undoes an earlier change; then the toast offers no undo. */
  isUndo?: boolean;
}

/** Undoes what a save made public. */
export interface TakeBackRequest extends RequestTexts {
  type: 'take-back';
  task: 'state';
  published: PublishedSave;
}

export type SavingRequest<Values, Sent> =
  | ItemRequest<Values, Sent>
  | DraftRequest<Values>
  | AutosaveRequest<Values>
  | DiscardRequest<Values>
  | StateRequest
  | ScheduleRequest
  | TakeBackRequest;

/** A request that is being sent, or waits to be sent again. */
export interface Attempt<Values, Sent, Of extends Item> {
  request: SavingRequest<Values, Sent>;
  /** The item stored before it, which an undo restores. */
  before: StoredItem<Of> | null;
  /** Whether the request was sent without a button, so that a network failure shows no toast. */
  isAutomatic: boolean;
}

/**
 * A request that failed. `message` is the reason from the server, null without an answer; `tries` is the number of attempts;
 * `retryAt` (ms) is the earliest next one, null when the server named none.
 */
export type Waiting<Values, Sent, Of extends Item> = { attempt: Attempt<Values, Sent, Of> } & (
  | { for: 'server'; message: string | null; tries: number; retryAt: number | null }
  | { for: 'login' }
);

/** The version that somebody else saved, and the request that found it. */
export interface Conflict<Values, Sent, Of extends Item> {
  /** The version on which the user's choice is based. */
  remote: StoredItem<Of>;
  /** The version to compare with: without its draft if that is from this form. */
  theirs: Of;
  /** The status of the item before, as far as this form knew. */
  statusBefore: ItemStatus;
  attempt: Attempt<Values, Sent, Of>;
  /** Whether the dialog is open. An autosave does not open it, because somebody is typing. */
  isShown: boolean;
}

/** The state of the saving machine. */
export interface SavingState<Values, Sent, Of extends Item> {
  stored: StoredItem<Of> | null;
  /** Whether nobody has saved the item yet. */
  isNew: boolean;
  /** The request that is sent but not answered; buttons wait for it. */
  attempt: Attempt<Values, Sent, Of> | null;
  /** The button whose save waits until its pictures are looked up. */
  checking: 'save' | 'draft' | null;
  /** The request that was made during an autosave, and is sent after it. */
  next: SavingRequest<Values, Sent> | null;
  /** The failed request that is sent again once the server is reachable or somebody logs in. */
  waiting: Waiting<Values, Sent, Of> | null;
  conflict: Conflict<Values, Sent, Of> | null;
  /** Values of saves whose answers were lost. A stored version equal to one of them was saved by this form. */
  unanswered: Values[];
  /** The slug with which an autosave creates the item. It is unique, so that the item is not created twice. */
  draftSlug: string;
  /** Whether the item may exist because the answer to its creation was lost. */
  isCreateUnanswered: boolean;
  /** Whether the note about the draft is shown: the draft existed when the form was opened, or a button saved it. */
  isDraftNoted: boolean;
  /** When everything typed was last saved (ms), or null. */
  savedAt: number | null;
  /** Why the last autosave was refused. */
  problem: string | null;
  /** Whether somebody deleted the item while it was open, and whether for good. */
  isDeleted: boolean;
  isGone: boolean;
  /** When the draft was published as scheduled while the form was open (ISO 8601), until the next save. */
  releasedAt: string | null;
  /** The screen to open once everything is saved, or null. */
  leavingFor: string | null;
}

/** The reason why a request failed. */
export type Failure =
  | { type: 'unreachable'; message: string | null; retryAfterMs?: number }
  | { type: 'logged-out' }
  | { type: 'refused'; message: string | null; errors: FieldErrors; isMissing?: boolean }
  /** 409: `current` is the stored version, undefined when the slug is taken, null when the draft was deleted. */
  | {
      type: 'conflict';
      current: unknown;
      draft: Draft | null;
      message: string | null;
      errors: FieldErrors;
    };

type FieldErrors = { path: string; message: string }[];

export type SavingEvent<Values, Sent, Of extends Item> =
  | { type: 'requested'; request: SavingRequest<Values, Sent> }
  /** A pause in typing. */
  | { type: 'autosave-due'; values: Values }
  /** A new item was created, without its fields. */
  | { type: 'created'; item: Of }
  /** The pictures of a save are being looked up; a waiting request must not be sent meanwhile. */
  | { type: 'check-begun'; task: 'save' | 'draft' }
  /** The look-up found a question about the pictures, so nothing is sent. */
  | { type: 'check-ended' }
  | { type: 'item-stored'; item: Of }
  | { type: 'draft-stored'; draft: Draft | null }
  | { type: 'draft-discarded' }
  | { type: 'state-changed'; answer: BulkAnswer }
  | { type: 'draft-scheduled'; draft: Draft | null }
  /** The publish time of the draft has come, with the item and draft that are stored now. */
  | { type: 'changes-due'; item: Of; draft: Draft | null }
  | { type: 'taken-back'; item: Of; draft: Draft | null }
  | { type: 'failed'; failure: Failure }
  /** The stored item was looked up, null when it does not exist; `failure` is what led to the look-up. */
  | { type: 'looked-up'; item: Of | null; failure: Failure | null }
  /** A deleted item was looked up in the trash. */
  | { type: 'deleted-found'; isInTrash: boolean }
  /** An item that is gone for good is created anew from the form. */
  | { type: 'recreate-chosen' }
  | { type: 'server-reachable' }
  /** A session was found again, after a login elsewhere. */
  | { type: 'session-found' }
  | { type: 'retried' }
  | { type: 'overwrite-chosen' }
  /** Fields named in `mine` keep their typed values. */
  | { type: 'remote-chosen'; mine: string[] }
  | { type: 'conflict-opened' }
  | { type: 'conflict-closed' }
  /** `base` is null for a copy from before the item was stored. */
  | { type: 'copy-restored'; base: BaseRevision | null };

/** Effects on the form, its local copy and the address. */
export type FormEffect<Values> =
  /** Marks these values as saved. Values typed since stay unsaved; then `isAll` is false. */
  | { type: 'mark-saved'; values: Values; isAll: boolean }
  /** Resets the form to `values`, with `typed` over them as unsaved changes. */
  | { type: 'reset-form'; values: Values; typed: Partial<Values> }
  /** Puts values made by the server into the form as if they were typed. */
  | { type: 'fill-in'; values: Partial<Values> }
  | { type: 'forget-copy' }
  | { type: 'keep-copy'; values: Values; base: BaseRevision }
  | { type: 'show-errors'; errors: FieldErrors }
  /** Starts the wait for the next autosave, because there are unsaved changes. */
  | { type: 'autosave-later' }
  /** Changes the address bar to the address of the newly created item. */
  | { type: 'move'; address: string };

export type SavingEffect<Values, Sent, Of extends Item> =
  | {
      type: 'send-item';
      request: ItemRequest<Values, Sent>;
      /** The item that the save is based on, or null to create an item. */
      from: Of | null;
      release?: Release;
      draftUpdatedAt: string | null;
    }
  | { type: 'send-draft'; item: Of; values: Values; base: BaseRevision; changesAt?: string }
  | { type: 'send-autosave'; values: Values; stored: StoredItem<Of> }
  /** Creates a draft from a title and a slug. */
  | { type: 'send-create'; title: string; slug: string }
  | { type: 'send-discard'; id: number; draftUpdatedAt: string | null }
  | { type: 'send-state'; input: BulkInput }
  | { type: 'send-schedule'; id: number; publishAt: string | null }
  | { type: 'send-take-back'; published: PublishedSave }
  | { type: 'send-find-deleted'; id: number }
  | { type: 'look-up'; by: { id: number } | { slug: string }; failure: Failure | null }
  | FormEffect<Values>
  | {
      type: 'toast';
      message: Omit<ToastMessage, 'action'>;
      undo?: SavingRequest<Values, Sent>;
    }
  /** A toast that the next screen shows too, with an undo for what was published. */
  | { type: 'toast-across'; message: Omit<ToastMessage, 'action'>; published?: PublishedSave };

/** The rules of one kind of item. All functions are pure. */
export interface SavingRules<Values, Of extends Item> {
  kind: ItemKind;
  /** The values of an empty form. */
  blank: Values;
  /** The item as the form shows it. */
  valuesOf: (item: Of) => Values;
  /** Values that the server generated where `values` are empty, such as a slug. */
  filledIn: (values: Values, item: Of) => Partial<Values>;
  /** Fields in which the server adds ids, so that a created item differs from its form. */
  fieldsWithIds: readonly (keyof Values)[];
  slugOf: (values: Values) => string;
  /** The title of a new draft. */
  titleOf: (values: Values) => string;
  /** `theirs`, with the differences in `names` taken from `mine`; by default, names are fields. */
  withMine?: (mine: Values, theirs: Values, names: readonly string[]) => Values;
  /** The screen to open after a save. */
  nextScreen: string;
  editAddress: (id: number) => string;
}

/** The moment of an event (ms), and the form at that moment. */
export interface Moment<Values> {
  at: number;
  values: Values;
}

/** The next state, and the effects to run. */
export type Step<Values, Sent, Of extends Item> = [
  SavingState<Values, Sent, Of>,
  SavingEffect<Values, Sent, Of>[],
];
