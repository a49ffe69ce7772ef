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

const outputs = metafile?.outputs ?? {};

/** The sources that come with a source of ours: at once, and with `later` also what it fetches when it is needed. */
function sourcesWith(source: string, later: boolean): Set<string> {
  const sources = new Set<string>();
  const waiting = Object.keys(outputs).filter((path) => outputs[path]?.entryPoint === source);
  const seen = new Set(waiting);
  for (const path of waiting) {
    const { inputs = {}, imports = [] } = outputs[path] ?? {};
    for (const input of Object.keys(inputs)) sources.add(input);
    for (const { path: next, kind } of imports) {
      if (seen.has(next) || (kind === 'dynamic-import' && !later)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return sources;
}

const islands = Object.values(outputs).flatMap(({ entryPoint }) =>
  entryPoint && /^ui\/islands\/[^/]+\.tsx$/.test(entryPoint) ? [entryPoint] : [],
);
const hasEditor = (sources: Set<string>) =>
  [...sources].some((path) => /prosemirror|editor\/text-editor\.tsx$/.test(path));

test('the editor comes with the two forms only, and later than they do', () => {
  expect(islands).toContain('ui/islands/admin-posts.tsx');
  expect(islands.filter((island) => hasEditor(sourcesWith(island, true))).sort()).toEqual([
    'ui/islands/case-study-form.tsx',
    'ui/islands/post-form.tsx',
  ]);
  expect(islands.filter((island) => hasEditor(sourcesWith(island, false)))).toEqual([]);
  expect(hasEditor(sourcesWith('ui/islands/client.ts', false))).toBe(false);
});
