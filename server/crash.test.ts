// Acknowledged writes survive `kill -9` at any moment (docs/contract.md, Durability and outages).
// CRASH_ROUNDS=500 runs more rounds.
import { expect, test } from 'bun:test';
import { KillableSite } from '#testing/killable-site.ts';
import { makePicture } from '#testing/pictures.ts';

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 5);
const WRITERS = 4;
const LONGEST_ROUND_MS = 250;

type Item = { id: number; slug: string } & Record<string, unknown>;
type Stored = Map<string, Item>;

/** Writes until the server dies, and records the acknowledged writes and the pending one. */
class Writer {
  readonly posts: Stored = new Map();
  readonly studies: Stored = new Map();
  readonly stats = new Map<number, { id: number; caseStudyId: number }>();
  readonly uploads: string[] = [];
  /** The slug of the item whose write is pending. */
  underWay: string | null = null;
  acknowledged = 0;
  #count = 0;

  constructor(
    readonly site: KillableSite,
    readonly name: string,
    readonly picture: Uint8Array,
  ) {}

  async writeUntilDeath(): Promise<void> {
    try {
      for (;;) await this.#step();
    } catch {
      // the server died: the pending write may or may not be stored
    }
  }

  async #step(): Promise<void> {
    this.#count++;
    const slug = `${this.name}-${this.#count}`;
    const step = this.#count % 7;
    const [latest] = [...this.posts.values()].slice(-1);
    if (step === 6 && latest)
      return this.#write(this.posts, latest.slug, 'DELETE', `/api/admin/posts/${latest.id}`);
    if (step % 2 === 1 && latest)
      return this.#write(
        this.posts,
        latest.slug,
        'PUT',
        `/api/admin/posts/${latest.id}`,
        post(latest.slug, `Changed ${this.#count}`),
      );
    if (step === 2) return this.#writeStudy(slug);
    if (step === 4) return this.#upload();
    return this.#write(this.posts, slug, 'POST', '/api/admin/posts', post(slug, 'New'));
  }

  async #writeStudy(slug: string): Promise<void> {
    const body = { title: slug, slug, description: 'Text', categories: ['SEO'] };
    await this.#write(this.studies, slug, 'POST', '/api/admin/case-studies', body);
    const study = this.studies.get(slug);
    for (const number of ['1', '2']) {
      const { body } = await this.site.call('POST', `/api/admin/case-studies/${study?.id}/stats`, {
        number,
      });
      this.stats.set(body.id, body);
    }
    const [oldest] = this.studies.values();
    if (this.studies.size <= 3 || !oldest) return;
    await this.#write(this.studies, oldest.slug, 'DELETE', `/api/admin/case-studies/${oldest.id}`);
    for (const stat of this.stats.values())
      if (stat.caseStudyId === oldest.id) this.stats.delete(stat.id);
  }

  async #upload(): Promise<void> {
    const form = new FormData();
    form.set('image', new File([this.picture as BlobPart], 'picture.png'));
    const { status, body } = await this.site.call('POST', '/api/admin/upload', form);
    expect(status).toBe(201);
    this.uploads.push(body.url);
  }

  async #write(
    stored: Stored,
    slug: string,
    method: string,
    path: string,
    body?: object,
  ): Promise<void> {
    this.underWay = slug;
    const response = await this.site.call(method, path, body);
    expect([method, path, response.status]).toEqual([method, path, method === 'POST' ? 201 : 200]);
    if (method === 'DELETE') stored.delete(slug);
    else stored.set(slug, response.body);
    this.underWay = null;
    this.acknowledged++;
  }
}

function post(slug: string, title: string) {
  return { title, slug, content: `<p>${title} ${'text '.repeat(500)}</p>`, categories: ['A', 'B'] };
}

/** Compares one kind of item with the database, and records the outcome of the pending write. */
function compare(
  writers: Writer[],
  rows: { id: number; slug: string; title: string }[],
  kind: 'posts' | 'studies',
) {
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  for (const writer of writers) {
    for (const [slug, item] of writer[kind]) {
      const row = bySlug.get(slug);
      if (slug === writer.underWay) {
        if (row) writer[kind].set(slug, { ...item, title: row.title });
        else writer[kind].delete(slug);
      } else expect([slug, row?.id, row?.title]).toEqual([slug, item.id, item.title as string]);
      bySlug.delete(slug);
    }
    const created = writer.underWay === null ? undefined : bySlug.get(writer.underWay);
    if (created) writer[kind].set(created.slug, created);
    bySlug.delete(writer.underWay ?? '');
  }
  // no item appeared that was not written, and no deleted item came back
  expect([...bySlug.keys()]).toEqual([]);
}

