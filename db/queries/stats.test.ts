// The stats of a case study on every kind of database. The tests of the API check the rules of a save.
import { expect } from 'bun:test';
import { stat, statInput } from '#db/contract/case-studies.ts';
import type { Database } from '#db/database.ts';
import { InvalidInputError } from '#db/errors.ts';
import { stats } from '#db/schema.ts';
import { cleanStudy } from '#db/testing/clean-input.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { createCaseStudy, findCaseStudy } from './case-studies.ts';
import { createStat, deleteStat } from './stats.ts';

const test = testOnPrimaries();

test('returns exactly the stored values', async (db) => {
  const { id } = await study(db, 'a');
  const input = statInput.parse({
    icon: '+',
    number: 2.5,
    valueAfterNumber: '%',
    supportingText: 'Ümsatz, "year on year" 📈',
    order: 7,
  });
  const created = await createStat(db, id, input);
  expect(created).toEqual({ ...input, number: '2.5', order: 7, id: created.id, caseStudyId: id });
  expect(stat.strict().parse(created)).toEqual(created);
  expect((await findCaseStudy(db, id))?.stats).toEqual([created]);
});

test('a stat without an order is sorted last after some were deleted', async (db) => {
  const { id } = await study(db, 'a');
  const add = (number: string) => createStat(db, id, statInput.parse({ number }));
  const [first, second] = [await add('1'), await add('2')];
  await add('3');
  for (const gone of [first, second]) await deleteStat(db, gone.id);
  await add('4');
  expect((await findCaseStudy(db, id))?.stats.map(({ number }) => number)).toEqual(['3', '4']);
});

test('the order of a new stat never exceeds the largest exact integer', async (db) => {
  const { id } = await study(db, 'a');
  const order = Number.MAX_SAFE_INTEGER;
  await createStat(db, id, statInput.parse({ number: '1', order }));
  expect((await createStat(db, id, statInput.parse({ number: '2' }))).order).toBe(order);
});

function study(db: Database, slug: string) {
  const input = { title: 'Client', slug, description: 'Text', categories: ['SEO'] };
  return createCaseStudy(db, cleanStudy(input));
}

test('a case study can have the maximum number of list entries as stats, and no more', async (db) => {
  const { id } = await study(db, 'a');
  const input = statInput.parse({ number: '1' });
  await db.write(async (tx) => {
    const many = Array.from({ length: 199 }, (_, order) => ({ ...input, caseStudyId: id, order }));
    await tx.insert(stats).values(many);
  });
  await createStat(db, id, input);
  const refused = await createStat(db, id, input).catch((error) => error);
  expect(refused).toBeInstanceOf(InvalidInputError);
  expect(refused.message).toContain('200');
});
