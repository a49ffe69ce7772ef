// The contents of the client bundles: no server code, and nothing of the back office on public pages.
import { expect, test } from 'bun:test';
import { join } from 'node:path';

const ROOT = join(import.meta.dir, '..');

const SITE = 'ui/site/client.ts';
const ADMIN = 'ui/admin/client.ts';
const metafiles = await Promise.all(
  [SITE, ADMIN].map(async (source) => {
    const { metafile } = await Bun.build({
      entrypoints: [join(ROOT, source)],
      root: ROOT,
      target: 'browser',
      splitting: true,
      metafile: true,
      external: ['/fonts/*', '/images/*'],
    });
    if (!metafile) throw new Error(`The build of ${source} has no metafile`);
    return metafile;
  }),
);
const inputs = metafiles.flatMap((metafile) => Object.keys(metafile.inputs));

test('of our own files the bundle has only ui, the contract and the limits', () => {
  const ownFiles = inputs.filter((path) => !path.includes('node_modules/'));
  expect(ownFiles).toContain('ui/site/client.ts');
  const strays = ownFiles.filter((path) => !/^(ui|db\/contract)\/|^db\/limits\.ts$/.test(path));
  expect(strays).toEqual([]);
});

test('the bundle has no server packages', () => {
  const forServers =
    /node_modules\/(@libsql|drizzle-orm|pino|sanitize-html|sharp|react-dom\/.*server)/;
  expect(inputs.filter((path) => forServers.test(path))).toEqual([]);
});

/** The sources that are loaded with `source`; with `later` also its dynamic imports. */
function sourcesWith(side: typeof SITE | typeof ADMIN, source: string, later = false) {
  const outputs = metafiles[side === SITE ? 0 : 1]?.outputs ?? {};
  const sources = new Set<string>();
  const paths = new Set(
    Object.keys(outputs).filter((path) => outputs[path]?.entryPoint === source),
  );
  // the iteration includes paths added during it
  for (const path of paths) {
    const { inputs = {}, imports = [] } = outputs[path] ?? {};
    for (const input of Object.keys(inputs)) sources.add(input);
    for (const { path: next, kind } of imports)
      if (later || kind !== 'dynamic-import') paths.add(next);
  }
  return [...sources];
}

const isEditor = (path: string) => /prosemirror|editor\/text-editor\.tsx$/.test(path);

test('the editor loads only with the two forms, and after them', () => {
  expect(sourcesWith(SITE, SITE, true).filter(isEditor)).toEqual([]);
  expect(sourcesWith(ADMIN, ADMIN).filter(isEditor)).toEqual([]);
  for (const form of [
    'ui/admin/forms/post/post-form.tsx',
    'ui/admin/forms/case-study/case-study-form.tsx',
  ]) {
    expect(sourcesWith(ADMIN, ADMIN)).not.toContain(form);
    expect(sourcesWith(ADMIN, form).filter(isEditor)).toEqual([]);
    expect(sourcesWith(ADMIN, form, true).filter(isEditor)).not.toEqual([]);
  }
});

test('the entry script of the back office loads without the schemas', () => {
  expect(sourcesWith(ADMIN, ADMIN).filter((path) => /node_modules\/zod/.test(path))).toEqual([]);
});

test('a public page loads neither React nor the back office', () => {
  const sources = sourcesWith(SITE, SITE);
  expect(sources).toContain('ui/islands/hydrate-islands.ts');
  expect(sources.filter((path) => /node_modules|^ui\/admin\//.test(path))).toEqual([]);
});
