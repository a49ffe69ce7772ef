// Takes the pictures of both builds side by side and writes down those that differ.
import { join } from 'node:path';
import type { Browser } from 'playwright/test';
import sharp from 'sharp';
import { openStorybook, type StorybookPage } from '../storybook-page.ts';
import { differenceOf, type Pixels } from './difference.ts';
import type { StoryPair } from './match.ts';
import { shoot } from './shoot.ts';

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** A story that looks different at one width, with its pictures' file names. */
export interface PictureChange extends StoryPair {
  width: number;
  /** How many pixels differ. */
  pixels: number;
  files: { before: string; after: string; difference: string };
}

export interface ComparisonOptions {
  browser: Browser;
  /** The two built Storybooks. */
  folders: { before: string; after: string };
  pairs: StoryPair[];
  /** The folder for the pictures that differ. */
  output: string;
  signal: AbortSignal;
}

/**
 * The stories that look different, by width. Both builds are gone through in the same order, each in a page of its own.
 * Throws when a story cannot be shown.
 */
export async function comparePictures(options: ComparisonOptions): Promise<PictureChange[]> {
  const changes: PictureChange[] = [];
  for (const viewport of WINDOWS) changes.push(...(await compareAt(viewport, options)));
  return changes;
}

async function compareAt(
  viewport: { width: number; height: number },
  { browser, folders, pairs, output, signal }: ComparisonOptions,
): Promise<PictureChange[]> {
  const [first] = pairs;
  if (!first) return [];
  const [before, after] = await Promise.all([
    openStorybook(browser, folders.before, first.before.id, viewport),
    openStorybook(browser, folders.after, first.after.id, viewport),
  ]);
  const pages = { before, after };
  const changes: PictureChange[] = [];
  try {
    for (const [index, pair] of pairs.entries()) {
      signal.throwIfAborted();
      if (!(await shootDiffering(pages, pair))) continue;
      // Only what differs twice is a change. Storybook draws a story anew when another was shown in between.
      const neighbour = pairs[index === 0 ? 1 : index - 1];
      if (neighbour)
        await Promise.all([before.show(neighbour.before.id), after.show(neighbour.after.id)]);
      const shots = await shootDiffering(pages, pair);
      if (shots) changes.push(await writeChange(pair, viewport.width, shots, output));
      else console.log(`${pair.after.id} at ${viewport.width} px: the same at a second look`);
    }
  } finally {
    await Promise.all([before.close(), after.close()]);
  }
  return changes;
}

interface Shots {
  before: Buffer;
  after: Buffer;
}

/** Both pictures of the story; null when they are the same. */
async function shootDiffering(
  pages: { before: StorybookPage; after: StorybookPage },
  pair: StoryPair,
): Promise<Shots | null> {
  const [before, after] = await Promise.all([
    shoot(pages.before, pair.before.id),
    shoot(pages.after, pair.after.id),
  ]);
  return before.equals(after) ? null : { before, after };
}

async function writeChange(
  pair: StoryPair,
  width: number,
  { before, after }: Shots,
  output: string,
): Promise<PictureChange> {
  const { count, picture } = differenceOf(await decode(before), await decode(after));
  const fileOf = (kind: string) => `${pair.after.id}-${width}-${kind}.png`;
  const files = {
    before: fileOf('before'),
    after: fileOf('after'),
    difference: fileOf('difference'),
  };
  await Promise.all([
    Bun.write(join(output, files.before), before),
    Bun.write(join(output, files.after), after),
    Bun.write(join(output, files.difference), await encode(picture)),
  ]);
  return { ...pair, width, pixels: count, files };
}

async function decode(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

function encode({ data, width, height }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
