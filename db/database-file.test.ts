// The path of a `file:` URL.
import { expect, test } from 'bun:test';
import { filePathFromUrl } from './database-file.ts';

test.each([
  ['file:data/site.db', 'data/site.db'],
  ['file:./data/site.db', './data/site.db'],
  ['file:/srv/site.db', '/srv/site.db'],
  ['file:///srv/site.db', '/srv/site.db'],
  ['file://localhost/srv/site.db', '/srv/site.db'],
  ['file:/srv/my%20site.db', '/srv/my site.db'],
  ['file:/srv/100%/site #1.db', '/srv/100%/site #1.db'],
])('%s', (url, path) => {
  expect(filePathFromUrl(url)).toBe(path);
});
