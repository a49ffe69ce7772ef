// The files that are being uploaded, for code that waits for them or shows their names.
import { useSyncExternalStore } from 'react';

let names: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]) {
  names = next;
  for (const listener of listeners) listener();
}

/** Lists `file` as uploading until `sent` is settled. Returns `sent`. */
export function trackUpload<Result>(file: File, sent: Promise<Result>): Promise<Result> {
  const name = file.name || 'Pasted image';
  change([...names, name]);
  const end = () => change(names.toSpliced(names.indexOf(name), 1));
  sent.then(end, end);
  return sent;
}

const NONE: readonly string[] = [];

/** The names of the files being uploaded, in the order in which they began. */
export function useUploadsOnTheirWay(): readonly string[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => names,
    () => NONE,
  );
}
