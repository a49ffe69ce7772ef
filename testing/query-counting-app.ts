// An app that counts the database queries of each request, for tests of the page cache.
import type { Database } from '#db/client.ts';
import { setUpTestApp } from './test-app.ts';

export interface Visit {
  status: number;
  etag: string | null;
  text: string;
  /** The number of queries for the response. */
  queries: number;
}

/** Opens an empty site for all tests of the calling file; `staff` is the Cookie header of a session. */
export async function openQueryCountingApp() {
  const app = await setUpTestApp();
  const staff = await app.login();
  const database = app.deps.db;
  const read: Database['read'] = database.read.bind(database);
  let queries = 0;
  const counting: Database['read'] = (work) => {
    queries++;
    return read(work);
  };
  database.read = counting;

  async function visit(path: string, init: RequestInit = {}): Promise<Visit> {
    const before = queries;
    const response = await app.request(path, init);
    const text = await response.text();
    const etag = response.headers.get('etag');
    return { status: response.status, etag, text, queries: queries - before };
  }

  /**
   * Holds back the results of all queries until `release`. Queries that start after `stopHolding` are not held. `held` resolves
   * with the first one.
   */
  function holdQueries() {
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = Promise.withResolvers<void>();
    database.read = async (work) => {
      const result = await counting(work);
      first.resolve();
      await promise;
      return result;
    };
    const stopHolding = () => {
      database.read = counting;
    };
    return { stopHolding, release: resolve, held: first.promise };
  }

  let created = 0;
  const postBody = (more: object = {}) => ({
    title: 'A post',
    slug: `post-${++created}`,
    content: '<p>Text</p>',
    publishDate: '2024-01-01',
    ...more,
  });
  const studyBody = (more: object = {}) => ({
    title: 'A client',
    slug: `study-${++created}`,
    description: 'Words',
    categories: ['UX'],
    publishDate: '2024-01-01',
    ...more,
  });
  const save = async (method: string, path: string, body?: unknown) =>
    (await app.send(method, path, body, staff)).json();
  const createPost = (more?: object) => save('POST', '/api/admin/posts', postBody(more));
  const createStudy = (more?: object) => save('POST', '/api/admin/case-studies', studyBody(more));

  return {
    ...app,
    staff,
    visit,
    holdQueries,
    save,
    createPost,
    createStudy,
    postBody,
    studyBody,
    /** The number of queries since the app was opened. */
    queryCount: () => queries,
  };
}
