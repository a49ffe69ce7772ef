// What the saving machine knows, what happens to it, and what it asks for in turn.
import type { BulkAnswer, BulkInput } from '#db/contract/bulk.ts';
import type { Draft } from '#db/contract/drafts.ts';
import type { Item, ItemKind } from '#db/contract/item-kind.ts';
import type { PublishedSave } from '#ui/admin/publishing/take-back.ts';
import type { ToastMessage } from '#ui/admin/shell/toasts.ts';
import type { BaseRevision, Release, StoredItem } from './stored-item.ts';

/** What toasts say of a request. `successTitle` stands above the sentence where docs/contract.md fixes one. */
interface RequestTexts {
  successTitle?: string;
  success: string;
  failure: string;
}

/** Saves the whole item. */
export interface ItemRequest<Values, Sent> extends RequestTexts {
  type: 'item';
  /** The button that is busy meanwhile. */
  task: 'save' | 'draft';
  /** `publish` changes what visitors read and can be taken back; `keep` never does. */
  intent: 'publish' | 'keep';
  /** Leads to the next screen once everything typed is saved. */
  leaves: boolean;
  /** The status that is set besides: `now` publishes it at the moment of sending. */
  release?: Release | 'now';
  /** The form when it was pressed, and the same as validated. */
  values: Values;
  sent: Sent;
}

/** Saves the form beside the item, complete or not; what is live stays. */
export interface DraftRequest<Values> extends RequestTexts {
  type: 'draft';
  task: 'draft';
  values: Values;
}

/** What the form does by itself: saves what changed, complete or not, as the draft of an item that it creates first. */
export interface AutosaveRequest<Values> extends RequestTexts {
  type: 'autosave';
  /** No button shows it. */
  task: null;
  values: Values;
}

/** Goes back to the item; `values` is what was typed and not saved, null for nothing. */
export interface DiscardRequest<Values> extends RequestTexts {
  type: 'discard';
  task: 'discard';
  values: Values | null;
}

/** Changes whether and when the item is public, and nothing that it says. */
export interface StateRequest extends RequestTexts {
  type: 'state';
  task: 'state';
  input: BulkInput;
}

/** Takes back what a save made public. */
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
  | TakeBackRequest;

/** A request on its way, or waiting to be sent again. */
export interface Attempt<Values, Sent, Of extends Item> {
  request: SavingRequest<Values, Sent>;
  /** What was stored before its first step: a later try continues, and is taken back as a whole. */
  before: StoredItem<Of> | null;
  /** A step of it was stored. */
  isStarted: boolean;
  /** Nobody pressed a button for it, so a failure for want of a network is not announced. */
  isAutomatic: boolean;
}

/** What somebody else saved, and the request that met it. */
export interface Conflict<Values, Sent, Of extends Item> {
  remote: StoredItem<Of>;
  attempt: Attempt<Values, Sent, Of>;
  /** The dialog is open. An autosave opens none: somebody is typing. */
  isShown: boolean;
}

/** What the form knows at any moment. */
export interface SavingState<Values, Sent, Of extends Item> {
  stored: StoredItem<Of> | null;
  /** Nobody has saved the item yet. */
  isNew: boolean;
  /** Sent and not answered; buttons wait for it. */
  attempt: Attempt<Values, Sent, Of> | null;
  /** Pressed during an autosave, and sent after it. */
  next: SavingRequest<Values, Sent> | null;
  /** Not saved, and sent again once this is there. */
  waiting: { attempt: Attempt<Values, Sent, Of>; for: 'server' | 'login' } | null;
  conflict: Conflict<Values, Sent, Of> | null;
  /** Values of saves whose answers were lost: when they are found stored, they are ours. */
  unanswered: Values[];
  /** The slug under which the form creates its item by itself. It is unique, so nothing is created twice. */
  draftSlug: string;
  /** The item may be there, since the answer was lost. */
  isCreateUnanswered: boolean;
  /** The draft is worth a note above the fields: it was there, or somebody saved it. */
  isDraftNoted: boolean;
  /** When everything typed so far was saved last (ms), null for not yet. */
  savedAt: number | null;
  /** Why the last autosave was refused. */
  problem: string | null;
  /** The next screen, once everything is saved. */
  leavingFor: string | null;
}

/** Why a request was not done. */
export type Failure =
  | { type: 'unreachable'; message: string | null }
  | { type: 'logged-out' }
  | { type: 'refused'; message: string | null; errors: FieldErrors }
  /** 409: `current` is what is stored instead, undefined when the slug is taken, null for a draft that is gone. */
  | {
      type: 'conflict';
      current: unknown;
      draft: Draft | null;
      message: string | null;
      errors: FieldErrors;
    };

