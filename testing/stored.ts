// Everything that the site stores, for tests that a rejected request changes nothing.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  apiTokens,
  caseStudies,
  drafts,
  enquiries,
  posts,
  redirects,
  sessions,
  shares,
  staffPassword,
  stats,
  trash,
  uploads,
  versions,
} from '#db/schema.ts';
import type { TestApp } from './test-app.ts';

const TABLES = {
  apiTokens,
  posts,
  caseStudies,
  stats,
  enquiries,
  drafts,
  versions,
  trash,
  redirects,
  shares,
  uploads,
  sessions,
  staffPassword,
};

/** The rows of every table except login attempts, and the names in the upload folder. For `toEqual`. */
export async function stored(app: TestApp): Promise<Record<string, unknown[]>> {
  const rows = await app.deps.db.read((db) =>
    Promise.all(
      Object.entries(TABLES).map(async ([name, table]) => [name, await db.select().from(table)]),
    ),
  );
  const files = await readdir(join(app.dataDir, 'uploads'));
  return { ...Object.fromEntries(rows), files: files.sort() };
}
