// The marks of the partners are in one file, and pages reference them.
import { expect, test } from 'bun:test';
import { setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();

/** The references of a page to marks: the file, and the ids in it. */
async function marksOn(path: string) {
  const html = await app.text(path);
  const found = [...html.matchAll(/<use href="(\/partner-marks\/[^"#]+)#([^"]+)"/g)];
  return { file: found[0]?.[1] ?? '', ids: found.map(([, , id]) => id) };
}

test.each(['/', '/partners'])('%s shows marks that are in the file', async (path) => {
  const { file, ids } = await marksOn(path);
  expect(ids.length).toBeGreaterThan(5);
  const response = await app.request(file);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  const svg = await response.text();
  for (const id of ids) expect(svg).toContain(`<path id="${id}" fill="currentColor" d="M`);
});

test('the file is immutable under its current version only', async () => {
  const { file } = await marksOn('/');
  for (let time = 0; time < 2; time++)
    expect((await app.request(file)).headers.get('cache-control')).toContain('immutable');
  const former = await app.request('/partner-marks/00000000.svg');
  expect(former.status).toBe(200);
  expect(former.headers.get('cache-control')).toBe('no-cache');
  expect((await app.request('/partner-marks/other.svg')).status).toBe(404);
});
