// The menu order set by dragging: the new order, and numbers that change as little as possible.
import { expect } from 'bun:test';
import type { Database } from '#db/database.ts';
import { NotFoundError } from '#db/errors.ts';
import { listCaseStudies } from '#db/queries/case-studies.ts';
import { makeStudy } from '#db/testing/items.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { orderCaseStudies } from './menu-order.ts';

const test = testOnPrimaries();

async function shown(db: Database) {
  const list = await listCaseStudies(db, { category: '', sector: '', includeHidden: true });
  return list.map(({ slug, menuOrder }) => `${slug} ${menuOrder}`);
}

async function make(db: Database, orders: Record<string, number>): Promise<Record<string, number>> {
  const ids: Record<string, number> = {};
  for (const [slug, menuOrder] of Object.entries(orders))
    ids[slug] = (await makeStudy(db, { slug, menuOrder, publishDate: '2020-01-01' })).id;
  return ids;
}

test('changes nothing when one of the case studies does not exist', async (db) => {
  const { a, b } = await make(db, { a: 2, b: 1 });
  const ordered = orderCaseStudies(db, [b as number, 999, a as number]);
  await expect(ordered).rejects.toBeInstanceOf(NotFoundError);
  expect(await shown(db)).toEqual(['a 2', 'b 1']);
});

test('swaps the numbers of the named case studies', async (db) => {
  const { a, b, c } = await make(db, { a: 100, b: 90, c: 10 });
  const answer = await orderCaseStudies(db, [c, a, b] as number[]);
  expect(await shown(db)).toEqual(['c 100', 'a 90', 'b 10']);
  expect(answer.caseStudies.map(({ menuOrder }) => menuOrder)).toEqual([100, 90, 10]);
});

test('other case studies keep their places', async (db) => {
  const { a, c } = await make(db, { a: 4, b: 3, c: 2, d: 1 });
  await orderCaseStudies(db, [c, a] as number[]);
  expect(await shown(db)).toEqual(['c 4', 'b 3', 'a 2', 'd 1']);
});

test('raises a number only where two would be equal', async (db) => {
  const ids = await make(db, { a: 0, b: 0, c: 0, d: 0, top: 50 });
  expect(await shown(db)).toEqual(['top 50', 'd 0', 'c 0', 'b 0', 'a 0']);
  await orderCaseStudies(db, [ids.top, ids.a, ids.d, ids.c, ids.b] as number[]);
  expect(await shown(db)).toEqual(['top 50', 'a 1', 'd 0', 'c 0', 'b 0']);
});
