// The scripts and styles of the browser: built by Bun.build when a source has changed, hashed, split and compressed.
import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { HOUR_MS } from '#db/limits.ts';
import { openBuildFolder } from '#server/build-folder.ts';
import { compress } from '#server/http/compression.ts';
import { CATALOGUE_FILE } from '#server/pictures/picture-catalogue.ts';
import { hashSources, listSources, ROOT } from '#server/sources.ts';
import { replaceFile } from '#server/storage/replace-file.ts';

/** The folder of the built files. */
export const BUILD = join(ROOT, 'public/build');
const SCRIPT = 'ui/site/client.ts';
const EARLY_SCRIPT = 'ui/site/before-paint.ts';
const BEACON = 'ui/site/beacon.ts';
const STYLES = 'ui/site/site.css';
const ADMIN_STYLES = 'ui/admin/admin.css';
const ADMIN_SCRIPT = 'ui/admin/client.ts';
/** The style sheets for parts that only some pages show, linked after the common one: `ui/site/sheets/`. */
export const PAGE_STYLE_SHEETS = [
  'home',
  'work',
  'case-study',
  'company',
  'insights',
  'passages',
  'small-pages',
] as const;
export type PageStyleSheet = (typeof PAGE_STYLE_SHEETS)[number];
/** The sources of the bundles; a change of any of them makes the build stale. */
const SOURCES = [
  'ui/**/*.{ts,tsx,css}',
  'db/contract/**/*.ts',
  'db/limits.ts',
  'bun.lock',
  'server/{sources,render/assets}.ts',
];
/** The files of this many builds are kept: a page of an earlier build may still be open. */
const RETAINED_BUILDS = 3;

/** The addresses of scripts and styles, under /build/, and of fonts. */
export interface Assets {
  script: string;
  /** A classic script that runs before the page is painted. */
  earlyScript: string;
  /** The style sheet of every public page. */
  styles: string;
  pageStyleSheets: Record<PageStyleSheet, string>;
  /** The script and styles of the back office. */
  adminScript: string;
  adminStyles: string;
  /** The script that reports events that the server cannot see. */
  beacon: string;
  /** Fonts that every page preloads. */
  fonts: string[];
}

/** What a build is made of, and how. */
interface BuildKind {
  /** The hash of the sources. */
  sources: string;
  /** Whether the files are compressed less: such a build takes a sixth of the time. */
  isQuick: boolean;
}

interface Manifest extends Omit<Assets, 'fonts'>, BuildKind {
  /** The files of the latest builds, newest first. */
  builds: string[][];
}

/** The fonts that every page preloads. */
export const FONTS = ['/fonts/bricolage-grotesque.woff2', '/fonts/instrument-sans.woff2'];

/**
 * Returns the built files of `directory`, building them first when a source changed. `isQuick` is for development, where
 * a build is awaited after each change. Throws when the build fails.
 */
export async function prepareAssets({ directory = BUILD, isQuick = false } = {}): Promise<Assets> {
  const wanted = { sources: hashSources(SOURCES), isQuick };
  const file = Bun.file(join(directory, 'manifest.json'));
  const found: Manifest | null = (await file.exists()) ? await file.json().catch(() => null) : null;
  const manifest =
    found && isCurrent(found, wanted) ? found : await build(directory, wanted, found);
  const { sources: _, isQuick: __, builds: ___, ...addresses } = manifest;
  return { ...addresses, fonts: FONTS };
}

/** Whether a build is of the wanted sources, and no quick one where that is not wanted. */
export function isCurrent(found: BuildKind, wanted: BuildKind): boolean {
  return found.sources === wanted.sources && (wanted.isQuick || !found.isQuick);
}

/** The names of the scripts and styles of the current build in `directory`. */
export async function listBuild(directory = BUILD): Promise<string[]> {
  const { builds }: Manifest = await Bun.file(join(directory, 'manifest.json')).json();
  return (builds[0] ?? []).filter((name) => /\.(?:js|css)$/.test(name));
}

async function build(
  directory: string,
  kind: BuildKind,
  before: Manifest | null,
): Promise<Manifest> {
  await openBuildFolder(directory);
  const { styles, site, early, admin, beacon, pageStyleSheets } = await bundleAll();
  const outputs = new Map(
    [styles, site, early, admin, beacon]
      .flatMap(({ outputs }) => outputs)
      .map((output) => [basename(output.path), output]),
  );
  await Promise.all(
    [...outputs].map(async ([name, output]) =>
      writeCompressed(directory, name, await bytesOf(output), !kind.isQuick),
    ),
  );
  const manifest: Manifest = {
    ...kind,
    script: site.addressOf(SCRIPT),
    earlyScript: early.addressOf(EARLY_SCRIPT),
    styles: styles.addressOf(STYLES),
    pageStyleSheets,
    adminScript: admin.addressOf(ADMIN_SCRIPT),
    adminStyles: admin.addressOf(ADMIN_STYLES),
    beacon: beacon.addressOf(BEACON),
    builds: [[...outputs.keys()], ...(before?.builds ?? [])].slice(0, RETAINED_BUILDS),
  };
  await removeOldBuilds(directory, manifest);
  await replaceFile(join(directory, 'manifest.json'), JSON.stringify(manifest));
  return manifest;
}

