// Migrations only expand: during a rolling deploy the former release runs on the new tables.
import { expect, test } from 'bun:test';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { MIGRATIONS_FOLDER } from './migrate.ts';

/** Whether a statement removes or renames something the former release may use, or requires a column unknown to it. */
function contracts(statement: string): boolean {
  if (/\bDROP (?:TABLE|COLUMN)\b|\bRENAME (?:TO|COLUMN)\b/i.test(statement)) return true;
  const adds = /\bALTER TABLE\b.*\bADD\b/is.test(statement);
  return adds && /\bNOT NULL\b/i.test(statement) && !/\bDEFAULT\b/i.test(statement);
}

/** Timestamps of contracting migrations, allowed one release after the last use, with reasons. Nothing is released yet. */
const AGREED: number[] = [
  // 0025: the search tables are recreated with the same names and columns, and filled again
  1_795_695_727_794,
];

test('no migration removes anything that the former release uses', () => {
  const files = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  const contracting = files.flatMap(({ sql, folderMillis }) =>
    AGREED.includes(folderMillis) ? [] : sql.filter(contracts),
  );
  expect(contracting).toEqual([]);
});

test.each([
  'DROP TABLE `posts`',
  'ALTER TABLE `posts` DROP COLUMN `author`',
  'ALTER TABLE `posts` RENAME TO `articles`',
  'ALTER TABLE `posts` ADD `kind` text NOT NULL',
])('%s counts as contracting', (statement) => {
  expect(contracts(statement)).toBe(true);
});
