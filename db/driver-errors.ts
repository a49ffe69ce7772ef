// The one place that turns what the driver throws into the errors of the domain.
import { LibsqlError } from '@libsql/client/sqlite3';
import { ConflictError, DatabaseUnavailableError } from './errors.ts';

/** Codes that blame the statement or its values (a server says `UNKNOWN` for a plain SQL error); every other code means that the database cannot be used. */
const STATEMENT_CODE =
  /^(SQLITE_(ERROR|UNKNOWN|CONSTRAINT|MISMATCH|RANGE|TOOBIG|MISUSE)|SQL_|ARGS_|RESPONSE_TOO_LARGE)/;

/** A schema that is gone is a database that is gone: somebody emptied the file, or put another one in its place. */
const SCHEMA_GONE = /no such table/;

/** A taken slug, as SQLite words it for posts and case studies alike. */
const SLUG_TAKEN = /UNIQUE constraint failed: \w+\.slug/;

/**
 * The domain error behind `error`: `ConflictError` for a taken slug, `DatabaseUnavailableError` (cause kept) for a
 * database that is locked, damaged, gone or out of reach. Of any other failed statement the driver's own error, since
 * Drizzle's carries the whole SQL text and every value; and what is no failed statement comes back as it is.
 */
export function toDomainError(error: unknown): unknown {
  const chain = causes(error);
  const unavailable = chain.find((cause) => cause instanceof DatabaseUnavailableError);
  if (unavailable) return unavailable;
  const driverError = chain.find((cause) => cause instanceof LibsqlError);
  if (!driverError) return error;
  if (SLUG_TAKEN.test(driverError.message))
    return new ConflictError('This slug is already in use', 'slug');
  if (STATEMENT_CODE.test(driverError.code) && !SCHEMA_GONE.test(driverError.message))
    return driverError;
  return new DatabaseUnavailableError({ cause: driverError });
}

/** Whether another connection holds the lock, so that the same work may succeed a moment later. */
export function isBusy(error: unknown): boolean {
  return causes(error).some(
    (cause) =>
      cause instanceof LibsqlError &&
      /^SQLITE_(BUSY|LOCKED)/.test(cause.extendedCode ?? cause.code),
  );
}

/** The error, its cause, the cause of that, and so on: Drizzle wraps the driver's error, the driver the network's. */
function causes(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let link = error; link instanceof Error && !chain.includes(link); link = link.cause)
    chain.push(link);
  return chain;
}
