// The import rules between folders. They apply to values; types may be imported from anywhere.
import { expect, test } from 'bun:test';
import { dirname, join, normalize } from 'node:path';

const ROOT = join(import.meta.dir, '..');
// One per syntax: `<T>(x: T) => x` is a function in TypeScript and an element in TSX.
const scanners = {
  ts: new Bun.Transpiler({ loader: 'ts' }),
  tsx: new Bun.Transpiler({ loader: 'tsx' }),
};

type Import = { from: string; to: string; written: string };

/** All value imports of the shipped files: `to` is a path from the root for our own files, else a package name. */
async function importsOfOurFiles(): Promise<Import[]> {
  const found: Import[] = [];
  for (const folder of ['db', 'ui', 'server', 'routes']) {
    for await (const path of new Bun.Glob(`${folder}/**/*.{ts,tsx}`).scan({ cwd: ROOT })) {
      if (isForTests(path)) continue;
      const source = await Bun.file(join(ROOT, path)).text();
      for (const { path: specifier } of scan(path, source))
        found.push({ from: path, to: resolveFrom(path, specifier), written: specifier });
    }
  }
  return found;
}

function scan(path: string, source: string): Bun.Import[] {
  try {
    return (path.endsWith('.tsx') ? scanners.tsx : scanners.ts).scanImports(source);
  } catch (error) {
    throw new Error(`${path} cannot be read`, { cause: error });
  }
}

function isForTests(path: string): boolean {
  return /\.(test|bench|e2e)\.tsx?$/.test(path) || /(^|\/)testing\//.test(path);
}

function resolveFrom(path: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return normalize(join(dirname(path), specifier));
  return specifier;
}

const imports = await importsOfOurFiles();

const isOurs = (path: string) =>
  /^(db|ui|server|routes|testing|scripts|stories|e2e|bench)\//.test(path);
const isUnder =
  (...folders: string[]) =>
  (path: string) =>
    folders.some((folder) => path.startsWith(folder));
const isOneOf =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);
const isPackage =
  (...names: string[]) =>
  (path: string) =>
    names.some((name) => path === name || path.startsWith(`${name}/`));

/** The imports of our own files by files matching `from`, except those that `allowed` permits. */
function strayImports(
  from: (path: string) => boolean,
  ...allowed: ((path: string) => boolean)[]
): string[] {
  return imports
    .filter((each) => from(each.from) && isOurs(each.to))
    .filter((each) => !allowed.some((allows) => allows(each.to)))
    .map((each) => `${each.from} imports ${each.to}`);
}

/** The files that import a package for which `uses` is true, except those of `mayUse`. */
function strayUsers(uses: (path: string) => boolean, ...mayUse: string[]): string[] {
  return imports
    .filter((each) => uses(each.to) && !mayUse.includes(each.from))
    .map((each) => `${each.from} imports ${each.to}`);
}

const isTheMachine = isOneOf('server/app.ts', 'server/main.ts');
const contract = isUnder('db/contract/');
const limits = isOneOf('db/limits.ts');

test('the scan finds the imports of the files', () => {
  const example = { from: 'db/contract/posts.ts', to: 'db/limits.ts' };
  expect(imports).toContainEqual(expect.objectContaining(example));
});

test('db imports only itself', () => {
  expect(strayImports(isUnder('db/'), isUnder('db/'))).toEqual([]);
});

test('the contract imports only zod, the limits and itself', () => {
  const others = imports
    .filter((each) => contract(each.from))
    .filter((each) => !contract(each.to) && !limits(each.to) && each.to !== 'zod')
    .map((each) => `${each.from} imports ${each.to}`);
  expect(others).toEqual([]);
});

test('the limits import nothing', () => {
  expect(imports.filter((each) => limits(each.from))).toEqual([]);
});

test('ui imports only itself, the contract and the limits', () => {
  expect(strayImports(isUnder('ui/'), isUnder('ui/'), contract, limits)).toEqual([]);
});

