// Reads a local file without the driver's wrapping of every row, which costs more than SQLite's work on a page's query.
import { LibsqlError } from '@libsql/client/sqlite3';
import { drizzle } from 'drizzle-orm/sqlite-proxy';
import Libsql from 'libsql';
import type { OpenConnection } from './connection.ts';

/** Filters make a few dozen texts; lists of ids of any length could make more. */
const STATEMENTS_MAX = 100;

type Statement = Libsql.Statement<unknown[]>;

/**
 * Drizzle over a connection of the libSQL library that runs `pragmas` first, with its statements kept prepared.
 * For reads only: a failure leaves nothing open but the connection, which `Connection` throws away when it must.
 * Throws `LibsqlError` like the driver.
 */
export function openFileReading(path: string, pragmas: string): OpenConnection {
  const database = speaking(() => new Libsql(path));
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
      return speaking(() => prepared(sql)[method](...params) as unknown[]);
    } catch (error) {
      statements.delete(sql);
      throw error;
    }
  };
  speaking(() => database.exec(pragmas));
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

/** What `work` gives; the library's errors in the driver's words, which driver-errors.ts understands. */
function speaking<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Libsql.SqliteError)) throw error;
    const code = /^SQLITE_[A-Z]+/.exec(error.code)?.[0] ?? 'SQLITE_UNKNOWN';
    throw new LibsqlError(error.message, code, error.code, undefined, error);
  }
}
