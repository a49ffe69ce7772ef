// The cookies of staff: their options, and how they are read.
import type { AppContext } from '#server/context.ts';

/** The options of a cookie that scripts and other sites cannot read, for `maxAge` seconds. */
export function staffCookie(c: AppContext, maxAge: number) {
  const secure = isSecure(c);
  const prefix = secure ? 'host' : undefined;
  return { httpOnly: true, sameSite: 'Lax', path: '/', secure, prefix, maxAge } as const;
}

/** The values of all cookies called `name` (without prefix), in the order of the request. */
export function readCookies(c: AppContext, name: string): string[] {
  const start = `${isSecure(c) ? '__Host-' : ''}${name}=`;
  return (c.req.header('cookie') ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(start))
    .map((cookie) => cookie.slice(start.length));
}

function isSecure(c: AppContext): boolean {
  return c.env.origin.startsWith('https:');
}
