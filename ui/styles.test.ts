// The sheets: complete, in the layers, and with no token that nobody defined.
import { expect, test } from 'bun:test';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publicIslands } from './islands/registry.ts';
import { staffIslands } from './islands/staff-registry.ts';

const SHARED = 'shared.css';
const SHEETS = [SHARED, 'styles.css', 'office.css'];
const project = join(import.meta.dir, '..');

const root = new URL('.', import.meta.url).pathname;
const files = [...new Bun.Glob('**/*.css').scanSync({ cwd: root })]
  .filter((file) => !SHEETS.includes(file))
  .sort();
const text = new Map(
  await Promise.all(files.map(async (file) => [file, await Bun.file(root + file).text()] as const)),
);
const importsOf = async (sheet: string) =>
  [...(await Bun.file(root + sheet).text()).matchAll(/@import "\.\/(.+)";/g)].map(
    ([, file]) => file as string,
  );
const shared = await importsOf(SHARED);
const ofSite = await importsOf('styles.css');
const ofOffice = await importsOf('office.css');

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

test('each stylesheet is imported once; both sheets begin with what they share, and that with the layer order', () => {
  const own = [...shared, ...ofSite, ...ofOffice].filter((file) => file !== SHARED);
  expect(own.sort()).toEqual(files);
  expect([ofSite[0], ofOffice[0]]).toEqual([SHARED, SHARED]);
  expect(shared[0]).toBe('layers.css');
});

test('a component that a public page can show has its styles in the sheet of the site', () => {
  const shown = sourcesOf([
    ...screensOf((file) => !file.startsWith('routes/vs-admin/')),
    ...Object.keys(publicIslands).map((name) => `ui/islands/${name}.tsx`),
  ]);
  expect(ofOffice.filter((file) => shown.has(componentOf(file)))).toEqual([]);
  const known = new Set([...new Bun.Glob('**/*.tsx').scanSync({ cwd: root })]);
  const isStray = (file: string) =>
    known.has(file.replace('.css', '.tsx')) && !shown.has(componentOf(file));
  expect([...shared, ...ofSite].filter(isStray)).toEqual([]);
});

test('a component that the back office can show has its styles in its sheet', () => {
  const shown = sourcesOf([
    ...screensOf((file) => file.startsWith('routes/vs-admin/')),
    ...Object.keys(staffIslands).map((name) => `ui/islands/${name}.tsx`),
  ]);
  expect(ofSite.filter((file) => shown.has(componentOf(file)))).toEqual([]);
});

test('a component has its own class and stylesheet of the same name', () => {
  const strangers = files
    .filter((file) => /^(kit|site)\//.test(file))
    .filter(
      (file) =>
        !text
          .get(file)
          ?.includes(`.${file.replace(/^.*\/|\.css$/g, '').replace(/-layout$|-panel$/, '')}`),
    );
  expect(strangers).toEqual([]);
});

test('kit and site styles stand in their layer', () => {
  const outside = files
    .filter((file) => /^(kit|site)\//.test(file))
    .filter(
      (file) =>
        !withoutComments(text.get(file) ?? '')
          .trim()
          .startsWith(`@layer ${file.split('/')[0]} {`),
    );
  expect(outside).toEqual([]);
});

test('only glass looks through itself: a backdrop filter is drawn anew in each frame that anything moves', () => {
  const glass = files.filter((file) => withoutComments(text.get(file) ?? '').includes('backdrop-'));
  expect(glass).toEqual(['kit/button.css', 'site/motion-toggle.css']);
});

test('uses only custom properties that something sets', () => {
  const all = [...text.values()].map(withoutComments).join('\n');
  const set = new Set([...all.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  // set by components in style attributes, or by Radix
  for (const name of ['--rows', '--accent', '--picture-placeholder']) set.add(name);
  const unknown = [...all.matchAll(/var\((--[\w-]+)/g)]
    .map(([, name]) => name as string)
    .filter((name) => !set.has(name) && !name.startsWith('--radix-'));
  expect([...new Set(unknown)]).toEqual([]);
});

test('no :is(): the bundler adds a prefixed twin of a higher specificity', () => {
  const users = files.filter((file) => /:is\(/.test(withoutComments(text.get(file) ?? '')));
  expect(users).toEqual([]);
});

test('no `border-image: none`: the bundler writes no value for it', () => {
  const users = files.filter((file) => /border-image:\s*none/.test(text.get(file) ?? ''));
  expect(users).toEqual([]);
});

test('fonts and images in url() are root-absolute', () => {
  const relative = [...text].flatMap(([file, css]) =>
    [...withoutComments(css).matchAll(/url\("?([^")]+)/g)]
      .filter(([, url]) => !url?.startsWith('/'))
      .map(() => file),
  );
  expect(relative).toEqual([]);
});

test('every colour outside the tokens comes from a token', () => {
  const own = files
    .filter((file) => /^(kit|site)\//.test(file))
    .flatMap((file) =>
      (
        withoutComments(text.get(file) ?? '').match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(.+?\)/gi) ??
        []
      ).map((hex) => `${file} ${hex}`),
    );
  expect(own).toEqual([]);
});

function componentOf(stylesheet: string): string {
  return `ui/${stylesheet.replace('.css', '.tsx')}`;
}

/** The files under routes/, relative to the project, that `isMeant` picks. */
function screensOf(isMeant: (file: string) => boolean): string[] {
  const files = [...new Bun.Glob('routes/**/*.tsx').scanSync({ cwd: project })];
  return files.filter((file) => !file.includes('.test.') && isMeant(file));
}

/** The sources, relative to the project, that `entries` import by whatever way; islands come by name, not by import. */
function sourcesOf(entries: string[]): Set<string> {
  const transpiler = new Bun.Transpiler({ loader: 'tsx' });
  const sources = new Set<string>();
  const waiting = [...entries];
  for (const file of waiting) {
    if (sources.has(file) || !existsSync(join(project, file))) continue;
    sources.add(file);
    for (const { path } of transpiler.scanImports(readFileSync(join(project, file), 'utf8'))) {
      const source = path.startsWith('#') ? path.slice(1) : join(dirname(file), path);
      if (/^[#.]/.test(path) && /\.tsx?$/.test(path) && !source.endsWith('/registry.ts'))
        waiting.push(source);
    }
  }
  return sources;
}
