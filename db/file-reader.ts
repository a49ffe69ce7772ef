// Reads a local file without the driver, whose row wrapping costs more than SQLite needs for a page's query.
import { LibsqlError } from '@libsql/client/sqlite3';
import { drizzle } from 'drizzle-orm/sqlite-proxy';
import Libsql from 'libsql';
import type { OpenConnection } from './connection.ts';

/** Filters create a few dozen different statements; lists of ids could create any number. */
const STATEMENTS_MAX = 100;

type Statement = Libsql.Statement<unknown[]>;

/**
 * Opens a connection of the libSQL library, runs `pragmas`, and caches prepared statements. Read-only.
 * Throws `LibsqlError` like the driver.
 */
export function openReader(path: string, pragmas: string): OpenConnection {
  const database = mapDriverErrors(() => new Libsql(path));
  const statements = new Map<string, Statement>();
  const prepared = (sql: string) => {
    let statement = statements.get(sql);
    if (statement === undefined) {
      if (statements.size >= STATEMENTS_MAX) statements.clear();
      statement = database.prepare(sql).raw(true);
      statements.set(sql, statement);
    }
    return statement;
  };
  const read = (sql: string, params: unknown[], method: 'all' | 'get'): unknown[] => {
    try {
      return mapDriverErrors(() => prepared(sql)[method](...params) as unknown[]);
    } catch (error) {
      statements.delete(sql);
      throw error;
    }
  };
  mapDriverErrors(() => database.exec(pragmas));
  return {
    drizzle: drizzle(async (sql, params, method) => ({
      rows: read(sql, params, method === 'get' ? 'get' : 'all'),
    })),
    close() {
      statements.clear();
      database.close();
    },
  };
}

/** Runs `work` and converts the library's errors to those of the driver, which driver-errors.ts handles. */
function mapDriverErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Libsql.SqliteError)) throw error;
    const code = /^SQLITE_[A-Z]+/.exec(error.code)?.[0] ?? 'SQLITE_UNKNOWN';
    throw new LibsqlError(error.message, code, error.code, undefined, error);
  }
}
