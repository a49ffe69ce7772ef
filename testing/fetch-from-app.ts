// For tests of code that calls the API with `fetch`: the real app responds.
import { spyOn } from 'bun:test';
import type { TestApp } from './test-app.ts';

/** Makes `app` respond to `fetch`, with the session of `cookie`. Returns the mock, to be restored after the tests. */
export function fetchFromApp(app: TestApp, cookie: string) {
  const answer = (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie);
    return app.request(path, { ...init, headers });
  };
  return spyOn(globalThis, 'fetch').mockImplementation(answer as typeof fetch);
}
