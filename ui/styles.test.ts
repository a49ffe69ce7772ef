// The style sheets are complete, use the layers, and use only defined tokens.
import { expect, test } from 'bun:test';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SHARED = 'shared.css';
const SITE = 'site/site.css';
const ADMIN = 'admin/admin.css';
const project = join(import.meta.dir, '..');

const root = new URL('.', import.meta.url).pathname;
const pageStyleSheets = [...new Bun.Glob('site/sheets/*.css').scanSync({ cwd: root })];
const SHEETS = [SHARED, SITE, ADMIN, ...pageStyleSheets];
const files = [...new Bun.Glob('**/*.css').scanSync({ cwd: root })]
  .filter((file) => !SHEETS.includes(file))
  .sort();
const text = new Map(
  await Promise.all(files.map(async (file) => [file, await Bun.file(root + file).text()] as const)),
);
/** The files that a sheet imports, as paths from ui/. */
const importsOf = async (sheet: string) =>
  [...(await Bun.file(root + sheet).text()).matchAll(/@import "(\..+)";/g)].map(([, file]) =>
    join(dirname(sheet), file as string),
  );
const shared = await importsOf(SHARED);
const inSite = await importsOf(SITE);
const inPages = new Set((await Promise.all(pageStyleSheets.map(importsOf))).flat());
const inAdmin = await importsOf(ADMIN);

