// An app whose visits tell how often the database was asked for them.
import type { Database } from '#db/client.ts';
import { openTestApp, type TestApp } from './test-app.ts';

export interface Visit {
  status: number;
  etag: string | null;
  text: string;
  /** How often the database was asked for it. */
  reads: number;
}

/** Opens an empty site with staff logged in. */
export async function openVisitedApp() {
  const app: TestApp = await openTestApp();
  const staff = await app.login();
  const database = app.deps.db;
  const read: Database['read'] = database.read.bind(database);
  let reads = 0;
  const counting: Database['read'] = (work) => {
    reads++;
    return read(work);
  };
  database.read = counting;

  async function visit(path: string, init: RequestInit = {}): Promise<Visit> {
    const before = reads;
    const response = await app.request(path, init);
    const text = await response.text();
    const etag = response.headers.get('etag');
    return { status: response.status, etag, text, reads: reads - before };
  }

  /**
   * Lets nothing that is read from now on arrive before `release`, what `holds` tells apart excepted; what is read is
   * what was there when it was asked for. From `letReadsIn` on, what is read arrives again at once.
   */
  function holdReads(holds: (result: unknown) => boolean = () => true) {
    const { promise, resolve } = Promise.withResolvers<void>();
    database.read = async (work) => {
      const result = await counting(work);
      if (holds(result)) await promise;
      return result;
    };
    const letReadsIn = () => {
      database.read = counting;
    };
    return { letReadsIn, release: resolve };
  }

  let made = 0;
  const postBody = (more: object = {}) => ({
    title: 'A post',
    slug: `post-${++made}`,
    content: '<p>Text</p>',
    publishDate: '2024-01-01',
    ...more,
  });
  const studyBody = (more: object = {}) => ({
    title: 'A client',
    slug: `study-${++made}`,
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
    holdReads,
    save,
    createPost,
    createStudy,
    postBody,
    studyBody,
    /** How often the database was asked since the app was opened. */
    readsSoFar: () => reads,
  };
}