test('the layers of ui import only the layers below them', () => {
  const rooms: Record<string, string[]> = {
    'ui/kit/': [],
    'ui/islands/': ['ui/kit/'],
    'ui/brand/': ['ui/kit/'],
    'ui/site/': ['ui/kit/', 'ui/islands/', 'ui/brand/'],
    'ui/admin/': ['ui/kit/', 'ui/islands/', 'ui/brand/'],
  };
  for (const [room, below] of Object.entries(rooms))
    expect(strayImports(isUnder(room), isUnder(room, ...below), contract, limits)).toEqual([]);
});

test('the public site and the back office never import each other, not even a type', async () => {
  const crossings: string[] = [];
  for (const [room, other] of [
    ['site', 'admin'],
    ['admin', 'site'],
  ])
    for await (const path of new Bun.Glob(`ui/${room}/**/*.{ts,tsx,css}`).scan({ cwd: ROOT }))
      if ((await Bun.file(join(ROOT, path)).text()).includes(`ui/${other}/`)) crossings.push(path);
  expect(crossings).toEqual([]);
});

test('only app.ts and main.ts of server import routes or the app', () => {
  const machine = (path: string) => path.startsWith('server/') && !isTheMachine(path);
  const below = (path: string) => isUnder('db/', 'ui/')(path) || machine(path);
  expect(strayImports(machine, below)).toEqual([]);
});

test('routes import neither app.ts nor main.ts', () => {
  const below = (path: string) =>
    isUnder('db/', 'ui/', 'server/', 'routes/')(path) && !isTheMachine(path);
  expect(strayImports(isUnder('routes/'), below)).toEqual([]);
});

test('only main.ts imports app.ts, and nothing imports main.ts', () => {
  expect(strayUsers(isOneOf('server/app.ts'), 'server/main.ts')).toEqual([]);
  expect(strayUsers(isOneOf('server/main.ts'))).toEqual([]);
});

test('shipped files import no stories, journeys, scripts, benchmarks or test helpers', () => {
  expect(strayUsers((path) => isOurs(path) && isForTests(path))).toEqual([]);
  expect(strayUsers(isUnder('stories/', 'e2e/', 'scripts/', 'testing/', 'bench/'))).toEqual([]);
});

test('in ui only island.tsx renders on the server and only hydrate.ts hydrates', () => {
  const inUi = (users: string[]) => users.filter((user) => user.startsWith('ui/'));
  const island = 'ui/islands/island.tsx';
  const hydrate = 'ui/islands/hydrate.ts';
  expect(inUi(strayUsers(isPackage('react-dom/server'), island))).toEqual([]);
  expect(strayUsers(isPackage('react-dom/client'), hydrate)).toEqual([]);
});

test('a relative import stays in its top folder', () => {
  const leaves = (each: Import) => each.from.split('/')[0] !== each.to.split('/')[0];
  expect(imports.filter((each) => each.written.startsWith('.') && leaves(each))).toEqual([]);
});

test('imports of our own files have an extension', () => {
  expect(imports.filter((each) => isOurs(each.to) && !/\.\w+$/.test(each.to))).toEqual([]);
});

/** Every change of an item, a stat or a picture goes through these, which purge the pages that show it. */
const SAVE_HELPERS = [
  ...['save-and-purge', 'save-item', 'save-media', 'save-names', 'save-scheduled', 'save-stat'],
].map((name) => `server/admin/${name}.ts`);

