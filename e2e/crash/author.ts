// Somebody who writes items of one kind without a pause, and knows what the server has acknowledged.
import type { Answer, Call } from './staff-call.ts';

export interface Item {
  id: number;
  slug: string;
  [field: string]: unknown;
}

/** How items of a kind are written: where, and what a new one says. */
export interface Kind {
  path: string;
  /** Everything that is sent; `slug` stays the same when an item is changed. */
  invent: (slug: string) => { slug: string };
  /** Another write that belongs to the item; returns what the item is after it. */
  also?: (item: Item) => Write | null;
}

/** A call, what the item is once it is acknowledged, and how to tell that it took place when no answer came. */
export interface Write {
  slug: string;
  call: [method: string, path: string, body?: unknown];
  after: (body: unknown) => Item | null;
  tookPlace: (found: Item | undefined) => boolean;
}

const MOST_ITEMS = 8;

export class Author {
  acknowledged = 0;
  #items = new Map<string, Item>();
  #underWay: Write | undefined;
  #written = 0;

  /** `name` begins the slug of each of the author's items. */
  constructor(
    readonly name: string,
    readonly kind: Kind,
  ) {}

  /** Writes until an answer fails to come. Throws for an answer that nobody should get. */
  async writeUntilUnsure(call: Call): Promise<void> {
    for (;;) {
      const write = this.#decide();
      this.#underWay = write;
      const answer = await call(...write.call);
      if (answer === 'unsure') return;
      this.#acknowledge(write, answer);
    }
  }

  /**
   * Compares what the author knows with what is there after a crash: `found` are all items of the kind.
   * Returns what is wrong, and takes the one write that was under way for done when it is there.
   */
  compare(found: Item[]): string[] {
    const there = new Map(
      found.filter(({ slug }) => slug.startsWith(`${this.name}-`)).map((item) => [item.slug, item]),
    );
    const underWay = this.#underWay;
    this.#underWay = undefined;
    if (underWay) {
      const { slug } = underWay;
      const now = there.get(slug);
      if (!Bun.deepEquals(now, this.#items.get(slug)) && underWay.tookPlace(now))
        this.#remember(slug, now ?? null);
    }
    const problems: string[] = [];
    for (const slug of new Set([...there.keys(), ...this.#items.keys()])) {
      const [known, now] = [this.#items.get(slug), there.get(slug)];
      if (!Bun.deepEquals(known, now))
        problems.push(`${slug} should be ${Bun.inspect(known)} and is ${Bun.inspect(now)}`);
    }
    return problems;
  }

  #acknowledge(write: Write, { status, body }: Exclude<Answer, 'unsure'>): void {
    if (status !== 200 && status !== 201)
      throw new Error(`${write.call.join(' ')} answered ${status}: ${Bun.inspect(body)}`);
    this.#underWay = undefined;
    this.acknowledged++;
    this.#remember(write.slug, write.after(body));
  }

  #remember(slug: string, item: Item | null): void {
    if (item) this.#items.set(slug, item);
    else this.#items.delete(slug);
  }

  #decide(): Write {
    const items = [...this.#items.values()];
    const item = items[Math.floor(Math.random() * items.length)];
    const dice = Math.random();
    if (!item || (dice < 0.3 && items.length < MOST_ITEMS)) return this.#creation();
    const also = dice < 0.7 ? this.kind.also?.(item) : null;
    if (also) return also;
    return dice < 0.8 ? this.#change(item) : this.#deletion(item);
  }

  #creation(): Write {
    const { path, invent } = this.kind;
    const sent = invent(`${this.name}-${this.#written++}`);
    return {
      slug: sent.slug,
      call: ['POST', path, sent],
      after: (body) => body as Item,
      tookPlace: (found) => found !== undefined && Bun.deepMatch(sent, found),
    };
  }

  #change(item: Item): Write {
    const { path, invent } = this.kind;
    const sent = invent(item.slug);
    return {
      slug: item.slug,
      call: ['PUT', `${path}/${item.id}`, sent],
      after: (body) => body as Item,
      tookPlace: (found) =>
        Bun.deepEquals(found, { ...item, ...sent, updatedAt: found?.updatedAt }),
    };
  }

  #deletion({ id, slug }: Item): Write {
    return {
      slug,
      call: ['DELETE', `${this.kind.path}/${id}`],
      after: () => null,
      tookPlace: (found) => found === undefined,
    };
  }
}
