import { expect, test } from 'bun:test';
import { QueryBuilder } from 'drizzle-orm/sqlite-core';
import { posts } from '#db/schema.ts';
import { upcomingAt, visibleAt } from './visible.ts';

test('the time is the only parameter, so that SQLite keeps the prepared statement', () => {
  const now = '2026-01-05T09:00:00.000Z';
  for (const condition of [visibleAt(posts, now), upcomingAt(posts, now)]) {
    const { params } = new QueryBuilder().select().from(posts).where(condition).toSQL();
    expect(params).toEqual([now]);
  }
});
