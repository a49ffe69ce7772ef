// During a rolling deploy the former release works on the new tables. This test builds Drizzle's statements of former releases
// from the schema snapshot of each migration. The snapshots lack the search tables, which are unknown to Drizzle.
import { expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import {
  blob,
  integer,
  real,
  type SQLiteColumn,
  type SQLiteTable,
  sqliteTable,
  text,
} from 'drizzle-orm/sqlite-core';
import type { Queryable } from './database.ts';
import { MIGRATIONS_FOLDER } from './migrate.ts';
import { openTestDatabase } from './testing/open-test-database.ts';

/**
 * The number of the oldest migration whose release may still run beside this one. Nothing is released yet. Later migrations
 * may only remove what that release no longer uses.
 */
const OLDEST = 0;

interface Snapshot {
  tables: Record<string, FormerTable>;
}
interface FormerTable {
  name: string;
  columns: Record<string, { name: string; type: string; primaryKey: boolean; notNull: boolean }>;
  foreignKeys: Record<string, { tableTo: string; columnsFrom: string[] }>;
  compositePrimaryKeys: Record<string, { columns: string[] }>;
}

type Row = Record<string, unknown>;

const META = join(MIGRATIONS_FOLDER, 'meta');
const former = readdirSync(META)
  .filter((name) => name.endsWith('_snapshot.json'))
  .toSorted()
  .slice(OLDEST)
  .map((name) => ({
    name: name.slice(0, 4),
    snapshot: JSON.parse(readFileSync(join(META, name), 'utf8')) as Snapshot,
  }));

const BUILDERS = { text, integer, real, blob } as Record<string, (name: string) => unknown>;

function tableOf({ name, columns }: FormerTable): SQLiteTable & Record<string, SQLiteColumn> {
  const built = Object.values(columns).map((column) => [
    column.name,
    (BUILDERS[column.type] as (name: string) => unknown)(column.name),
  ]);
  return sqliteTable(name, Object.fromEntries(built)) as never;
}

/** A row with a value for every column; foreign keys refer to row 1. */
function rowOf(table: FormerTable, n: number): Row {
  const references = Object.values(table.foreignKeys).flatMap(({ columnsFrom }) => columnsFrom);
  const valueFor = ({ name, type }: { name: string; type: string }) => {
    if (references.includes(name)) return 1;
    if (type === 'text') return `"${name} ${n}"`;
    return type === 'blob' ? Buffer.from(`${name} ${n}`) : n;
  };
  return Object.fromEntries(
    Object.values(table.columns).map((column) => [column.name, valueFor(column)]),
  );
}

/** The tables sorted so that referenced tables come first. */
function referencedFirst(tables: FormerTable[]): FormerTable[] {
  const sorted: FormerTable[] = [];
  const add = (table: FormerTable) => {
    if (sorted.includes(table)) return;
    for (const { tableTo } of Object.values(table.foreignKeys))
      for (const other of tables) if (other.name === tableTo && other !== table) add(other);
    sorted.push(table);
  };
  for (const table of tables) add(table);
  return sorted;
}

async function work(tx: Queryable, table: FormerTable): Promise<void> {
  const built = tableOf(table);
  const [row, changed] = [rowOf(table, 1), rowOf(table, 2)];
  const keys = Object.values(table.compositePrimaryKeys)[0]?.columns ?? [
    Object.values(table.columns).find(({ primaryKey }) => primaryKey)?.name ?? '',
  ];
  const isRow = and(...keys.map((key) => eq(built[key] as SQLiteColumn, row[key])));
  const isShown = async () => tx.select().from(built).where(isRow);
  await tx.insert(built).values(row as never);
  expect(await isShown()).toEqual([row]);
  const rest = Object.entries(changed).filter(([name]) => !keys.includes(name));
  if (rest.length > 0)
    await tx
      .update(built)
      .set(Object.fromEntries(rest) as never)
      .where(isRow);
  expect(await isShown()).toEqual([{ ...changed, ...pick(row, keys) }]);
}

const pick = (row: Row, names: string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

test.each(former.slice(0, -1))(
  'the release of migration $name creates, reads, changes and deletes rows in the current tables',
  async ({ snapshot }) => {
    await using database = await openTestDatabase();
    const tables = referencedFirst(Object.values(snapshot.tables));
    expect(tables.length).toBeGreaterThan(5);
    await database.db.write(async (tx) => {
      for (const table of tables) await work(tx, table);
      for (const table of tables.toReversed()) await tx.delete(tableOf(table));
    });
  },
);

test.each([
  'ALTER TABLE `stats` DROP COLUMN `icon`',
  'ALTER TABLE `stats` RENAME COLUMN `icon` TO `sign`',
  'ALTER TABLE `posts` RENAME TO `articles`',
  'DROP TABLE `shares`',
])('%s is detected', async (sql) => {
  await using database = await openTestDatabase();
  await database.db.migrate([{ sql }]);
  const { snapshot } = former.at(-1) as (typeof former)[number];
  const all = database.db.write(async (tx) => {
    for (const table of referencedFirst(Object.values(snapshot.tables))) await work(tx, table);
  });
  await expect(all).rejects.toThrow();
});