/** The minimum of writes per round, even on a slow machine. */
async function untilMoreThan(count: () => number, before: number): Promise<void> {
  while (count() <= before) await Bun.sleep(5);
}

test(
  `keeps everything acknowledged through ${ROUNDS} kills in the middle of writes and uploads`,
  async () => {
    await using site = await KillableSite.open();
    const picture = await makePicture('png', { width: 64, height: 64 });
    const writers = Array.from(
      { length: WRITERS },
      (_, i) => new Writer(site, `writer${i}`, picture),
    );
    const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
    for (let round = 0; round < ROUNDS; round++) {
      const writing = writers.map((writer) => writer.writeUntilDeath());
      await untilMoreThan(acknowledged, acknowledged());
      await Bun.sleep(20 + Math.random() * LONGEST_ROUND_MS);
      await site.kill();
      await Promise.all(writing);
      await site.start();

      expect(site.query('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      compare(writers, site.query('SELECT id, slug, title FROM posts'), 'posts');
      compare(writers, site.query('SELECT id, slug, title FROM case_studies'), 'studies');
      const orphans =
        'SELECT id FROM stats WHERE case_study_id NOT IN (SELECT id FROM case_studies)';
      expect(site.query(orphans)).toEqual([]);
      const stats = new Set(site.query<{ id: number }>('SELECT id FROM stats').map(({ id }) => id));
      const studies = new Set(
        site.query<{ id: number }>('SELECT id FROM case_studies').map(({ id }) => id),
      );
      for (const writer of writers) {
        // a pending delete may have deleted the stats with their case study
        for (const stat of writer.stats.values())
          if (!studies.has(stat.caseStudyId)) writer.stats.delete(stat.id);
        for (const id of writer.stats.keys()) expect(stats.has(id)).toBe(true);
        writer.underWay = null;
      }

      const rows = site.query<{ name: string; bytes: number }>(
        'SELECT name, bytes FROM uploads WHERE site IS NULL',
      );
      const files = new Set(await site.files());
      for (const { name } of rows) expect([name, files.has(name)]).toEqual([name, true]);
      // at most the pending upload of each writer
      expect(files.size - rows.length).toBeLessThanOrEqual(WRITERS * (round + 1));
      const stored = new Set(rows.map(({ name }) => `/uploads/${name}`));
      for (const url of writers.flatMap(({ uploads }) => uploads))
        expect(stored.has(url)).toBe(true);
    }
    expect(acknowledged()).toBeGreaterThanOrEqual(ROUNDS);
    for (const url of writers.flatMap(({ uploads }) => uploads.slice(-2)))
      expect((await site.call('GET', url)).status).toBe(200);
  },
  60_000 + ROUNDS * 5000,
);

test('while another process holds the write lock, reads are quick, writes wait or are 503, and no acknowledged write is lost', async () => {
  await using site = await KillableSite.open();
  const acknowledged: string[] = [];
  for (const [round, ms] of [150, 600, 2600].entries()) {
    const lock = await site.holdLock(ms);
    const write = async (n: number) => {
      const slug = `round${round}-${n}`;
      const response = await site.call('POST', '/api/admin/posts', post(slug, 'Locked'));
      expect(response.ms).toBeLessThan(2500);
      if (response.status === 201) acknowledged.push(slug);
      else expect([response.status, Number(response.retryAfter) > 0]).toEqual([503, true]);
    };
    const writing = [1, 2, 3].map(write);
    const read = await site.call('GET', '/api/posts?limit=1');
    expect([read.status, read.ms < 500]).toEqual([200, true]);
    await Promise.all(writing);
    await lock.released;
    // the site recovers without a restart
    await write(4);
    expect(acknowledged).toContain(`round${round}-4`);
  }
  const rows = site.query<{ slug: string }>('SELECT slug FROM posts');
  expect(rows.map(({ slug }) => slug).sort()).toEqual(acknowledged.toSorted());
}, 60_000);
