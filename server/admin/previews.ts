// Previews of unsaved items, in memory only: nothing unsaved may outlive the process.

import type { CaseStudy } from '#db/contract/case-studies.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { Post } from '#db/contract/posts.ts';

/** An item of either kind, as its preview shows it. */
export type Preview = { kind: 'post'; item: Post } | { kind: 'case-study'; item: CaseStudy };

const PREVIEW_TTL_MS = 60 * 60 * 1000;
const MAX_BYTES = 32 * 1024 * 1024;

interface Entry {
  preview: Preview;
  bytes: number;
  expiresAt: number;
}

export class Previews {
  // a map keeps the order of insertion, so the first entry is the one updated longest ago
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  constructor(readonly maxBytes = MAX_BYTES) {}

  /** Stores `preview` under `id`, or under a new id, for an hour. Returns the id. */
  show(preview: Preview, id: string = crypto.randomUUID()): string {
    this.#drop(id);
    const bytes = JSON.stringify(preview.item).length * 2;
    this.#entries.set(id, { preview, bytes, expiresAt: Date.now() + PREVIEW_TTL_MS });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.maxBytes || oldest === id) break;
      this.#drop(oldest);
    }
    return id;
  }

  /** The preview of that id; null when it has expired or the process was restarted. */
  find(id: string): Preview | null {
    const entry = this.#entries.get(id);
    if (entry && entry.expiresAt > Date.now()) return entry.preview;
    this.#drop(id);
    return null;
  }

  #drop(id: string) {
    this.#bytes -= this.#entries.get(id)?.bytes ?? 0;
    this.#entries.delete(id);
  }
}

/** A preview of `item`, typed by its kind. */
export function previewOf(kind: ItemKind, item: Post | CaseStudy): Preview {
  return { kind, item } as Preview;
}
