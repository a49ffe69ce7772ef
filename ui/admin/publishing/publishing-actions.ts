// The buttons of a form that save, publish, schedule and unpublish its item: their labels and actions.
import type { ItemStatus } from '#db/contract/fields.ts';
import type { Item } from '#db/contract/item-kind.ts';
import type { ScheduleRequest, StateRequest } from '#ui/admin/saving/saving-types.ts';
import type { StoredItem } from '#ui/admin/saving/stored-item.ts';
import type { SaveDescription } from '#ui/admin/saving/use-checked-save.ts';

/** The labels of buttons and texts of toasts for one kind of item, most of them fixed by docs/contract.md. */
export interface ItemLabels {
  /** 'Blog post'. */
  noun: string;
  create: string;
  creating: string;
  update: string;
  updating: string;
  created: string;
  updated: string;
  notCreated: string;
  notUpdated: string;
  /** The label for the state of an item that nobody has saved: 'Not saved yet' by default. */
  unsaved?: string;
  /** The title of the toasts with `created` and `updated`. */
  savedTitle?: string;
}

/** A button that saves; `pending` is its label while saving. */
export interface SaveAction {
  task: string;
  label: string;
  pending: string;
  run: () => void;
}

const DRAFT_TEXTS = {
  success: 'Draft saved. Live page unchanged.',
  failure: 'Failed to save the draft',
};
/** Toast texts for a draft that is published automatically. */
const SCHEDULED_TEXTS = {
  ...DRAFT_TEXTS,
  success: 'Draft saved. It goes live at the scheduled time.',
};
const PUBLISH = { task: 'save', intent: 'publish', leaves: true } as const;
const KEEP = { task: 'draft', intent: 'keep', leaves: false } as const;

interface PublishingActionsOptions {
  labels: ItemLabels;
  stored: StoredItem<Item> | null;
  /** The current status of the item; null for an item that nobody has saved. */
  status: ItemStatus | null;
  isDraftNoted: boolean;
  saveItem: (save: SaveDescription) => unknown;
  saveDraft: (texts: typeof DRAFT_TEXTS) => void;
  request: (wanted: StateRequest | ScheduleRequest) => void;
}

/** The actions for an item with this status. */
export function publishingActions({
  labels,
  stored,
  status,
  isDraftNoted,
  saveItem,
  saveDraft,
  request,
}: PublishingActionsOptions) {
  const { noun } = labels;
  const saved = { successTitle: labels.savedTitle };
  const create = { ...saved, success: labels.created, failure: labels.notCreated };
  const update = { ...saved, success: labels.updated, failure: labels.notUpdated };
  const published = { success: `${noun} published`, failure: `Failed to publish ${lower(noun)}` };
  const draft = { success: 'Draft saved', failure: DRAFT_TEXTS.failure };

  const action = (task: string, label: string, pending: string, run: () => unknown) => ({
    task,
    label,
    pending,
    run: () => void run(),
  });
  const primaryAction = (): SaveAction => {
    const act = (label: string, pending: string, save: Omit<SaveDescription, 'label'>) =>
      action('save', label, pending, () => saveItem({ ...save, label }));
    if (status === null)
      return act(labels.create, labels.creating, { ...PUBLISH, ...create, release: 'now' });
    if (status === 'draft')
      return act('Publish', 'Publishing...', { ...PUBLISH, ...published, release: 'now' });
    // an autosave must not change the button while somebody types
    if (status === 'published' && stored?.draft && (isDraftNoted || stored.draft.publishAt))
      return act('Publish changes', 'Publishing...', { ...PUBLISH, ...update });
    return act(labels.update, labels.updating, { ...PUBLISH, ...update });
  };
  const secondaryAction = (): SaveAction | null => {
    const label = status === null ? 'Save as draft' : 'Save draft';
    if (status === 'scheduled') return null;
    const run = () =>
      status === 'published'
        ? saveDraft(stored?.draft?.publishAt ? SCHEDULED_TEXTS : DRAFT_TEXTS)
        : saveItem({ ...KEEP, ...draft, label, release: { status: 'draft' } });
    return action('draft', label, 'Saving...', run);
  };
  const stayAction = (): SaveAction => {
    const isLive = status === 'published' && !stored?.draft;
    const label = isLive ? 'Update and stay' : 'Publish and stay';
    const release = status === 'published' ? undefined : ('now' as const);
    const texts = status === 'published' ? update : published;
    const save = { ...PUBLISH, ...texts, leaves: false, release, label };
    return action('save', label, 'Publishing...', () => saveItem(save));
  };
  const changeState = (input: StateRequest['input'], success: string, failure: string) =>
    request({ type: 'state', task: 'state', input, success, failure });
  const id = stored?.item.id ?? 0;
  const secondary = secondaryAction();
  return {
    primary: primaryAction(),
    secondary,
    /** Publishes the form like the primary button, and keeps it open. Null for a scheduled item, which has `publishNow` instead. */
    publishAndStay: status === 'scheduled' ? null : stayAction(),
    /** Saves the form as a draft, and keeps it open. A scheduled item is saved itself, since visitors do not see it yet. */
    keepTyped() {
      if (secondary) secondary.run();
      else void saveItem({ ...KEEP, ...update, label: labels.update });
    },
    publishNow: () =>
      void saveItem({ ...PUBLISH, ...published, release: 'now', label: 'Publish now' }),
    /** Saves the form for publication at `publishDate` (ISO 8601). For a scheduled item, saves only the date. */
    schedule(publishDate: string, inWords: string) {
      const success = `${noun} scheduled for ${inWords}`;
      const failure = `Failed to schedule ${lower(noun)}`;
      const release = { status: 'scheduled' as const, publishDate };
      if (status === 'scheduled')
        changeState({ action: 'status', items: [{ id, ...release }] }, success, failure);
      else void saveItem({ ...PUBLISH, success, failure, release, label: 'Schedule' });
    },
    /** Saves the form as the draft of a live item, for publication at `changesAt` (ISO 8601). */
    scheduleChanges(changesAt: string, inWords: string) {
      const success = `Changes scheduled for ${inWords}`;
      const failure = 'Failed to schedule the changes';
      void saveItem({ ...KEEP, success, failure, changesAt, label: 'Schedule changes' });
    },
    /** Removes the publish time of the draft, or the note that its publication failed. The draft stays. */
    cancelSchedule() {
      const success = 'The changes stay a draft until somebody publishes them';
      const failure = 'Failed to cancel the schedule';
      request({ type: 'schedule', task: 'state', publishAt: null, success, failure });
    },
    /** Unpublishes the item, or cancels its schedule. Its content stays. */
    withdraw() {
      const done = status === 'scheduled' ? 'unscheduled' : 'unpublished';
      const failure = `Failed to unpublish ${lower(noun)}`;
      changeState({ action: 'unpublish', ids: [id] }, `${noun} ${done}`, failure);
    },
  };
}

function lower(noun: string): string {
  return noun.charAt(0).toLowerCase() + noun.slice(1);
}