export type FieldErrors = { path: string; message: string }[];

export type SavingEvent<Values, Sent, Of extends Item> =
  | { type: 'requested'; request: SavingRequest<Values, Sent> }
  /** Somebody typed, and paused. */
  | { type: 'autosave-due'; values: Values }
  /** The row of a new item is there, without its fields. */
  | { type: 'created'; item: Of }
  /** Something is asked before a save: what waits must not be sent meanwhile. */
  | { type: 'question-asked' }
  /** One of several steps of a save worked. */
  | { type: 'step-stored'; item: Of }
  | { type: 'item-stored'; item: Of }
  | { type: 'draft-stored'; draft: Draft | null }
  | { type: 'draft-discarded' }
  | { type: 'state-changed'; answer: BulkAnswer }
  | { type: 'taken-back'; item: Of; draft: Draft | null }
  | { type: 'failed'; failure: Failure }
  /** The stored item that was looked up, null when there is none; `failure` is what raised the question. */
  | { type: 'looked-up'; item: Of | null; failure: Failure | null }
  | { type: 'server-reachable' }
  | { type: 'retried' }
  | { type: 'overwrite-chosen' }
  /** Fields named `mine` stay as they were typed. */
  | { type: 'remote-chosen'; mine: string[] }
  | { type: 'conflict-opened' }
  | { type: 'conflict-closed' }
  | { type: 'copy-restored'; base: BaseRevision };

/** What is done to the form, its local copy and the address. */
export type FormEffect<Values> =
  /** The form continues from these values; what was typed since stays, and `isAll` is false. */
  | { type: 'mark-saved'; values: Values; isAll: boolean }
  /** The form shows `values`, and `typed` above them as not saved. */
  | { type: 'reset-form'; values: Values; typed: Partial<Values> }
  /** Values that the server made stand in the form as if typed. */
  | { type: 'fill-in'; values: Partial<Values> }
  | { type: 'forget-copy' }
  | { type: 'keep-copy'; values: Values; base: BaseRevision }
  | { type: 'show-errors'; errors: FieldErrors }
  /** Something is typed that is not saved. */
  | { type: 'autosave-later' }
  /** The address bar names the item that was just created. */
  | { type: 'move'; address: string };

export type SavingEffect<Values, Sent, Of extends Item> =
  | {
      type: 'send-item';
      request: ItemRequest<Values, Sent>;
      /** What it is based on, null to create one. */
      from: Of | null;
      release?: Release;
      draftUpdatedAt: string | null;
    }
  | { type: 'send-draft'; item: Of; values: Values; base: BaseRevision }
  | { type: 'send-autosave'; values: Values; stored: StoredItem<Of> }
  /** Creates a draft that has a title only. */
  | { type: 'send-create'; title: string; slug: string }
  | { type: 'send-discard'; id: number }
  | { type: 'send-state'; input: BulkInput }
  | { type: 'send-take-back'; published: PublishedSave }
  | { type: 'look-up'; by: { id: number } | { slug: string }; failure: Failure | null }
  | FormEffect<Values>
  | {
      type: 'toast';
      message: Omit<ToastMessage, 'action'>;
      undo?: SavingRequest<Values, Sent>;
    }
  /** A toast that the next screen shows as well, with an undo for what was published. */
  | { type: 'toast-across'; message: Omit<ToastMessage, 'action'>; published?: PublishedSave };

/** What differs between kinds of item. All functions are pure. */
export interface SavingRules<Values, Of extends Item> {
  kind: ItemKind;
  /** The item as the form shows it. */
  valuesOf: (item: Of) => Values;
  /** Values that the server made up for `values`, such as a slug. */
  filledIn: (values: Values, item: Of) => Partial<Values>;
  /** Fields that a new item gets in later steps of its save. */
  laterFields: readonly (keyof Values)[];
  slugOf: (values: Values) => string;
  /** Names a new draft. */
  titleOf: (values: Values) => string;
  /** `theirs` with the differences of these names as `mine` has them; by default they name fields. */
  withMine?: (mine: Values, theirs: Values, names: readonly string[]) => Values;
  /** The screen that a save leads to. */
  nextScreen: string;
  editAddress: (id: number) => string;
}

/** The moment of an event (ms), and the form at that moment. */
export interface Moment<Values> {
  at: number;
  values: Values;
}

/** A state and what has to be done now. */
export type Step<Values, Sent, Of extends Item> = [
  SavingState<Values, Sent, Of>,
  SavingEffect<Values, Sent, Of>[],
];
