// House rule, executed on the bundle itself: what a visitor downloads holds nothing of the server.
import { expect, test } from 'bun:test';
import { join } from 'node:path';

const ROOT = join(import.meta.dir, '..');

const { metafile } = await Bun.build({
  entrypoints: [join(ROOT, 'ui/islands/client.ts')],
  root: ROOT,
  target: 'browser',
  splitting: true,
  metafile: true,
  external: ['/fonts/*', '/images/*'],
});
const inputs = Object.keys(metafile?.inputs ?? {});

test('of our own files, browsers get only ui, the contract and the limits', () => {
  const ours = inputs.filter((path) => !path.includes('node_modules/'));
  expect(ours).toContain('ui/islands/client.ts');
  const strays = ours.filter((path) => !/^(ui|db\/contract)\/|^db\/limits\.ts$/.test(path));
  expect(strays).toEqual([]);
});

test('browsers get no package that is made for servers', () => {
  const forServers =
    /node_modules\/(@libsql|drizzle-orm|pino|sanitize-html|sharp|react-dom\/.*server)/;
  expect(inputs.filter((path) => forServers.test(path))).toEqual([]);
});
