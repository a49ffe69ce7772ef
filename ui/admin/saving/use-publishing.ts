// What the buttons of a form say and do: save its item, hold it back, date it, take it off the site.

import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Item } from '#db/contract/item-kind.ts';
import { statusFor } from '#db/contract/status-for.ts';
import { useShortcut } from '#ui/kit/use-shortcut.ts';
import { dateOfRelease, type Release } from './stored-item.ts';
import { type ItemJobsOptions, useItemJobs } from './use-item-jobs.ts';

/** What the buttons and toasts of one kind of item say, most of it in the words of spec §2 and §8. */
export interface ItemWords {
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
}

/** One button that saves, and what it says meanwhile. */
export interface SaveAction {
  task: string;
  label: string;
  pending: string;
  run: () => void;
}

/** Everything the form needs to save its item and to say what it is. */
export function usePublishing<
  Values extends FieldValues,
  Sent extends FieldValues,
  Of extends Item,
  Fields extends object,
>(
  form: UseFormReturn<Values, unknown, Sent>,
  { words, ...options }: ItemJobsOptions<Values, Sent, Of, Fields> & { words: ItemWords },
) {
  const { latest, now, saveItem, saveDraft, changeState, ...jobs } = useItemJobs(form, options);
  const { stored } = jobs;
  const noun = words.noun;
  const status = stored ? statusFor(stored.item, new Date(now).toISOString()) : null;
  const out = {
    task: 'save',
    success: `${noun} published`,
    failure: `Failed to publish ${lower(noun)}`,
  };
  const release = (): Release => ({
    status: 'published',
    publishDate: latest.current ? dateOfRelease(latest.current, Date.now()) : undefined,
  });
  const create = { task: 'save', success: words.created, failure: words.notCreated };
  const update = { task: 'save', success: words.updated, failure: words.notUpdated };
  const hold = { task: 'draft', success: 'Draft saved', failure: 'Failed to save the draft' };
  const primary = primaryOf();
  const secondary = secondaryOf();
  // neither key changes what is public without saying so: one keeps, the other publishes
  useShortcut(keepTyped, 'Mod+S');
  useShortcut(primary.run, 'Mod+Shift+Enter');

  /** Keeps what is typed, and stays. A scheduled item is changed itself, since nobody sees it yet. */
  function keepTyped() {
    if (secondary) secondary.run();
    else void saveItem({ ...update, label: words.update }, undefined, 'stay')();
  }

  function primaryOf(): SaveAction {
    const act = (label: string, pending: string, job: typeof out, how?: () => Release) =>
      action('save', label, pending, saveItem({ ...job, label }, how));
    if (status === null) return act(words.create, words.creating, create);
    if (status === 'draft') return act('Publish', 'Publishing...', out, release);
    if (status === 'published' && stored?.draft)
      return act('Publish changes', 'Publishing...', update);
    return act(words.update, words.updating, update);
  }

  function secondaryOf(): SaveAction | null {
    const label = status === null ? 'Save as draft' : 'Save draft';
    const held = saveItem({ ...hold, label }, () => ({ status: 'draft' }), 'stay');
    if (status === null || status === 'draft') return action('draft', label, 'Saving...', held);
    return status === 'published' ? action('draft', label, 'Saving...', saveDraft) : null;
  }

  const id = stored?.item.id ?? 0;
  return {
    ...jobs,
    status,
    primary,
    secondary,
    publishNow: () => void saveItem({ ...out, label: 'Publish now' }, release)(),
    /** Saves what is typed, to come out at `publishDate`; of an item that waits already, only the date changes. */
    schedule(publishDate: string, inWords: string) {
      const success = `${noun} scheduled for ${inWords}`;
      const failure = `Failed to schedule ${lower(noun)}`;
      const state = { status: 'scheduled' as const, publishDate };
      if (status === 'scheduled')
        changeState({ action: 'status', items: [{ id, ...state }] }, success, failure);
      else void saveItem({ task: 'save', label: 'Schedule', success, failure }, () => state)();
    },
    /** Takes it off the site, or off the schedule; nothing that it says changes. */
    withdraw() {
      const done = status === 'scheduled' ? 'unscheduled' : 'unpublished';
      const failure = `Failed to unpublish ${lower(noun)}`;
      changeState({ action: 'unpublish', ids: [id] }, `${noun} ${done}`, failure);
    },
  };
}

/** What `usePublishing` gives. */
export type Publishing = Omit<
  // biome-ignore lint/suspicious/noExplicitAny: what it shows is the same for every kind of item
  ReturnType<typeof usePublishing<any, any, any, any>>,
  'live' | 'savedStatus' | 'theirs' | 'typed' | 'copy' | 'alts'
>;

function action(task: string, label: string, pending: string, run: () => unknown): SaveAction {
  return { task, label, pending, run: () => void run() };
}

function lower(noun: string): string {
  return noun.charAt(0).toLowerCase() + noun.slice(1);
}
