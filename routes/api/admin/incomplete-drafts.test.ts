// Drafts may be incomplete; items that are or become public may not.
import { expect, test } from 'bun:test';
import { setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
const staff = await app.login();

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const KINDS = {
  posts: { whole: { content: '<p>Words</p>' }, missing: ['content'] },
  'case-studies': {
    whole: { description: 'Words', categories: ['SEO'] },
    missing: ['description', 'categories'],
  },
};

for (const [folder, { whole, missing }] of Object.entries(KINDS)) {
  const path = `/api/admin/${folder}`;
  const post = (body: object) => app.send('POST', path, body, staff);
  const put = (id: number, body: object) => app.send('PUT', `${path}/${id}`, body, staff);
  const bulk = (body: object) => app.send('POST', `${path}/bulk`, body, staff);
  const publicStatus = async (slug: string) => (await app.request(`/api/${folder}/${slug}`)).status;
  const draft = async (title: string, more: object = {}) => {
    const response = await post({ title, status: 'draft', ...more });
    expect(response.status).toBe(201);
    return (await response.json()) as { id: number; slug: string; status: string };
  };
  const pathsOf = async (response: Response) => {
    expect(response.status).toBe(400);
    const { errors }: { errors: { path: string }[] } = await response.json();
    return errors.map((error) => error.path);
  };

  test(`${folder}: a draft needs only a title, from which its slug is made`, async () => {
    const first = await draft('Half an Idea');
    expect(first).toMatchObject({ slug: 'half-an-idea', status: 'draft' });
    expect(await draft('Half an idea!', { slug: '' })).toMatchObject({ slug: 'half-an-idea-2' });
    expect(await publicStatus('half-an-idea')).toBe(404);
    expect(await pathsOf(await post({ status: 'draft' }))).toEqual(['title']);
    expect(await pathsOf(await post({ title: ' ', status: 'draft' }))).toEqual(['title']);
  });

  test(`${folder}: a slug made from a title without Latin letters is valid`, async () => {
    for (const title of ['日本', '2026', 'x'.repeat(300)]) {
      const { slug } = await draft(title);
      expect(slug).toMatch(/^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(200);
    }
  });

  test(`${folder}: the given slug of a draft is validated`, async () => {
    await draft('Taken', { slug: 'taken' });
    expect(await pathsOf(await post({ title: 'T', slug: 'A b', status: 'draft' }))).toEqual([
      'slug',
    ]);
    expect((await post({ title: 'T', slug: 'taken', status: 'draft' })).status).toBe(409);
  });

  test(`${folder}: an update may leave a draft incomplete and keeps its address`, async () => {
    const { id, slug } = await draft('Grows slowly');
    const body = { title: 'Grows faster', slug, status: 'draft' };
    const response = await put(id, body);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject(body);
    expect(await (await put(id, { ...body, slug: '' })).json()).toMatchObject({
      slug: 'grows-faster',
    });
  });

  test(`${folder}: publishing by POST or PUT, with or without a status, requires every field`, async () => {
    const { id } = await draft('Not ready');
    for (const state of [
      {},
      { status: 'published' },
      { status: 'scheduled', publishDate: inAnHour() },
    ]) {
      const body = { title: 'Not ready', slug: 'not-ready', ...state };
      expect(await pathsOf(await put(id, body))).toEqual(missing);
      const other = { ...body, slug: 'not-ready-either' };
      expect(await pathsOf(await post(other))).toEqual(missing);
      expect(await pathsOf(await put(id, { ...state, ...whole, title: 'Not ready' }))).toEqual([
        'slug',
      ]);
    }
    expect(await publicStatus('not-ready')).toBe(404);
  });

  test(`${folder}: a draft that is complete is published`, async () => {
    const { id, slug } = await draft('Ready now');
    const body = { title: 'Ready now', slug, ...whole, status: 'published' };
    expect((await put(id, body)).status).toBe(200);
    expect(await publicStatus(slug)).toBe(200);
  });

  test(`${folder}: bulk publishing is rejected when one item is incomplete, and names it`, async () => {
    const ready = await draft('Complete', whole);
    const { id, slug } = await draft('Incomplete');
    const response = await bulk({ action: 'publish', ids: [ready.id, id] });
    expect(response.status).toBe(400);
    const { message, errors } = await response.json();
    expect(message).toContain('“Incomplete”');
    expect(errors.map((error: { path: string }) => error.path)).toEqual(
      missing.map((field) => `ids.1.${field}`),
    );
    expect(await publicStatus(ready.slug)).toBe(404);
    for (const status of ['published', 'scheduled']) {
      const items = [{ id, status, publishDate: inAnHour() }];
      expect(await pathsOf(await bulk({ action: 'status', items }))).toEqual(
        missing.map((field) => `items.0.${field}`),
      );
    }
    expect(await publicStatus(slug)).toBe(404);
    expect((await bulk({ action: 'publish', ids: [ready.id] })).status).toBe(200);
    expect(await publicStatus(ready.slug)).toBe(200);
  });

  test(`${folder}: an incomplete version of a published item cannot be restored`, async () => {
    const { id, slug } = await draft('Once empty');
    await put(id, { title: 'Once empty', slug, ...whole, status: 'published' });
    const { versions } = await (
      await app.send('GET', `${path}/${id}/versions`, undefined, staff)
    ).json();
    const restore = `${path}/${id}/versions/${versions.at(-1).id}/restore`;
    expect((await app.send('POST', restore, undefined, staff)).status).toBe(400);
    await bulk({ action: 'unpublish', ids: [id] });
    expect((await app.send('POST', restore, undefined, staff)).status).toBe(200);
  });
}
