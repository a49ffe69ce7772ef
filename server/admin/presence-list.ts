// Who has an item open in its form. In memory only: it is over when the process is.
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { Presence } from '#db/contract/presence.ts';

/** A window that was not heard of for so long is closed. Hidden windows report once a minute. */
const FORGOTTEN_AFTER_MS = 90_000;
/** More windows of one item are not counted. */
const WINDOWS_MAX = 50;

interface OpenWindow {
  session: string;
  seenAt: number;
}

/** The open forms by item. */
export class PresenceList {
  readonly #items = new Map<string, Map<string, OpenWindow>>();

  /** Notes that the window has the item open at `now` (ms), and gives the others. */
  report(kind: ItemKind, id: number, windowId: string, session: string, now: number): Presence {
    const windows = this.#openAt(now).get(`${kind}/${id}`) ?? new Map<string, OpenWindow>();
    windows.delete(windowId);
    const others = [...windows.values()];
    if (windows.size < WINDOWS_MAX) windows.set(windowId, { session, seenAt: now });
    this.#items.set(`${kind}/${id}`, windows);
    return {
      windows: others.filter((other) => other.session === session).length,
      sessions: new Set(others.map((other) => other.session).filter((key) => key !== session)).size,
    };
  }

  /** The window has closed the item. */
  leave(kind: ItemKind, id: number, windowId: string): void {
    this.#items.get(`${kind}/${id}`)?.delete(windowId);
  }

  #openAt(now: number) {
    for (const [item, windows] of this.#items) {
      for (const [id, { seenAt }] of windows)
        if (now - seenAt > FORGOTTEN_AFTER_MS) windows.delete(id);
      if (windows.size === 0) this.#items.delete(item);
    }
    return this.#items;
  }
}
