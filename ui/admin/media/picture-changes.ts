// Autosave of picture details. Unsaved changes are kept, whether the picture is open or not.
import type { MediaChange } from '#db/contract/media/media.ts';

/** The pause in typing before a save. */
const DEBOUNCE_MS = 500;

/** The state of one picture. */
export interface PictureChange {
  state: 'idle' | 'waiting' | 'saving' | 'saved' | 'failed';
  /** Changes that are not known to be saved. */
  unsaved: MediaChange;
  /** Why the last save failed. */
  error?: unknown;
}

const INITIAL: PictureChange = { state: 'idle', unsaved: {} };

interface PictureChangesOptions {
  save: (name: string, change: MediaChange) => Promise<unknown>;
  /** Called when a save fails after its picture was closed. */
  onLost: (name: string, error: unknown) => void;
  debounceMs?: number;
}

/** The changes of all pictures of a library by name, as a store outside React. */
export type PictureChanges = ReturnType<typeof createPictureChanges>;

/** Calls `save` after a pause after each `change`, and at once when the picture is closed. */
export function createPictureChanges({
  save,
  onLost,
  debounceMs = DEBOUNCE_MS,
}: PictureChangesOptions) {
  let all: Readonly<Record<string, PictureChange>> = {};
  let shown: string | null = null;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const running = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  const of = (name: string) => all[name] ?? INITIAL;
  const update = (next: typeof all) => {
    all = next;
    for (const listener of listeners) listener();
  };
  const set = (name: string, next: Partial<PictureChange>) =>
    update({ ...all, [name]: { ...of(name), ...next } });
  const forget = (name: string) => {
    clearTimeout(timers.get(name));
    const { [name]: _, ...others } = all;
    update(others);
  };

  async function send(name: string) {
    const sent = of(name).unsaved;
    if (isEmpty(sent)) return;
    set(name, { state: 'saving' });
    try {
      await save(name, sent);
      const unsaved = changedSince(of(name).unsaved, sent);
      if (!isEmpty(unsaved)) set(name, { state: 'waiting', unsaved });
      else if (shown === name) set(name, { state: 'saved', unsaved });
      else forget(name);
    } catch (error) {
      set(name, { state: 'failed', error });
      if (shown !== name) onLost(name, error);
    }
  }

  /** Saves run one after another, so that the last change wins. */
  function saveNow(name: string) {
    clearTimeout(timers.get(name));
    running.set(
      name,
      (running.get(name) ?? Promise.resolve()).then(() => send(name)),
    );
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => all,
    of,
    change(name: string, more: MediaChange) {
      set(name, { state: 'waiting', unsaved: { ...of(name).unsaved, ...more } });
      clearTimeout(timers.get(name));
      timers.set(name, setTimeout(saveNow, debounceMs, name));
    },
    saveNow,
    /** Drops the changes of a deleted picture. */
    forget,
    open(name: string) {
      shown = name;
    },
    close(name: string) {
      shown = null;
      if (isEmpty(of(name).unsaved)) forget(name);
      else saveNow(name);
    },
    /** Whether any change is not known to be saved. */
    isUnsaved: () => Object.values(all).some(({ unsaved }) => !isEmpty(unsaved)),
  };
}

function isEmpty(change: MediaChange): boolean {
  return Object.keys(change).length === 0;
}

/** The fields of `unsaved` that differ from what was `sent`. */
function changedSince(unsaved: MediaChange, sent: MediaChange): MediaChange {
  return Object.fromEntries(
    Object.entries(unsaved).filter(([field, value]) => sent[field as keyof MediaChange] !== value),
  );
}
