// Captures the clients' shops for public/images: `bun scripts/art/shops.ts [part of a name…]`. Each shop is HTML in its own
// typeface.
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { chromiumFlags, findChromium } from '#testing/chromium.ts';
import { lids, plate, platePortrait } from './drawn-stills.ts';
import { deskPage, pocketPage, stamp } from './shop-pages.ts';
import { type Shop, shops } from './shop-texts.ts';
import { backRooms, rectoPage, versoPage } from './two-sides.ts';

const ROOT = join(import.meta.dir, '../..');
const [PORTRAIT, LANDSCAPE] = [
  { width: 1200, height: 1500 },
  { width: 1600, height: 1000 },
];
const SQUARE = { width: 400, height: 400 };
const QUALITY = 80;
/** The initials of quoted people, by the client's slug. */
const QUOTED: Record<string, readonly string[]> = {
  axforth: ['OP', 'HM'],
  brackwick: ['GT', 'MP'],
  norrowe: ['IB', 'DP'],
  strydal: ['MA', 'JK'],
};

const nameParts = process.argv.slice(2);
const stills = [
  // stills shown by the shops
  { file: 'ostrey-main', size: LANDSCAPE, html: plate() },
  { file: 'ostrey-grid', size: PORTRAIT, html: platePortrait() },
  { file: 'thrupp-and-marrable-grid', size: PORTRAIT, html: lids() },
  ...shops.flatMap((shop) => [
    { file: `${shop.slug}-shop`, size: PORTRAIT, html: deskPage(shop) },
    { file: `${shop.slug}-pocket`, size: PORTRAIT, html: pocketPage(shop) },
    ...sidesOf(shop),
    ...(QUOTED[shop.slug] ?? []).map((initials) => ({
      file: `${shop.slug}-${initials.toLowerCase()}`,
      size: SQUARE,
      html: stamp(shop, initials),
    })),
  ]),
].filter(({ file }) => nameParts.length === 0 || nameParts.some((part) => file.includes(part)));

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumFlags(),
});
const page = await browser.newPage();
for (const { file, size, html } of stills) {
  await page.setViewportSize(size);
  // the pages refer to files of public/, which are read from the disk
  await page.route('http://shop.local/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.fulfill({ path: join(ROOT, 'public', pathname) });
  });
  await page.goto('http://shop.local/', { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const png = await page.screenshot({ type: 'png' });
  await sharp(png)
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toFile(join(ROOT, `public/images/${file}.jpg`));
  await page.unroute('http://shop.local/**');
}
await browser.close();

function sidesOf(shop: Shop) {
  const room = backRooms[shop.slug];
  if (!room) return [];
  return [
    { file: `${shop.slug}-recto`, size: LANDSCAPE, html: rectoPage(shop) },
    { file: `${shop.slug}-verso`, size: LANDSCAPE, html: versoPage(shop, room) },
  ];
}
