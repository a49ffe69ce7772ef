// Staff sessions: a random token in a cookie, its hash in the database (docs/contract.md, Sessions).
import { deleteCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { CLOCK_SKEW_MAX_MS, isWithin } from '#db/clock.ts';
import {
  createSession,
  deleteExpiredSessions,
  deleteSession,
  findSession,
  touchSession,
} from '#db/queries/access/sessions.ts';
import type { AppContext, Env } from '#server/context.ts';
import { HttpError } from './errors.ts';
import { createSecret, hashSecret } from './secrets.ts';
import { readCookies, staffCookie } from './staff-cookies.ts';

const COOKIE = 'session';
const LOGIN_PATH = '/vs-admin/login';
/** The maximum number of session cookies of a request that are looked up, one query each. */
const COOKIES_MAX = 5;
/** The last use of a session is stored at most this often, so that most page views write nothing. */
const TOUCH_MS = 60_000;

/** Starts a session and sets its cookie. The former session of the browser ends; expired sessions are deleted. */
export async function startSession(c: AppContext): Promise<void> {
  for (const former of readTokens(c)) await deleteSession(c.get('db'), hashSecret(former));
  const now = Date.now();
  const { idleMs, absoluteMs } = lifetime(c);
  await deleteExpiredSessions(c.get('db'), {
    createdBefore: now - absoluteMs,
    lastSeenBefore: now - idleMs,
    after: now + CLOCK_SKEW_MAX_MS,
  });
  const token = createSecret();
  await createSession(c.get('db'), { tokenHash: hashSecret(token), now });
  setCookie(c, COOKIE, token, cookieOptions(c));
}

/** Ends the client's session on the server and removes the cookie. */
export async function endSession(c: AppContext): Promise<void> {
  const tokens = readTokens(c);
  if (tokens.length === 0) return;
  for (const token of tokens) await deleteSession(c.get('db'), hashSecret(token));
  deleteCookie(c, COOKIE, cookieOptions(c));
}

/** Whether the client has a valid session: used within the idle time, begun within the absolute time. */
export async function hasSession(c: AppContext): Promise<boolean> {
  return (await validSession(c)) !== null;
}

/** Throws 401 without a session, else extends it. */
export const adminOnly = createMiddleware<Env>(async (c, next) => {
  if (!(await continueSession(c))) throw new HttpError(401, 'Please log in');
  await next();
});

/** Throws 401 without a session and does not extend it: for automatic calls of a page. */
export const adminOnlyQuietly = createMiddleware<Env>(async (c, next) => {
  if (!(await hasSession(c))) throw new HttpError(401, 'Please log in');
  await next();
});

/** Redirects pages of the back office to the login without a session, else extends it. */
export const redirectToLogin = createMiddleware<Env>(async (c, next) => {
  if (c.req.path !== LOGIN_PATH && !(await continueSession(c))) return c.redirect(LOGIN_PATH);
  await next();
});

/** Like `hasSession`, and restarts the idle time. */
async function continueSession(c: AppContext): Promise<boolean> {
  const session = await validSession(c);
  if (session === null) return false;
  const now = Date.now();
  const touchMs = Math.min(TOUCH_MS, c.get('config').sessionIdleMs / 10);
  if (now - session.lastSeenAt > touchMs)
    // not awaited: a database lock must not slow down the back office
    touchSession(c.get('db'), session.tokenHash, now).catch(() => {});
  return true;
}

async function validSession(c: AppContext) {
  const { idleMs, absoluteMs } = lifetime(c);
  for (const token of readTokens(c)) {
    const session = await findSession(c.get('db'), hashSecret(token));
    if (
      session &&
      isWithin(session.lastSeenAt, idleMs) &&
      isWithin(session.createdAt, absoluteMs)
    ) {
      c.set('sessionKey', session.tokenHash);
      return session;
    }
  }
  return null;
}

function lifetime(c: AppContext) {
  return { idleMs: c.get('config').sessionIdleMs, absoluteMs: c.get('config').sessionAbsoluteMs };
}

/** The tokens of all cookies of this name: another host of the domain can add one, and must not log staff out. */
function readTokens(c: AppContext): string[] {
  return readCookies(c, COOKIE).slice(0, COOKIES_MAX);
}

function cookieOptions(c: AppContext) {
  return staffCookie(c, Math.round(c.get('config').sessionAbsoluteMs / 1000));
}
