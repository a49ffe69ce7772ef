// Logs staff in to a running site.
import type { Site } from './start-site.ts';

/** The Cookie header of a new session. */
export async function logInTo({ origin, password }: Site): Promise<string> {
  const response = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  return response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}
