// A browser that has logged in before has its own limit of login attempts, so that strangers cannot lock staff out
// (docs/contract.md, Login limits). Its cookie is signed and grants no access.
import { createHmac } from 'node:crypto';
import { setCookie } from 'hono/cookie';
import type { AppContext } from '#server/context.ts';
import { createSecret, equalsSecret } from './secrets.ts';
import { readCookies, staffCookie } from './staff-cookies.ts';

const COOKIE = 'browser';
const ID_BYTES = 16;
const MAX_AGE_S = 365 * 24 * 60 * 60;
const VALUE = /^([\w-]{22})\.([\w-]{43})$/;

/** The id of the browser; null for one that never logged in with the current password. */
export async function knownBrowser(c: AppContext): Promise<string | null> {
  for (const value of readCookies(c, COOKIE)) {
    const [, id = '', signature = ''] = VALUE.exec(value) ?? [];
    if (id !== '' && equalsSecret(signature, await sign(c, id))) return id;
  }
  return null;
}

/** Remembers the browser for a year. */
export async function rememberBrowser(c: AppContext): Promise<void> {
  const id = (await knownBrowser(c)) ?? createSecret(ID_BYTES);
  setCookie(c, COOKIE, `${id}.${await sign(c, id)}`, staffCookie(c, MAX_AGE_S));
}

/** Signed with the stored password hash: a new password invalidates all cookies. */
async function sign(c: AppContext, id: string): Promise<string> {
  const secret = await c.get('staffPassword').hash();
  return createHmac('sha256', secret).update(`browser ${id}`).digest('base64url');
}
