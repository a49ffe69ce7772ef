// The one sheet: complete, in the layers, and with no token that nobody defined.
import { expect, test } from 'bun:test';

const root = new URL('.', import.meta.url).pathname;
const files = [...new Bun.Glob('**/*.css').scanSync({ cwd: root })]
  .filter((file) => file !== 'styles.css')
  .sort();
const text = new Map(
  await Promise.all(files.map(async (file) => [file, await Bun.file(root + file).text()] as const)),
);
const sheet = await Bun.file(`${root}styles.css`).text();
const imported = [...sheet.matchAll(/@import "\.\/(.+)";/g)].map(([, file]) => file as string);

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

test('imports every stylesheet once, the layer order first', () => {
  expect(imported.toSorted()).toEqual(files);
  expect(imported[0]).toBe('layers.css');
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

test('uses only custom properties that something sets', () => {
  const all = [...text.values()].map(withoutComments).join('\n');
  const set = new Set([...all.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  // set by components in style attributes, or by Radix
  for (const name of ['--rows', '--accent']) set.add(name);
  const unknown = [...all.matchAll(/var\((--[\w-]+)/g)]
    .map(([, name]) => name as string)
    .filter((name) => !set.has(name) && !name.startsWith('--radix-'));
  expect([...new Set(unknown)]).toEqual([]);
});

test('no :is(): the bundler adds a prefixed twin of a higher specificity', () => {
  const users = files.filter((file) => /:is\(/.test(withoutComments(text.get(file) ?? '')));
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
