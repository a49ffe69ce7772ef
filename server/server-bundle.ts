// The modules of the server in one bundle: to load 800 files takes longer than all else that a start does.
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HOUR_MS } from '#db/limits.ts';
import { openBuildFolder } from './build-folder.ts';
import { hashSources, listSources, ROOT } from './sources.ts';

/** The folder of the builds, each in a folder of its own. */
const BUILDS = join(ROOT, 'dist');
const SOURCES = ['{db,routes,server,ui}/**/*.{ts,tsx}', 'bun.lock'];
/** A process that runs may still load parts of its build. */
const RETAINED_BUILDS = 3;

/**
 * The path of the bundled `main.ts` in a folder of `directory`, built first when a source has changed. Throws when the build
 * fails; a ConfigError when `directory` cannot be written.
 */
export async function prepareServer(directory = BUILDS): Promise<string> {
  // a build contains the paths of its sources
  const folder = join(directory, Bun.hash(ROOT + hashSources(SOURCES)).toString(36));
  const entry = join(folder, 'main.js');
  if (!existsSync(entry)) await build(directory, folder);
  return entry;
}

/** The repository's files in the bundle, and those whose change makes it stale. */
export async function listServerInputs(): Promise<{ inputs: Set<string>; sources: Set<string> }> {
  const { metafile } = await bundle();
  const own = Object.keys(metafile?.inputs ?? {}).filter((path) => !path.includes('node_modules/'));
  return { inputs: new Set(own), sources: new Set(listSources(SOURCES)) };
}

async function build(directory: string, folder: string): Promise<void> {
  await openBuildFolder(directory, 'dist');
  const unfinished = `${folder}.${process.pid}`;
  await bundle(unfinished);
  // fails when another process has made it meanwhile
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  await removeOldBuilds(directory);
}

function bundle(outdir?: string) {
  return Bun.build({
    entrypoints: [join(ROOT, 'server/main.ts')],
    ...(outdir && { outdir }),
    target: 'bun',
    splitting: true,
    minify: { whitespace: true, syntax: true },
    // an error names the lines of the sources
    sourcemap: 'linked',
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    // loads a binary from its own folder
    external: ['@libsql/client'],
    plugins: [{ name: 'folders of the sources', setup: keepFolders }],
  });
}

/** Makes `import.meta.dir` the folder of the source in the bundle, too. */
function keepFolders(build: Bun.PluginBuilder): void {
  build.onLoad({ filter: /\/(db|server)\/.*\.ts$/ }, async ({ path }) => {
    const source = await Bun.file(path).text();
    const folder = JSON.stringify(dirname(path));
    return { contents: source.replaceAll('import.meta.dir', folder), loader: 'ts' };
  });
}

async function removeOldBuilds(directory: string): Promise<void> {
  const builds = await Promise.all(
    (await readdir(directory)).map(async (name) => {
      const path = join(directory, name);
      // a missing one was renamed or removed by another process
      const found = await stat(path).catch(() => null);
      return { path, madeAt: found?.mtimeMs ?? 0 };
    }),
  );
  const others = builds.sort((a, b) => b.madeAt - a.madeAt).slice(RETAINED_BUILDS);
  // a recent one may be unfinished
  const old = others.filter(({ madeAt }) => Date.now() - madeAt > HOUR_MS);
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })));
}
