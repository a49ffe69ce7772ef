// What staff see beside the editor, in memory only: it was never saved, so nothing of it may outlive the process.

import type { CaseStudy } from '#db/contract/case-studies.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { Post } from '#db/contract/posts.ts';

/** An item of either kind, as its page is to show it. */
export type Previewed = { kind: 'post'; item: Post } | { kind: 'case-study'; item: CaseStudy };

const KEPT_MS = 60 * 60 * 1000;
const MAX_BYTES = 32 * 1024 * 1024;

interface Kept {
  previewed: Previewed;
  bytes: number;
  until: number;
}

export class Previews {
  // a map remembers the order of insertion: the first is the one that was shown something longest ago
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  constructor(readonly maxBytes = MAX_BYTES) {}

  /** Shows `previewed` at the address of `id`, or of a new one; gives back which. Kept for an hour from now. */
  show(previewed: Previewed, id: string = crypto.randomUUID()): string {
    this.#drop(id);
    const bytes = JSON.stringify(previewed.item).length * 2;
    this.#kept.set(id, { previewed, bytes, until: Date.now() + KEPT_MS });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.maxBytes || oldest === id) break;
      this.#drop(oldest);
    }
    return id;
  }

  /** What is shown there; null when it has run out, or the process was started anew. */
  find(id: string): Previewed | null {
    const kept = this.#kept.get(id);
    if (kept && kept.until > Date.now()) return kept.previewed;
    this.#drop(id);
    return null;
  }

  #drop(id: string) {
    this.#bytes -= this.#kept.get(id)?.bytes ?? 0;
    this.#kept.delete(id);
  }
}

/** `kind` and `item` together, for the compiler. */
export function asPreviewed(kind: ItemKind, item: Post | CaseStudy): Previewed {
  return { kind, item } as Previewed;
}
