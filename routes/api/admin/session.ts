// Login, status and logout (docs/contract.md, Session calls).
import { Hono } from 'hono';
import { login, sessionStatus } from '#db/contract/access/session.ts';
import {
  deleteLoginTry,
  type LoginCaller,
  reserveLoginTry,
} from '#db/queries/access/login-tries.ts';
import { OneAtATime } from '#server/admin/one-at-a-time.ts';
import type { AppContext, Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { HttpError } from '#server/http/errors.ts';
import { knownBrowser, rememberBrowser } from '#server/http/known-browser.ts';
import { tooMany } from '#server/http/rate-limit.ts';
import { endSession, hasSession, startSession } from '#server/http/sessions.ts';
import { jsonOnly, validJson } from '#server/http/validate.ts';

/** Attempts of one caller are checked in sequence, so that any number of correct ones at once succeeds. */
const logins = new OneAtATime();

export const adminSession = new Hono<Env>()
  .post(
    '/login',
    describeRoute({
      operationId: 'logIn',
      tag: 'Session',
      summary: 'Log in: sets the session cookie',
      answer: [200, sessionStatus],
      failures: [401, 429],
    }),
    jsonOnly(),
    validJson(login),
    async (c) => {
      const { address } = c.env;
      const { password } = c.req.valid('json');
      const browser = await knownBrowser(c);
      const caller = browser === null ? { address } : { browser };
      await logins.run(browser ?? address, () => checkPassword(c, caller, password));
      await startSession(c);
      await rememberBrowser(c);
      return c.json({ isAuthenticated: true });
    },
  )
  .get(
    '/status',
    describeRoute({
      operationId: 'getSessionStatus',
      tag: 'Session',
      summary: 'Whether the caller is logged in',
      answer: [200, sessionStatus],
    }),
    async (c) => c.json({ isAuthenticated: await hasSession(c).catch(() => false) }),
  )
  .post(
    '/logout',
    describeRoute({
      operationId: 'logOut',
      tag: 'Session',
      summary: 'End the session',
      answer: [200, sessionStatus],
    }),
    async (c) => {
      await endSession(c);
      return c.json({ isAuthenticated: false });
    },
  );

/** Throws 429 above the limits, and 401 for a wrong password. */
async function checkPassword(c: AppContext, caller: LoginCaller, password: string): Promise<void> {
  // counted before the password is checked, so that concurrent attempts cannot exceed the limit
  const reserved = await reserveLoginTry(c.get('db'), caller, Date.now());
  if ('retryAfterMs' in reserved)
    throw tooMany(
      reserved.retryAfterMs,
      () => 'Too many attempts. Please wait before you try again.',
    );
  if (!(await c.get('staffPassword').matches(password)))
    throw new HttpError(401, 'Invalid password');
  await deleteLoginTry(c.get('db'), reserved.id);
}
