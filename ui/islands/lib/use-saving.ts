// How a form of the back office saves: with toasts, and with questions where a failure would lose work.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure, isOutOfReach, messageOf } from './api.ts';
import { useToasts } from './toasts.ts';
import { whenReachable } from './when-reachable.ts';

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

interface Try {
  job: SavingJob;
  /** Nobody asked for it, so nobody is told that it did not help. */
  byItself: boolean;
}

/**
 * `start` does a job unless one is under way. When the server is away, the job waits and is done again once the server
 * answers, unless another is started before. When the session has ended, `sessionEnded` is true until `goOn` does it
 * again; when somebody else saved the item meanwhile, `theirs` is what is stored, until `keepMine` does the job over it
 * or `forget` drops the question. `leaving` is true from a save that leads elsewhere on.
 */
export function useSaving<Theirs>({ onErrors, onKeepMine }: SavingOptions<Theirs>) {
  const toasts = useToasts();
  const [sessionEnded, setSessionEnded] = useState(false);
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const [leadsTo, setLeadsTo] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<SavingJob | null>(null);
  // what was drawn is older than what was pressed last
  const isUnderWay = useRef(false);
  const pressed = useRef<Element>(null);
  const { mutate, variables, isPending } = useMutation({
    mutationFn: ({ job }: Try) => job.run(),
    onSuccess: (_, { job: { success, undo, done } }) => {
      const next = done();
      const toast = { title: 'Success', description: success };
      isUnderWay.current = next !== null;
      setWaiting(null);
      setLeadsTo(next);
      if (next !== null) return toasts.showAcross(toast);
      const action = undo && {
        label: 'Undo',
        altText: 'Undo, with the buttons under Publishing',
        onClick: () => start(undo),
      };
      toasts.show({ ...toast, action });
    },
    onError: (error, { job, byItself }) => {
      const isAway = isOutOfReach(error);
      isUnderWay.current = false;
      setWaiting(isAway ? job : null);
      if (isAway && byItself) return;
      if (error instanceof StaleEdit) return setTheirs(error.theirs);
      if (error instanceof ApiFailure) {
        if (error.status === 401) return setSessionEnded(true);
        onErrors(error.errors);
      }
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
    pressed.current = document.activeElement;
    if (job !== waiting) setWaiting(null);
    mutate({ job, byItself });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks for as long as one job waits
  useEffect(() => {
    if (waiting && !isPending) return whenReachable(() => start(waiting, true));
  }, [waiting, isPending]);
  // a button that cannot be pressed while its job is under way loses the focus
  useEffect(() => {
    const button = pressed.current;
    if (isPending || !(button instanceof HTMLElement)) return;
    pressed.current = null;
    if (document.activeElement === document.body) button.focus();
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
    sessionEnded,
    theirs,
    /** The last job was not done because the server is away. */
    isWaiting: waiting !== null,
    start: (job: SavingJob) => start(job),
    tryAgain() {
      if (waiting) start(waiting);
    },
    goOn() {
      setSessionEnded(false);
      if (variables) start(variables.job);
    },
    keepMine() {
      if (theirs) onKeepMine(theirs);
      setTheirs(null);
      if (variables) start(variables.job);
    },
    /** Drops what was asked, and what waits. */
    forget() {
      setWaiting(null);
      setSessionEnded(false);
      setTheirs(null);
    },
  };
}
