// The stats of a case study, saved one at a time.
import { expect } from 'bun:test';
import { stat, statInput, statUpdate } from '#db/contract/case-studies.ts';
import type { Database } from '#db/database.ts';
import { InvalidInputError, NotFoundError } from '#db/errors.ts';
import { stats } from '#db/schema.ts';
import { cleanStudy } from '#db/testing/clean-input.ts';
import { testOnEveryDatabase } from '#db/testing/test-on-every-database.ts';
import { createCaseStudy, findCaseStudy } from './case-studies.ts';
import { createStat, deleteStat, updateStat } from './stats.ts';

const test = testOnEveryDatabase();

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

test('a stat without an order is sorted last', async (db) => {
  const { id } = await study(db, 'a');
  const orders: number[] = [];
  for (const number of ['1', '2', '3'])
    orders.push((await createStat(db, id, statInput.parse({ number }))).order);
  expect(orders).toEqual([0, 1, 2]);
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

test('keeps the order of an update that does not send it', async (db) => {
  const { id } = await study(db, 'a');
  const created = await createStat(db, id, statInput.parse({ number: '1', icon: '-', order: 4 }));
  const update = statUpdate.parse({ number: '140+', caseStudyId: id });
  expect(await updateStat(db, created.id, update)).toEqual({
    ...created,
    number: '140+',
    icon: null,
  });
  expect(
    (await updateStat(db, created.id, statUpdate.parse({ number: '1', order: 0 }))).order,
  ).toBe(0);
});

test('never moves a stat to another case study', async (db) => {
  const { id } = await study(db, 'a');
  const other = await study(db, 'b');
  const created = await createStat(db, id, statInput.parse({ number: '1' }));
  const update = statUpdate.parse({ number: '2', caseStudyId: other.id });
  const refused = await updateStat(db, created.id, update).catch((error) => error);
  expect(refused).toBeInstanceOf(InvalidInputError);
  expect(refused.path).toBe('caseStudyId');
  expect((await findCaseStudy(db, id))?.stats).toEqual([created]);
});

test('deletes a stat and returns it', async (db) => {
  const { id } = await study(db, 'a');
  const created = await createStat(db, id, statInput.parse({ number: '1' }));
  expect(await deleteStat(db, created.id)).toEqual(created);
  expect((await findCaseStudy(db, id))?.stats).toEqual([]);
});

test('a missing stat or case study is not found', async (db) => {
  const input = statInput.parse({ number: '1' });
  await expect(createStat(db, 404, input)).rejects.toBeInstanceOf(NotFoundError);
  await expect(updateStat(db, 404, input)).rejects.toBeInstanceOf(NotFoundError);
  await expect(deleteStat(db, 404)).rejects.toBeInstanceOf(NotFoundError);
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
