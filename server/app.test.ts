import { expect, test } from 'bun:test';
import { openTestApp } from './testing/test-app.ts';

test('an unknown path is the not-found page with status 404', async () => {
  await using app = await openTestApp();
  const response = await app.request('/nowhere');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('This page is missing. Solutions aren&#x27;t.');
});
