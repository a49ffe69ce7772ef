// What staff say of pictures is saved as they say it; what could not be saved is kept, whether its picture is open or not.
import type { MediaChange } from '#db/contract/media.ts';

/** How long typing rests before it is saved. */
const RESTS_MS = 500;

/** How far one picture is. */
export interface PictureChange {
  state: 'idle' | 'waiting' | 'saving' | 'saved' | 'failed';
  /** What was said and is not known to be saved. */
  unsaved: MediaChange;
  /** Why the last save failed. */
  error?: unknown;
}

const NOTHING: PictureChange = { state: 'idle', unsaved: {} };

interface PictureChangesOptions {
  save: (name: string, change: MediaChange) => Promise<unknown>;
  /** Called when a save fails that nobody sees any more: its picture is closed. */
  onLost: (name: string, error: unknown) => void;
  restsMs?: number;
}

/** The changes of all pictures of a library by name, as a store outside React. */
export type PictureChanges = ReturnType<typeof createPictureChanges>;

/** `save` is called in a moment after each `change`, and at once when the picture is closed. */
export function createPictureChanges({ save, onLost, restsMs = RESTS_MS }: PictureChangesOptions) {
  let all: Readonly<Record<string, PictureChange>> = {};
  let shown: string | null = null;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const running = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  const of = (name: string) => all[name] ?? NOTHING;
  const tell = (next: typeof all) => {
    all = next;
    for (const listener of listeners) listener();
  };
  const set = (name: string, next: Partial<PictureChange>) =>
    tell({ ...all, [name]: { ...of(name), ...next } });
  const forget = (name: string) => {
    clearTimeout(timers.get(name));
    const { [name]: _, ...others } = all;
    tell(others);
  };

  async function send(name: string) {
    const sent = of(name).unsaved;
    if (isNothing(sent)) return;
    set(name, { state: 'saving' });
    try {
      await save(name, sent);
      const unsaved = saidSince(of(name).unsaved, sent);
      if (!isNothing(unsaved)) set(name, { state: 'waiting', unsaved });
      else if (shown === name) set(name, { state: 'saved', unsaved });
      else forget(name);
    } catch (error) {
      set(name, { state: 'failed', error });
      if (shown !== name) onLost(name, error);
    }
  }

  /** One after the other: the last word must win. */
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
      timers.set(name, setTimeout(saveNow, restsMs, name));
    },
    saveNow,
    /** Drops what was said of a picture that is gone. */
    forget,
    open(name: string) {
      shown = name;
    },
    close(name: string) {
      shown = null;
      if (isNothing(of(name).unsaved)) forget(name);
      else saveNow(name);
    },
    /** Whether anything was said that is not known to be saved. */
    isUnsaved: () => Object.values(all).some(({ unsaved }) => !isNothing(unsaved)),
  };
}

function isNothing(change: MediaChange): boolean {
  return Object.keys(change).length === 0;
}

/** What `said` says otherwise than what was `sent`. */
function saidSince(said: MediaChange, sent: MediaChange): MediaChange {
  return Object.fromEntries(
    Object.entries(said).filter(([field, value]) => sent[field as keyof MediaChange] !== value),
  );
}
