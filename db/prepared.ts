// Queries of visitors' pages, built once per connection: building the SQL costs as much as running it.
import type { Queryable } from './client.ts';

/** Gives the query that `build` prepared on a connection; `build` runs once for each. */
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
