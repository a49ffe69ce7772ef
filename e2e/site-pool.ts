// The sites that the journeys of a worker share: one for each set of variables, started when the first journey asks for it.
import { join } from 'node:path';
// the SQLite that comes with Bun refuses to write the tables behind a search index
import Libsql from 'libsql';
import type { Site } from '#testing/start-site.ts';

/**
 * Tables without content, which also change when nobody edits: sessions and open forms, the change feed, counts of visits and
 * searches, previews, and the state of jobs.
 */
const TABLES_WITHOUT_CONTENT = [
  ...['sessions', 'login_tries', 'changes', 'leases', 'backups'],
  ...['page_counts', 'visitor_events', 'visitor_salts', 'rate_counts'],
  ...['open_forms', 'previews'],
];
/** Tables in which the running server stores its state. */
const TABLES_OF_SERVER = [
  ...['__drizzle_migrations', 'changes', 'leases', 'build_files', 'visitor_salts'],
  ...['cdn_state', 'cdn_purges', 'sqlite_sequence'],
];
/** Written by triggers, when the rows that they depend on are restored. */
const TABLES_OF_TRIGGERS = ['listed_posts', 'list_counts'];
/** A page that any visitor gets from the page cache. */
const CACHED_PAGE = '/cookie-settings';
const POLL_MS = 10;
const BUSY_TIMEOUT_MS = 10_000;

export interface SitePool {
  /**
   * The site with these variables, its database as at its start. Journeys that are `readOnly` have their own site, so
   * that no write that another journey began falls into them.
   */
  open(variables: Record<string, string>, options: { readOnly: boolean }): Promise<Site>;
  /** @throws when the content is not what it was at the start. */
  expectUnchanged(site: Site): void;
  /** Stops all of them and removes their data. @throws when one does not end well. */
  remove(): Promise<void>;
}

/** Restoring the database of a running site takes a twentieth of the time of starting another site. */
export function poolSites(start: (variables: Record<string, string>) => Promise<Site>): SitePool {
  const sites = new Map<string, Site>();
  const contents = new Map<Site, Map<string, string>>();
  return {
    async open(variables, { readOnly }) {
      const key = JSON.stringify({ variables, readOnly });
      const used = sites.get(key);
      if (used && !readOnly) await restoreDatabase(used);
      if (used) return used;
      const site = await start(variables);
      sites.set(key, site);
      if (readOnly) contents.set(site, contentOf(site));
      else keepOriginal(site);
      return site;
    },
    expectUnchanged(site) {
      const before = contents.get(site);
      const changed = [...contentOf(site)].filter(([table, hash]) => before?.get(table) !== hash);
      if (changed.length === 0) return;
      const tables = changed.map(([table]) => table).join(', ');
      throw new Error(`This journey is not \`readOnly\`: it changed ${tables}.`);
    },
    async remove() {
      for (const site of sites.values()) {
        await site.remove();
        if (site.errors.length > 0)
          throw new Error(`Errors when the site stopped:\n${site.errors.join('\n')}`);
      }
    },
  };
}

function keepOriginal(site: Site): void {
  const db = openDatabase(site);
  db.prepare('VACUUM INTO ?').run(originalOf(site));
  db.close();
}

/** Where the database is stored as it was at the start. */
const originalOf = (site: Site) => join(site.dataDir, 'original.db');

function openDatabase(site: Site): Libsql.Database {
  const db = new Libsql(join(site.dataDir, 'site.db'));
  db.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  return db;
}

/** Restores every row, tells the server by the change feed that all pages changed, and waits until it has read that. */
async function restoreDatabase(site: Site): Promise<void> {
  while (!(await isFromCache(site))) await Bun.sleep(POLL_MS);
  const db = openDatabase(site);
  db.prepare('ATTACH ? AS original').run(originalOf(site));
  db.exec('BEGIN IMMEDIATE');
  const left = [...TABLES_OF_SERVER, ...TABLES_OF_TRIGGERS];
  for (const table of tablesOf(db).filter((name) => !left.includes(name)))
    db.exec(`DELETE FROM "${table}"; INSERT INTO "${table}" SELECT * FROM original."${table}"`);
  // ids start again, except those of changes, because the server remembers the last one
  db.exec(`DELETE FROM sqlite_sequence WHERE name <> 'changes';
    INSERT INTO sqlite_sequence SELECT * FROM original.sqlite_sequence WHERE name <> 'changes'`);
  const change = db.prepare(`INSERT INTO changes (tags, forget, token) VALUES ('["*"]', 1, ?)`);
  change.run(crypto.randomUUID());
  db.exec('COMMIT');
  db.close();
  while (await isFromCache(site)) await Bun.sleep(POLL_MS);
}

/** Whether the server responds from its page cache: only other responses have a request id. */
async function isFromCache(site: Site): Promise<boolean> {
  const response = await fetch(site.origin + CACHED_PAGE);
  await response.arrayBuffer();
  return !response.headers.has('x-request-id');
}

/** Names of the tables that hold rows, those behind a search index included. */
function tablesOf(db: Libsql.Database): string[] {
  const tables = db
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'",
    )
    .all() as { name: string }[];
  return tables.map(({ name }) => name);
}

/** A hash of the rows of each table with content. */
function contentOf(site: Site): Map<string, string> {
  const db = openDatabase(site);
  try {
    const tables = tablesOf(db).filter(
      (name) => !TABLES_WITHOUT_CONTENT.includes(name) && !/^sqlite_|_search/.test(name),
    );
    const hashOf = (table: string) => {
      const rows = JSON.stringify(db.prepare(`SELECT * FROM "${table}"`).all());
      return new Bun.CryptoHasher('sha1').update(rows).digest('hex');
    };
    return new Map(tables.map((table) => [table, hashOf(table)]));
  } finally {
    db.close();
  }
}
