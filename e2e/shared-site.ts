// The sites that journeys share which only look: one for each set of variables, started when the first one asks for it.
import { Database } from 'bun:sqlite';
import { join } from 'node:path';
import type { Site } from '#testing/start-site.ts';

/**
 * They hold no content: who is logged in, and who has which form open, changes with every look at the back office, Clear Cache
 * tells the other processes, visits and searches are counted, previews are kept for an hour, and jobs note what they did.
 */
const TABLES_WITHOUT_CONTENT = [
  ...['sessions', 'login_tries', 'changes', 'leases', 'backups'],
  ...['page_counts', 'visitor_events', 'visitor_salts', 'rate_counts'],
  ...['open_forms', 'previews'],
];

export interface SharedSite {
  /** The site with these variables. */
  open(variables: Record<string, string>): Promise<Site>;
  /** @throws when the content is not what it was at the start. */
  expectUnchanged(site: Site): void;
  /** Stops all of them and removes their data. */
  remove(): Promise<void>;
}

export function shareSite(start: (variables: Record<string, string>) => Promise<Site>): SharedSite {
  const sites = new Map<string, Promise<Site>>();
  const contents = new Map<Site, string>();
  return {
    async open(variables) {
      const key = JSON.stringify(variables);
      const opening = sites.get(key) ?? start(variables);
      sites.set(key, opening);
      const site = await opening;
      if (!contents.has(site)) contents.set(site, contentOf(site));
      return site;
    },
    expectUnchanged(site) {
      if (contents.get(site) === contentOf(site)) return;
      sites.clear();
      throw new Error('This journey changed the shared site. It needs one of its own.');
    },
    async remove() {
      for (const site of contents.keys()) await site.remove();
    },
  };
}

/** A hash of every row of content. */
function contentOf(site: Site): string {
  const db = new Database(join(site.dataDir, 'site.db'), { readonly: true });
  try {
    const tables = db
      .query<{ name: string }, []>("SELECT name FROM sqlite_master WHERE type = 'table'")
      .all()
      .map(({ name }) => name)
      .filter((name) => !TABLES_WITHOUT_CONTENT.includes(name) && !/^sqlite_|_search/.test(name));
    const hash = new Bun.CryptoHasher('sha1');
    for (const table of tables)
      hash.update(JSON.stringify(db.query(`SELECT * FROM "${table}"`).all()));
    return hash.digest('hex');
  } finally {
    db.close();
  }
}
