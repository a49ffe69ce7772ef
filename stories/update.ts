// `bun run stories:update [-g title]`: builds the look book and takes the pictures anew that no longer match, those missing
// included. Removes pictures of stories that are gone, and makes the new ones small.
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const ROOT = join(import.meta.dirname, '..');
const BASELINES = join(ROOT, 'stories/baselines');
const SAID_TO_PLAYWRIGHT = [
  'test',
  '--config=playwright.visual.config.ts',
  '--update-snapshots=changed',
];

const began = Date.now();
if ((await run('storybook:build')) !== 0) process.exit(1);
const code = await run('playwright', ...SAID_TO_PLAYWRIGHT, ...process.argv.slice(2));
await removeLeftOvers();
const { files, bytes } = await shrinkNew();
console.log(`${files} pictures, ${(bytes / 1024 / 1024).toFixed(1)} MB`);
process.exitCode = code;

async function run(tool: string, ...args: string[]): Promise<number> {
  const command = [process.execPath, '--bun', 'run', tool, ...args];
  return Bun.spawn(command, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] }).exited;
}

async function pictures(): Promise<string[]> {
  const found = await readdir(BASELINES, { recursive: true });
  return found.filter((path) => path.endsWith('.png'));
}

async function removeLeftOvers(): Promise<void> {
  const index = await Bun.file(join(ROOT, 'storybook-static/index.json')).json();
  for (const path of await pictures())
    if (!((path.split('/').at(-1) ?? '').replace(/\.png$/, '') in index.entries))
      await rm(join(BASELINES, path));
}

/**
 * Rounds the colours of the pictures written by this run to a palette, without dithering: a fifth of the size. At this
 * quality at most 3 pixels in 10,000 are off by more than the comparison lets pass, a third of what it allows.
 * Pictures that stayed are left byte for byte.
 */
async function shrinkNew(): Promise<{ files: number; bytes: number }> {
  const paths = await pictures();
  let bytes = 0;
  for (const path of paths.map((each) => join(BASELINES, each))) {
    const { mtimeMs, size } = await stat(path);
    bytes += size;
    if (mtimeMs < began) continue;
    const small = await sharp(path)
      .png({ palette: true, quality: 60, dither: 0, effort: 10, compressionLevel: 9 })
      .toBuffer();
    if (small.length >= size) continue;
    await Bun.write(path, small);
    bytes += small.length - size;
  }
  return { files: paths.length, bytes };
}
