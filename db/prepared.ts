// Queries that are built and prepared once per connection, because building the SQL costs as much as running it.
import type { Queryable } from './database.ts';

/** Returns a function that gets the prepared query of a connection; `build` runs once per connection. */
export function prepared<Query>(build: (db: Queryable) => Query): (db: Queryable) => Query {
  const built = new WeakMap<Queryable, Query>();
  return (db) => {
    let query = built.get(db);
    if (query === undefined) {
      query = build(db);
      built.set(db, query);
    }
    return query;
  };
}