async function bundleAll() {
  // built separately: splitting both together would make dozens of small chunks
  const [styles, early, admin, beacon] = await Promise.all([
    bundle([STYLES, ...PAGE_STYLE_SHEETS.map(sourceOf)]),
    bundle([EARLY_SCRIPT], { format: 'iife' }),
    bundle([ADMIN_SCRIPT, ADMIN_STYLES]),
    bundle([BEACON]),
  ]);
  const pageStyleSheets = mapPageStyleSheets((sheet) => styles.addressOf(sourceOf(sheet)));
  // built after the sheets, whose addresses it prefetches (ui/site/behaviours/prefetch-style-sheets.ts)
  const site = await bundle([SCRIPT], {
    define: {
      'process.env.PAGE_STYLE_SHEETS': JSON.stringify(Object.values(pageStyleSheets).join(' ')),
    },
  });
  return { styles, site, early, admin, beacon, pageStyleSheets };
}

/** The repository's files in the bundles, and those whose change makes the build stale. */
export async function listBuildInputs(): Promise<{ inputs: Set<string>; sources: Set<string> }> {
  const { styles, site, early, admin, beacon } = await bundleAll();
  const inputs = [styles, site, early, admin, beacon].flatMap((bundle) => bundle.inputs);
  const own = inputs.filter((path) => !path.includes('node_modules/'));
  return { inputs: new Set(own), sources: new Set(listSources(SOURCES)) };
}

/** The address of each page sheet, from `addressOf`. */
export function mapPageStyleSheets(
  addressOf: (sheet: PageStyleSheet) => string,
): Record<PageStyleSheet, string> {
  const addresses = PAGE_STYLE_SHEETS.map((sheet) => [sheet, addressOf(sheet)]);
  return Object.fromEntries(addresses);
}

function sourceOf(sheet: PageStyleSheet): string {
  return `ui/site/sheets/${sheet}.css`;
}

async function bundle(
  sources: string[],
  {
    format = 'esm',
    define = {},
  }: { format?: 'esm' | 'iife'; define?: Record<string, string> } = {},
) {
  const { outputs, metafile } = await Bun.build({
    entrypoints: sources.map((source) => join(ROOT, source)),
    root: ROOT,
    target: 'browser',
    format,
    splitting: format === 'esm',
    minify: true,
    metafile: true,
    naming: { entry: '[name]-[hash].[ext]', chunk: '[name]-[hash].[ext]' },
    external: ['/fonts/*', '/images/*'],
    define: { 'process.env.NODE_ENV': '"production"', ...define },
  });
  const addressOf = (source: string) => {
    const [path] =
      Object.entries(metafile?.outputs ?? {}).find(([, each]) => each.entryPoint === source) ?? [];
    if (path === undefined) throw new Error(`The build made no file for ${source}`);
    return `/build/${basename(path)}`;
  };
  return { outputs, addressOf, inputs: Object.keys(metafile?.inputs ?? {}) };
}

/** The bytes of an output; entry scripts get a hint for the browser to compile all their functions while loading. */
async function bytesOf(output: Bun.BuildArtifact): Promise<Uint8Array> {
  const isScript = output.kind === 'entry-point' && output.path.endsWith('.js');
  const content = isScript ? new Blob(['//# allFunctionsCalledOnLoad\n', output]) : output;
  return new Uint8Array(await content.arrayBuffer());
}

async function writeCompressed(
  directory: string,
  name: string,
  bytes: Uint8Array,
  best: boolean,
): Promise<void> {
  const path = join(directory, name);
  await replaceFile(path, bytes);
  if (!/\.(js|css|svg)$/.test(name)) return;
  await Promise.all(
    (['br', 'gzip', 'zstd'] as const).map(async (encoding) =>
      replaceFile(`${path}.${encoding}`, await compress(bytes, encoding, best)),
    ),
  );
}

async function removeOldBuilds(directory: string, manifest: Manifest): Promise<void> {
  const retained = new Set(manifest.builds.flat());
  for (const name of await readdir(directory)) {
    if (name === 'manifest.json' || name === CATALOGUE_FILE) continue;
    if (retained.has(name.replace(/\.(br|gzip|zstd)$/, ''))) continue;
    const path = join(directory, name);
    // a recent file may belong to an unfinished build; a missing one was removed by another process
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > HOUR_MS) await rm(path, { force: true });
  }
}
