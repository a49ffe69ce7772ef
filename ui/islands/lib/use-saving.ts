// How a form of the back office saves: with toasts, and with questions where a failure would lose work.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiFailure, messageOf } from './api.ts';
import { useToasts } from './toasts.ts';

interface SavingOptions<Sent, Item> {
  /** Sends it; `over` is a newer stored version that the writer chose to save over. Rejects with `ApiFailure`. */
  save: (sent: Sent, over: Item | null) => Promise<unknown>;
  /** Texts of the toasts (spec §8). */
  success: string;
  failure: string;
  /** Where a saved form leads to. */
  onward: string;
  /** What the server says is wrong with single fields. */
  onErrors: (errors: ApiFailure['errors']) => void;
}

/**
 * `start` saves. When the session has ended, `sessionEnded` is true until `goOn` saves again; when somebody else saved
 * the item meanwhile, `theirs` is what is stored, until `keepMine` saves over it or `forget` drops the question.
 */
export function useSaving<Sent, Item>({
  save,
  success,
  failure,
  onward,
  onErrors,
}: SavingOptions<Sent, Item>) {
  const toasts = useToasts();
  const [sessionEnded, setSessionEnded] = useState(false);
  const [theirs, setTheirs] = useState<Item | null>(null);
  const { mutate, variables, isPending, isSuccess } = useMutation({
    mutationFn: ({ sent, over }: { sent: Sent; over: Item | null }) => save(sent, over),
    onSuccess: () => toasts.showAcross({ title: 'Success', description: success }),
    onError: (error) => {
      if (error instanceof ApiFailure) {
        if (error.status === 401) return setSessionEnded(true);
        if (error.current) return setTheirs(error.current as Item);
        onErrors(error.errors);
      }
      toasts.show({
        title: 'Error',
        description: messageOf(error, failure),
        variant: 'destructive',
      });
    },
  });
  // after the guard over unsaved work has gone, or the browser would ask whether to leave
  useEffect(() => {
    if (isSuccess) location.assign(onward);
  }, [isSuccess, onward]);

  return {
    saving: isPending || isSuccess,
    saved: isSuccess,
    sessionEnded,
    theirs,
    start: (sent: Sent) => mutate({ sent, over: null }),
    goOn() {
      setSessionEnded(false);
      if (variables) mutate(variables);
    },
    keepMine() {
      setTheirs(null);
      if (variables) mutate({ ...variables, over: theirs });
    },
    forget() {
      setSessionEnded(false);
      setTheirs(null);
    },
  };
}
