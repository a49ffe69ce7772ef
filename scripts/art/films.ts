// Films of the clients' shops, scrolled down and back, for public/videos: `bun scripts/art/films.ts`. Needs ffmpeg.
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '#testing/chromium.ts';
import { longPage } from './shop-pages.ts';
import { shops } from './shop-texts.ts';

const ROOT = join(import.meta.dir, '../..');
const SECONDS = 9;
/** The slug, the end of the file name, and the size of the film and of its type in pixels. */
const FILMS = [
  ['norrowe', 'desk', 1280, 800, 20],
  ['norrowe', 'pocket', 720, 1280, 26],
  ['oonaru', 'desk', 720, 900, 20],
  ['oonaru', 'pocket', 720, 900, 30],
  ['lindqo', 'desk', 1280, 800, 20],
] as const;

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumFlags(),
});
const page = await browser.newPage();
for (const [slug, kind, width, height, size] of FILMS) {
  const shop = shops.find((each) => each.slug === slug);
  if (!shop) throw new Error(`${slug} has no shop`);
  await page.setViewportSize({ width, height });
  await page.unroute('http://shop.local/**');
  await page.route('http://shop.local/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body: longPage(shop, size) })
      : route.fulfill({ path: join(ROOT, 'public', pathname) });
  });
  await page.goto('http://shop.local/', { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const still = `/tmp/${slug}-${kind}.png`;
  await page.screenshot({ path: still, fullPage: true });
  // down and back along a cosine, so that the end equals the beginning
  const pan = `crop=${width}:${height}:0:'(ih-oh)*(0.5-0.5*cos(2*PI*t/${SECONDS}))',format=yuv420p`;
  const input = ['-loop', '1', '-framerate', '24', '-t', String(SECONDS), '-i', still, '-vf', pan];
  const file = join(ROOT, `public/videos/${slug}-${kind}.mp4`);
  const code = ['-c:v', 'libx264', '-crf', '27', '-preset', 'medium', '-movflags', '+faststart'];
  const child = Bun.spawn(['ffmpeg', '-y', '-loglevel', 'error', ...input, ...code, file], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if ((await child.exited) !== 0) throw new Error(`${file} could not be made`);
}
await browser.close();
