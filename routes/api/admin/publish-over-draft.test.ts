// A save names the draft that its form knows, and never deletes another person's newer draft.
import { expect, test } from 'bun:test';
import { setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
const staff = await app.login();

for (const [folder, whole] of [
  ['posts', { content: '<p>Words</p>' }],
  ['case-studies', { description: 'Words', categories: ['SEO'] }],
] as const) {
  const path = `/api/admin/${folder}`;
  let made = 0;
  const item = async () => {
    const body = { title: 'Live', slug: `live-${++made}`, ...whole };
    const response = await app.send('POST', path, body, staff);
    const { id, updatedAt } = await response.json();
    return { id, body: { ...body, updatedAt } };
  };
  const put = (id: number, body: object) => app.send('PUT', `${path}/${id}`, body, staff);
  const keepDraft = async (id: number, title: string) => {
    const body = { fields: { title } };
    const response = await app.send('PUT', `${path}/${id}/draft`, body, staff);
    return (await response.json()).draft;
  };
  const draftOf = async (id: number) =>
    (await (await app.send('GET', `${path}/${id}/draft`, undefined, staff)).json()).draft;

  test(`${folder}: publishing from a form that knows an older draft or none is a stale edit`, async () => {
    const { id, body } = await item();
    const older = await keepDraft(id, 'First');
    const newer = await keepDraft(id, 'Second');
    for (const draftUpdatedAt of [null, older.updatedAt]) {
      const response = await put(id, { ...body, title: 'Mine', draftUpdatedAt });
      expect(response.status).toBe(409);
      const { current, draft } = await response.json();
      expect(current).toMatchObject({ id, title: 'Live' });
      expect(draft).toEqual(newer);
    }
    expect(await draftOf(id)).toEqual(newer);
  });

  test(`${folder}: publishing from a form that knows the draft deletes it`, async () => {
    const { id, body } = await item();
    const { updatedAt } = await keepDraft(id, 'Known');
    const response = await put(id, { ...body, title: 'Known', draftUpdatedAt: updatedAt });
    expect(response.status).toBe(200);
    expect(await draftOf(id)).toBeNull();
    const { title } = await response.json();
    expect(title).toBe('Known');
  });

  test(`${folder}: publishing a draft that no longer exists is a stale edit`, async () => {
    const { id, body } = await item();
    const { updatedAt } = await keepDraft(id, 'Discarded');
    await app.send('DELETE', `${path}/${id}/draft`, undefined, staff);
    const response = await put(id, { ...body, draftUpdatedAt: updatedAt });
    expect(response.status).toBe(409);
    expect((await response.json()).draft).toBeNull();
  });

  test(`${folder}: the conflict response has the newer item with its draft`, async () => {
    const { id, body } = await item();
    await put(id, { ...body, title: 'Theirs' });
    const draft = await keepDraft(id, 'Theirs, longer');
    const response = await put(id, { ...body, title: 'Mine', draftUpdatedAt: null });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ current: { title: 'Theirs' }, draft });
  });

  test(`${folder}: without the draft's stamp the last write wins`, async () => {
    const { id, body } = await item();
    await keepDraft(id, 'Overwritten');
    expect((await put(id, body)).status).toBe(200);
    expect(await draftOf(id)).toBeNull();
  });
}
