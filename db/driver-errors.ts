// The only place that converts driver errors to domain errors.
import { LibsqlError } from '@libsql/client/sqlite3';
import { ConflictError, DatabaseUnavailableError } from './errors.ts';

/**
 * Codes of an invalid statement or value (a server sends `UNKNOWN` for an SQL error). Every other code means that the
 * database is unavailable.
 */
const STATEMENT_CODE =
  /^(SQLITE_(ERROR|UNKNOWN|CONSTRAINT|MISMATCH|RANGE|TOOBIG|MISUSE)|SQL_|ARGS_|RESPONSE_TOO_LARGE)/;

/** A missing table means that the file was emptied or replaced. */
const SCHEMA_GONE = /no such table/;

/** SQLite's message for a taken slug, of every kind of item. */
const SLUG_TAKEN = /UNIQUE constraint failed: (?:\w+\.type, )?\w+\.slug/;

/**
 * Returns the domain error behind `error`: `ConflictError` for a taken slug, `DatabaseUnavailableError` with its cause
 * for a database that is locked, damaged, missing or out of reach. For any other failed statement it returns the
 * driver's error, since Drizzle's carries the whole SQL text and every value. Other errors are returned as they are.
 */
export function toDomainError(error: unknown): unknown {
  const chain = causeChain(error);
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

/** Whether another connection holds the lock, so that a retry may succeed. */
export function isBusy(error: unknown): boolean {
  return causeChain(error).some(
    (cause) =>
      cause instanceof LibsqlError &&
      /^SQLITE_(BUSY|LOCKED)/.test(cause.extendedCode ?? cause.code),
  );
}

/** The error and its chain of causes: Drizzle wraps driver errors, and the driver wraps network errors. */
function causeChain(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let link = error; link instanceof Error && !chain.includes(link); link = link.cause)
    chain.push(link);
  return chain;
}