/** The class names of a component: in quotes, or at the start of a template literal. */
const CLASS_NAMES = /\bclassName(?:=|: )(?:["']([^"']+)["']|\{`([^`]*)`\})/g;

/** The class of an element that a script creates. */
const BUILT_CLASS = /\bclassName(?:: | = )'([^']+)'/g;

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

test('each stylesheet is in a sheet and at most once on a page: a sheet of some pages repeats none of the shared ones', () => {
  expect([...new Set([...shared, ...inSite, ...inPages, ...inAdmin])].sort()).toEqual(
    [SHARED, ...files].sort(),
  );
  const ofAll = [...shared, ...inSite];
  expect(new Set(ofAll).size).toBe(ofAll.length);
  expect(ofAll.filter((file) => inPages.has(file))).toEqual([]);
  expect(inAdmin.filter((file) => shared.includes(file))).toEqual([]);
});

test('the sheets of every page begin with the shared one, and that with the layer order', () => {
  expect([inSite[0], inAdmin[0]]).toEqual([SHARED, SHARED]);
  expect(shared[0]).toBe('layers.css');
});

test('the styles of the public site and of the back office are in separate sheets', () => {
  const room = (name: string) => files.filter((file) => file.startsWith(`${name}/`));
  expect([...inSite, ...inPages]).toEqual(expect.arrayContaining(room('site')));
  expect(inAdmin).toEqual(expect.arrayContaining(room('admin')));
  expect([...inSite, ...inPages].filter((file) => file.startsWith('admin/'))).toEqual([]);
});

test('the sheets of a side hold the styles of all kit and brand components it can show, those of the site no others', () => {
  const onSite = sourcesOf(
    sourceFiles('routes', 'ui/site').filter((file) => !file.startsWith('routes/vs-admin/')),
  );
  const onAdmin = sourcesOf(sourceFiles('routes/vs-admin', 'ui/admin'));
  const components = files
    .filter((file) => existsSync(join(project, componentOf(file))))
    .filter((file) => /^(kit|brand)\//.test(file));
  const seenBy = (sources: Set<string>) =>
    components.filter((file) => sources.has(componentOf(file)));
  const among = (sheets: readonly string[]) => components.filter((file) => sheets.includes(file));
  expect(among([...shared, ...inSite, ...inPages])).toEqual(seenBy(onSite));
  expect(among([...shared, ...inAdmin])).toEqual(expect.arrayContaining(seenBy(onAdmin)));
});

test('the sheet of every page holds what can appear on every page', () => {
  const everywhere = sourcesOf([
    'routes/layout.tsx',
    'routes/error.tsx',
    'ui/site/contact/booking.tsx',
    'ui/site/frame/preview-ended.tsx',
    'ui/site/frame/preview-note.tsx',
    'ui/site/frame/section-loading.tsx',
  ]);
  expect([...inPages].filter((file) => everywhere.has(componentOf(file)))).toEqual([]);
});

test('the sheet of every page styles the classes that scripts of the site build, since they run on every page', () => {
  const css = [...shared, ...inSite].map((file) => withoutComments(text.get(file) ?? '')).join();
  const styled = new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));
  const built = [...new Bun.Glob('site/**/*.ts').scanSync({ cwd: root })]
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(root + file, 'utf8').matchAll(BUILT_CLASS)])
    .map(([, name]) => name as string);
  expect(built.length).toBeGreaterThan(10);
  expect(built.filter((name) => !styled.has(name))).toEqual([]);
});

test('a component has its own class and stylesheet of the same name', () => {
  const strangers = files
    .filter((file) => /^(kit|brand|site)\//.test(file))
    .filter(
      (file) =>
        !text
          .get(file)
          ?.includes(
            `.${file.replace(/^.*\/|\.css$/g, '').replace(/-layout$|-panel$|-variants$/, '')}`,
          ),
    );
  expect(strangers).toEqual([]);
});

test('kit and site styles are in their layer', () => {
  const outside = files
    .filter((file) => /^(kit|brand|site|admin)\//.test(file))
    .filter(
      (file) =>
        !withoutComments(text.get(file) ?? '')
          .trim()
          .startsWith(`@layer ${file.split('/')[0]} {`),
    );
  expect(outside).toEqual([]);
});

test('only glass buttons use a backdrop filter, which is repainted on every frame', () => {
  const glass = files.filter((file) => withoutComments(text.get(file) ?? '').includes('backdrop-'));
  expect(glass).toEqual(['kit/button-variants.css', 'site/frame/footer/motion-toggle.css']);
});

test('every custom property in use is set somewhere', () => {
  const all = [...text.values()].map(withoutComments).join('\n');
  const set = new Set([...all.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  // set by components or behaviours in style attributes, or by Radix
  for (const name of [
    '--rows',
    '--accent',
    '--picture-placeholder',
    '--anchored-height',
    '--longest-word',
    '--fit',
    '--columns-medium',
    '--columns-wide',
    '--views',
    '--visitors',
    '--share',
    '--scrollbar',
  ])
    set.add(name);
  const unknown = [...all.matchAll(/var\((--[\w-]+)/g)]
    .map(([, name]) => name as string)
    .filter((name) => !set.has(name) && !name.startsWith('--radix-'));
  expect([...new Set(unknown)]).toEqual([]);
});

test('no style uses :is() or a list in :not(), because the bundler adds a prefixed copy of higher specificity', () => {
  const list = /:is\(|:not\([^()]*,/;
  const users = files.filter((file) => list.test(withoutComments(text.get(file) ?? '')));
  expect(users).toEqual([]);
});

test('no style of the site places one side by `inset-inline`, because the bundler repeats the rule for every direction', () => {
  const users = files
    .filter((file) => /^(brand|site)\//.test(file))
    .filter((file) => /inset-inline(-start|-end|: \S+ )/.test(text.get(file) ?? ''));
  expect(users).toEqual([]);
});

test('no style uses `border-image: none`, because the bundler drops its value', () => {
  const users = files.filter((file) => /border-image:\s*none/.test(text.get(file) ?? ''));
  expect(users).toEqual([]);
});

test('properties that Safari knows only with a prefix are set with it too', () => {
  const all = [...text.values()].map(withoutComments).join('\n');
  const rest = all.replace(/-webkit-((?:user-select|box-decoration-break): \w+;)\s+\1/g, '');
  expect(rest.match(/(?:user-select|box-decoration-break):.*/g)).toBeNull();
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
    .filter((file) => /^(kit|brand|site)\//.test(file))
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

/** The shipped files of these folders, deep, with components in them. */
function sourceFiles(...folders: string[]): string[] {
  return folders
    .flatMap((folder) => [...new Bun.Glob(`${folder}/**/*.tsx`).scanSync({ cwd: project })])
    .filter((file) => !file.includes('.test.'));
}

/** The sources, relative to the project, that `entries` import in any way, directly or indirectly. */
function sourcesOf(entries: string[]): Set<string> {
  const scan = (file: string) =>
    // a generic arrow function is not an element in a file without JSX
    new Bun.Transpiler({ loader: file.endsWith('x') ? 'tsx' : 'ts' }).scanImports(
      readFileSync(join(project, file), 'utf8'),
    );
  const sources = new Set<string>();
  const waiting = [...entries];
  for (const file of waiting) {
    if (sources.has(file) || !existsSync(join(project, file))) continue;
    sources.add(file);
    for (const { path } of scan(file)) {
      const source = path.startsWith('#') ? path.slice(1) : join(dirname(file), path);
      if (/^[#.]/.test(path) && /\.tsx?$/.test(path)) waiting.push(source);
    }
  }
  return sources;
}

test('a rule that ends below a width does not hold at that width too: the build lowers `width <` to a maximum that is rounded up', () => {
  const lowered = files.filter((file) =>
    /@(media|container)[^{]*(width|height) <(?!=)/.test(withoutComments(text.get(file) ?? '')),
  );
  expect(lowered).toEqual([]);
});

test('a class of a component has a style, or is part of a styled one', () => {
  const css = [...text.values()].map(withoutComments).join('\n');
  // a rule that begins with the class is its own; others only place it within something
  const own = new Set(files.map((file) => file.replace(/^.*\/|\.css$/g, '')));
  for (const [, name = ''] of css.matchAll(/(?:[{},;]|^)\s*\.([\w-]+)/g)) own.add(name);
  const hasStyle = (name: string) => {
    const parts = name.split('-');
    const wholes = parts.map((_, index) => parts.slice(0, index + 1).join('-'));
    return (
      wholes.some((whole) => own.has(whole)) || [...own].some((part) => part.startsWith(`${name}-`))
    );
  };
  const used = [...new Bun.Glob('**/*.tsx').scanSync({ cwd: root })]
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap((file) => [...readFileSync(root + file, 'utf8').matchAll(CLASS_NAMES)])
    .flatMap(([, plain, drawn]) => (plain ?? drawn ?? '').split(/\s+/))
    .filter((name) => /^[a-z][\w-]*$/.test(name));
  expect(used.length).toBeGreaterThan(500);
  const unstyled = new Set(used.filter((name) => !hasStyle(name)));
  // these only mark a place and have no style
  for (const name of ['alt-texts-list', 'item-form']) unstyled.delete(name);
  expect([...unstyled].sort()).toEqual([]);
});