/** Writes that no public page shows. */
const WRITES_WITHOUT_PAGES = [
  ...['claimForwarding', 'createEnquiry', 'deleteEnquiries', 'recordForwarding'],
  ...['changeMailSettings', 'claimMail', 'confirmSignUp', 'recordMail', 'sendMailsAgain'],
  ...['createSession', 'deleteExpiredSessions', 'deleteSession', 'touchSession'],
  ...['createApiToken', 'deleteExpiredApiTokens', 'revokeApiToken', 'touchApiToken'],
  ...['createPasswordHash', 'deleteLoginTry', 'replacePasswordHash', 'reserveLoginTry'],
  ...['deleteOldAddresses', 'deleteOldChanges', 'deleteOldLoginTries'],
  'recordChangeOfAll',
  ...['savePreview', 'deleteExpiredPreviews', 'takeLease', 'releaseLease'],
  ...['renewLease', 'recordBackup', 'storeBuildFiles'],
  ...['reportOpenForm', 'deleteOpenForm', 'deleteOldForms', 'countCalls', 'deleteOldRateCounts'],
  ...['queueCdnPurges', 'claimCdnPurges', 'recordCdnPurged', 'recordCdnFailure'],
  ...['countShareOpening', 'createShare', 'deleteExpiredShares', 'revokeShare'],
  ...['changeEnquiry', 'setEnquiryStatuses'],
  ...['deleteEnquiryPermanently', 'deleteExpiredEnquiries', 'restoreEnquiries'],
  'eraseOldEnquiries',
  ...['createUpload', 'deleteMedia', 'deleteMediaRecord', 'restoreMedia'],
  ...['deleteUnusedMedia', 'updateSitePictures'],
  ...['deleteDraft', 'restoreVersionAsDraft', 'deletePermanently', 'deleteExpiredTrash'],
  ...['recordVisits', 'openDay'],
  ...['createReply', 'mergeEnquiries'],
];

test('only the save helpers change what public pages show', async () => {
  const verbs = await writeVerbs();
  expect([...verbs]).toEqual(
    expect.arrayContaining([...WRITES_WITHOUT_PAGES, 'createPost', 'changeInBulk', 'deleteStat']),
  );
  const strays: string[] = [];
  for await (const path of new Bun.Glob('{routes,server}/**/*.{ts,tsx}').scan({ cwd: ROOT })) {
    if (isForTests(path) || SAVE_HELPERS.includes(path)) continue;
    const source = await Bun.file(join(ROOT, path)).text();
    for (const [, names = ''] of source.matchAll(/import ([^;]*?) from '#db\/queries\//g))
      for (const [name] of names.matchAll(/\*|\w+/g))
        if (name === '*' || (verbs.has(name) && !WRITES_WITHOUT_PAGES.includes(name)))
          strays.push(`${path} imports ${name}`);
  }
  expect(strays).toEqual([]);
});

/** The functions of db/queries that write to the database. */
async function writeVerbs(): Promise<Set<string>> {
  const verbs = new Set<string>();
  for await (const path of new Bun.Glob('db/queries/**/*.ts').scan({ cwd: ROOT })) {
    if (isForTests(path)) continue;
    const source = await Bun.file(join(ROOT, path)).text();
    for (const part of source.split(/^(?=export )/m)) {
      const [, name] = /^export (?:async )?function (\w+)/.exec(part) ?? [];
      const [body = ''] = part.split(/^}/m, 1);
      if (name && /\bdb\.write\b|\btx: Queryable\b/.test(body)) verbs.add(name);
    }
  }
  return verbs;
}

test('the files of db import each other in one direction, including types', async () => {
  const files = new Map<string, string[]>();
  for await (const path of new Bun.Glob('db/**/*.ts').scan({ cwd: ROOT })) {
    if (isForTests(path)) continue;
    const source = await Bun.file(join(ROOT, path)).text();
    const specifiers = source.matchAll(/ from '([^']+)'/g);
    files.set(
      path,
      [...specifiers].map(([, specifier = '']) => resolveFrom(path, specifier)),
    );
  }
  // repeatedly removes files that import no remaining file; the rest form cycles
  for (let before = 0; before !== files.size; ) {
    before = files.size;
    for (const [path, targets] of files)
      if (!targets.some((target) => files.has(target))) files.delete(path);
  }
  expect([...files.keys()]).toEqual([]);
});
