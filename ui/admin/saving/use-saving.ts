// How a form of the back office saves: with toasts, and with questions where a failure would lose work.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { whenReachable } from '#ui/admin/session/when-reachable.ts';
import { undoAction, useToasts } from '#ui/admin/shell/toasts.ts';
import { ApiFailure, isLoggedOut, isOutOfReach, messageOf } from '#ui/islands/api.ts';
import type { Published } from './take-back.ts';

/** One thing that is asked of the server. */
export interface SavingJob {
  /** What it is, for the button that says so. */
  task: string;
  /** Sends it; may be called again. Rejects with `ApiFailure` or `StaleEdit`. */
  run: () => Promise<unknown>;
  /** It worked; gives the address to leave for, null to stay. */
  done: () => string | null;
  /** Texts of the toasts (spec §8). */
  success: string;
  failure: string;
  /** Takes it back, from the toast. */
  undo?: SavingJob;
  /** After a save that leads elsewhere: what is taken back from there. */
  published?: Published;
}

/** Somebody else saved the item meanwhile: what is stored now (contract §5). */
export class StaleEdit<Theirs> extends Error {
  constructor(readonly theirs: Theirs) {
    super('The item was saved meanwhile');
  }
}

interface SavingOptions<Theirs> {
  /** What the server says is wrong with single fields. */
  onErrors: (errors: ApiFailure['errors']) => void;
  /** The writer saves over what is stored. */
  onKeepMine: (theirs: Theirs) => void;
}

/** A job that was not done, and may be once this is there. */
interface Waiting {
  job: SavingJob;
  for: 'server' | 'login';
}

interface Try {
  job: SavingJob;
  /** Nobody asked for it, so nobody is told that it did not help. */
  byItself: boolean;
}

/**
 * `start` does a job unless one is under way. When the server is away, the job waits and is done again once the server
 * answers, unless another is started before. When the session has ended, the login is offered; when that is closed, the
 * job waits for `tryAgain`. When somebody else saved the item meanwhile, `theirs` is what is stored, until `keepMine` does
 * the job over it or `forget` drops the question. `leaving` is true from a save that leads elsewhere on.
 */
export function useSaving<Theirs>({ onErrors, onKeepMine }: SavingOptions<Theirs>) {
  const toasts = useToasts();
  const whenLoggedIn = useWhenLoggedIn();
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const [leadsTo, setLeadsTo] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  // what was drawn is older than what was pressed last
  const isUnderWay = useRef(false);
  const pressed = useRef<Element>(null);
  const { mutate, variables, isPending } = useMutation({
    mutationFn: ({ job }: Try) => whenLoggedIn('the save', job.run),
    onSuccess: (_, { job }) => {
      const next = job.done();
      const { success, undo, published } = job;
      const toast = { title: 'Success', description: success };
      isUnderWay.current = next !== null;
      setWaiting(null);
      setLeadsTo(next);
      if (next !== null) return toasts.showAcross(toast, published);
      const action = undo && undoAction(() => start(undo));
      toasts.show({ ...toast, action });
    },
    onError: (error, { job, byItself }) => {
      const isAway = isOutOfReach(error);
      isUnderWay.current = false;
      if (isLoggedOut(error)) return setWaiting({ job, for: 'login' });
      setWaiting(isAway ? { job, for: 'server' } : null);
      if (isAway && byItself) return;
      if (error instanceof StaleEdit) return setTheirs(error.theirs);
      if (error instanceof ApiFailure) onErrors(error.errors);
      toasts.show({
        title: 'Error',
        description: messageOf(error, job.failure),
        variant: 'destructive',
      });
    },
  });
  function start(job: SavingJob, byItself = false) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    pressed.current = byItself ? null : lasting(document.activeElement, pressed.current);
    if (job !== waiting?.job) setWaiting(null);
    mutate({ job, byItself });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks for as long as one job waits
  useEffect(() => {
    if (waiting?.for === 'server' && !isPending)
      return whenReachable(() => start(waiting.job, true));
  }, [waiting, isPending]);
  // a button that cannot be pressed while its job is under way loses the focus; before a question asks who has it
  useLayoutEffect(() => {
    const button = pressed.current;
    if (!isPending && button instanceof HTMLElement && isGoing(document.activeElement))
      button.focus();
  }, [isPending]);
  // after the guard over unsaved work has gone, or the browser would ask whether to leave
  useEffect(() => {
    if (leadsTo !== null) location.assign(leadsTo);
  }, [leadsTo]);

  const leaving = leadsTo !== null;
  const busy = isPending || leaving;
  return {
    /** What is under way, null when nothing is. */
    task: busy ? (variables?.job.task ?? null) : null,
    busy,
    leaving,
    theirs: isPending ? null : theirs,
    /** What the last job, which was not done, waits for. */
    waitsFor: waiting?.for ?? null,
    start: (job: SavingJob) => start(job),
    tryAgain() {
      if (waiting) start(waiting.job);
    },
    keepMine() {
      if (theirs) onKeepMine(theirs);
      setTheirs(null);
      if (variables) start(variables.job);
    },
    /** Drops what was asked, and what waits. */
    forget() {
      setWaiting(null);
      setTheirs(null);
    },
  };
}

const DIALOG = ':is([role="dialog"], [role="alertdialog"])';

/** What has the focus, or `before` when that goes with its dialog. */
function lasting(focused: Element | null, before: Element | null): Element | null {
  return focused?.closest(DIALOG) ? before : focused;
}

/** Whether the focus is nowhere, or in a dialog that closes. */
function isGoing(focused: Element | null): boolean {
  return focused === document.body || Boolean(focused?.closest(`${DIALOG}[data-state="closed"]`));
}
