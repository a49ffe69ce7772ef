// The admin calls for the stats of a case study (docs/contract.md, Stats).
import { expect, test } from 'bun:test';
import { stored } from '#testing/stored.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
const staff = await app.login();

const PATH = '/api/admin/case-studies';
let made = 0;
const createStudy = async (): Promise<number> => {
  const slug = `study-${++made}`;
  const body = { title: 'T', slug, description: 'D', categories: ['UX'] };
  return (await (await app.send('POST', PATH, body, staff)).json()).id;
};
const post = (study: number | string, body: unknown) =>
  app.send('POST', `${PATH}/${study}/stats`, body, staff);
const put = (stat: number | string, body: unknown) =>
  app.send('PUT', `${PATH}/stats/${stat}`, body, staff);
const remove = (stat: number | string) =>
  app.send('DELETE', `${PATH}/stats/${stat}`, undefined, staff);
const statsOf = async (study: number) =>
  (await (await app.request(`/api/case-studies/${study}`)).json()).stats;

test('adds a stat and returns it', async () => {
  const caseStudyId = await createStudy();
  const sent = { icon: '+', number: '128', valueAfterNumber: '%', supportingText: 'Growth' };
  const measurement = '2025 on 2024, from the ledger';
  const response = await post(caseStudyId, { ...sent, measurement, order: 3 });
  expect(response.status).toBe(201);
  const stat = await response.json();
  expect(stat).toEqual({
    id: expect.any(Number),
    caseStudyId,
    ...sent,
    measurement,
    order: 3,
  });
  expect(await statsOf(caseStudyId)).toEqual([stat]);
});

for (const [sent, kept] of [
  [128, '128'],
  [2.5, '2.5'],
  [0, '0'],
  [-4, '-4'],
  ['140+', '140+'],
  ['2.50', '2.50'],
] as const)
  test(`stores the number ${JSON.stringify(sent)} as the text ${kept}`, async () => {
    const stat = await (await post(await createStudy(), { number: sent })).json();
    expect(stat.number).toBe(kept);
    expect((await (await put(stat.id, { number: sent })).json()).number).toBe(kept);
  });

test('a stat without an order is sorted last', async () => {
  const study = await createStudy();
  for (const number of ['1', '2', '3']) await post(study, { number });
  const stats: { number: string; order: number }[] = await statsOf(study);
  expect(stats.map(({ number, order }) => [number, order])).toEqual([
    ['1', 0],
    ['2', 1],
    ['3', 2],
  ]);
});

test('stats are sorted by order, not by creation', async () => {
  const study = await createStudy();
  for (const order of [2, 0, 1]) await post(study, { number: order, order });
  const stats: { number: string }[] = await statsOf(study);
  expect(stats.map(({ number }) => number)).toEqual(['0', '1', '2']);
});

test('an update replaces the stat and keeps its order when none is sent', async () => {
  const study = await createStudy();
  const stat = await (await post(study, { icon: '+', number: '1', order: 7 })).json();
  const response = await put(stat.id, { number: '2', caseStudyId: study });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ...stat, icon: null, number: '2' });
  expect((await (await put(stat.id, { number: '2', order: 0 })).json()).order).toBe(0);
});

test('a stat never moves to another case study', async () => {
  const [mine, other] = [await createStudy(), await createStudy()];
  const stat = await (await post(mine, { number: '1' })).json();
  const before = await stored(app);
  const response = await put(stat.id, { number: '2', caseStudyId: other });
  expect(response.status).toBe(400);
  expect((await response.json()).errors[0].path).toBe('caseStudyId');
  expect(await stored(app)).toEqual(before);
});

test('an id in the body is ignored', async () => {
  const stat = await (await post(await createStudy(), { number: '1', id: 4242 })).json();
  expect(stat.id).not.toBe(4242);
});

for (const [what, body, path] of [
  ['no number', {}, 'number'],
  ['a blank number', { number: ' ' }, 'number'],
  ['a number that is a list', { number: [1] }, 'number'],
  ['a number over 50 characters', { number: '1'.repeat(51) }, 'number'],
  ['an icon over 20 characters', { number: 1, icon: '+'.repeat(21) }, 'icon'],
  ['a text over 300 characters', { number: 1, supportingText: 'x'.repeat(301) }, 'supportingText'],
  ['a negative order', { number: 1, order: -1 }, 'order'],
  ['an order with a fraction', { number: 1, order: 0.5 }, 'order'],
] as const)
  test(`rejects ${what} with 400, on create and on update`, async () => {
    const study = await createStudy();
    const stat = await (await post(study, { number: '1' })).json();
    const before = await stored(app);
    for (const response of [await post(study, body), await put(stat.id, body)]) {
      expect(response.status).toBe(400);
      expect((await response.json()).errors[0].path).toBe(path);
    }
    expect(await stored(app)).toEqual(before);
  });

test('deletes a stat once, and nothing else', async () => {
  const study = await createStudy();
  const [first, second] = [
    await (await post(study, { number: '1' })).json(),
    await (await post(study, { number: '2' })).json(),
  ];
  const response = await remove(first.id);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true });
  expect(await statsOf(study)).toEqual([second]);
  for (const gone of [await remove(first.id), await put(first.id, { number: '1' })]) {
    expect(gone.status).toBe(404);
    expect(await gone.json()).toEqual({ message: 'Stat not found' });
  }
});

test('a stat cannot be added to a missing case study', async () => {
  const response = await post(999_999, { number: '1' });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: 'Case study not found' });
});

test('a list of stats replaces those of the study with the save, all or nothing', async () => {
  const [id, other] = [await createStudy(), await createStudy()];
  const { id: kept } = await (await post(id, { number: '46' })).json();
  await post(id, { number: '7' });
  const { id: foreign } = await (await post(other, { number: '1' })).json();
  const fields = { title: 'Listed', slug: `listed-${id}`, description: 'D', categories: ['UX'] };
  const save = (statList: object[]) =>
    app.send('PUT', `${PATH}/${id}`, { ...fields, statList }, staff);
  const numbers = async (study: number) =>
    (await statsOf(study)).map(({ number }: { number: string }) => number);
  const refused = await save([{ number: '128' }, { number: '' }]);
  expect(refused.status).toBe(400);
  expect((await refused.json()).errors[0].path).toBe('statList.1.number');
  expect(await numbers(id)).toEqual(['46', '7']);
  const saved = await save([
    { number: '128' },
    { id: kept, number: '47' },
    { id: foreign, number: '9' },
  ]);
  const { title, stats } = await saved.json();
  expect(title).toBe('Listed');
  expect(stats).toEqual(await statsOf(id));
  expect(await numbers(id)).toEqual(['128', '47', '9']);
  expect(stats[1].id).toBe(kept);
  expect(await numbers(other)).toEqual(['1']);
  await app.send('PUT', `${PATH}/${id}`, { ...fields, stats: [] }, staff);
  expect(await numbers(id)).toEqual(['128', '47', '9']);
  const created = await app.send('POST', PATH, { ...fields, slug: 'new', statList: stats }, staff);
  expect((await created.json()).stats).toHaveLength(3);
  expect(await numbers(id)).toEqual(['128', '47', '9']);
});
