// A site whose staff created an API token, for the tests of tokens.
import { afterEach, expect, setSystemTime } from 'bun:test';
import type { Post } from '#db/contract/posts.ts';
import { setUpTestApp } from './test-app.ts';

/** The message of a failed response. */
export const messageOf = async (response: Response) => (await response.json()).message;

/** Opens the site, and functions that call it by staff or with a token. It is closed after the tests of the calling file. */
export async function openSiteWithToken() {
  const app = await setUpTestApp();
  afterEach(() => void setSystemTime());
  const staff = await app.login();

  const createToken = async (name = 'Drafting assistant', expiresInDays = 90) => {
    const body = { name, expiresInDays };
    return (await app.send('POST', '/api/admin/tokens', body, staff)).json() as Promise<{
      id: number;
      token: string;
    }>;
  };
  const { token, id: tokenId } = await createToken();
  const as = (bearer: string, method: string, path: string, body?: unknown, headers = {}) =>
    app.request(path, {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  const byToken = (method: string, path: string, body?: unknown) => as(token, method, path, body);

  let created = 0;
  const slug = () => `item-${++created}`;
  const createPost = async (fields: object = {}) => {
    const body = { title: 'A post', slug: slug(), content: '<p>Text</p>', ...fields };
    const response = await app.send('POST', '/api/admin/posts', body, staff);
    expect(response.status).toBe(201);
    return (await response.json()) as Post;
  };
  const versionsOf = async ({ id }: { id: number }) => {
    const path = `/api/admin/posts/${id}/versions`;
    return (await (await app.send('GET', path, undefined, staff)).json()).versions;
  };
  return {
    app,
    staff,
    token,
    tokenId,
    createToken,
    as,
    byToken,
    slug,
    createPost,
    versionsOf,
  };
}
