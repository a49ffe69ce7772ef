// Makes the showreel from pictures of the clients' sets with a figure each: `bun scripts/art/showreel.ts`. Needs ffmpeg.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { results } from '#db/content/results.ts';
import { chromiumFlags, findChromium } from '#testing/chromium.ts';

const ROOT = join(import.meta.dir, '../..');
const SIZE = { width: 1280, height: 720 };
const FPS = 24;
/** The duration of one set, and of the fold to the next. */
const [SECONDS, FOLD_SECONDS] = [1.9, 0.5];
/** The sets in order; the two clients without their own set are left out. */
const SETS = [
  'strydal',
  'velmoor',
  'norrowe',
  'axforth',
  'oonaru',
  'brackwick',
  'lindqo',
  'damsony',
  'tivvo',
  'pellam',
  'hearthby',
  'wagsby',
];
/** The position of the fold, which starts at the upper right corner; its back is orange (planes are G, B, R). */
const TURNED = '(1-P)*(W+H)*1.12';
const FOLD = `if(lt(W-X+Y,${TURNED}*0.9),B,if(lt(W-X+Y,${TURNED}),if(eq(PLANE,0),75,if(eq(PLANE,1),31,255)),A))`;

const folder = await mkdtemp(join(tmpdir(), 'showreel-'));
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumFlags(),
});
const page = await browser.newPage({ viewport: SIZE });
await page.route('http://reel.local/**', (route) => {
  const { pathname } = new URL(route.request().url());
  return pathname === '/'
    ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
    : route.fulfill({ path: join(ROOT, 'public', pathname) });
});
await page.goto('http://reel.local/');
for (const slug of SETS) {
  const { brand, metric } = resultOf(slug);
  await page.setContent(notch(brand, metric), { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.screenshot({ path: join(folder, `${slug}-notch.png`), omitBackground: true });
}
await browser.close();

const scenes = SETS.flatMap((slug) => [
  ...['-i', join(ROOT, `public/images/${slug}-main.jpg`)],
  ...['-i', join(folder, `${slug}-notch.png`)],
]);
const film = join(folder, 'film.mkv');
await ffmpeg([...scenes, '-filter_complex', filters(), '-map', '[film]', '-c:v', 'ffv1', film]);
const out = join(ROOT, 'public/videos/showreel');
const pixels = ['-pix_fmt', 'yuv420p'];
await ffmpeg([
  ...['-i', film, ...pixels, '-c:v', 'libx264', '-crf', '28', '-preset', 'slow'],
  ...['-movflags', '+faststart', `${out}.mp4`],
]);
await ffmpeg([
  ...['-i', film, ...pixels, '-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0'],
  ...['-row-mt', '1', '-cpu-used', '3', `${out}.webm`],
]);
const poster = join(folder, 'poster.png');
await ffmpeg(['-ss', '0.9', '-i', film, '-frames:v', '1', poster]);
await sharp(poster)
  .jpeg({ quality: 84, mozjpeg: true })
  .toFile(join(ROOT, 'public/images/showreel-poster.jpg'));

/** The filters: each picture zooms in by 4 % below its figure, which does not move. */
function filters(): string {
  const frames = Math.round(SECONDS * FPS);
  const zoom = `zoompan=z='1+0.04*on/${frames}':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2':d=${frames}:fps=${FPS}:s=1280x720`;
  const cuts = SETS.map(
    (_, at) =>
      `[${at * 2}]scale=3840:2160:force_original_aspect_ratio=increase,crop=3840:2160,${zoom}[z${at}];[z${at}][${at * 2 + 1}]overlay=format=gbrp,format=gbrp,setsar=1[s${at}]`,
  );
  const folds = SETS.slice(1).map((_, index) => {
    const offset = (index + 1) * (SECONDS - FOLD_SECONDS);
    const before = index === 0 ? 's0' : `f${index}`;
    const after = index === SETS.length - 2 ? 'film' : `f${index + 1}`;
    return `[${before}][s${index + 1}]xfade=transition=custom:duration=${FOLD_SECONDS}:offset=${offset.toFixed(3)}:expr='${FOLD}'[${after}]`;
  });
  return [...cuts, ...folds].join(';');
}

/** The figure in a paper label, as on /results. */
function notch(brand: string, [figure, words]: readonly [string, string]): string {
  return `<style>
  @font-face{font-family:Bricolage;src:url(http://reel.local/fonts/bricolage-grotesque.woff2);font-weight:200 800}
  @font-face{font-family:Instrument;src:url(http://reel.local/fonts/instrument-sans.woff2);font-weight:400 700}
  *{margin:0}body{position:relative;height:720px;color:#0c0b0a}
  div{position:absolute;left:0;bottom:0;max-width:70%;padding:30px 44px 40px 56px;background:#f5f2ec}
  b{display:block;font:640 168px/.82 Bricolage;letter-spacing:-.042em}
  p{margin-top:20px;font:560 28px/1.15 Bricolage;letter-spacing:-.02em}
  i{display:block;margin-top:8px;font:500 19px Instrument}</style>
  <div><b>${figure}</b><p>${words}</p><i>${brand}</i></div>`;
}

function resultOf(slug: string) {
  const result = results.find((each) => each.slug === slug);
  if (!result) throw new Error(`${slug} has no result`);
  return result;
}

async function ffmpeg(args: string[]): Promise<void> {
  const child = Bun.spawn(['ffmpeg', '-y', '-loglevel', 'error', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if ((await child.exited) !== 0) throw new Error(`ffmpeg failed: ${args.at(-1)}`);
}
