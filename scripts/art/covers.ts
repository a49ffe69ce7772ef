// Sets the covers of articles, each showing a figure: `bun scripts/art/covers.ts` writes public/images/figure-*.jpg.
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { chromiumFlags, findChromium } from '#testing/chromium.ts';

const ROOT = join(import.meta.dir, '../..');
const SIZE = { width: 1600, height: 1000 };
const INK = '#0c0b0a';
const PAPER = '#e9e4da';
const ORANGE = '#ff4b1f';

/** The end of the file name, the figure, its unit, and the background. */
const COVERS: readonly (readonly [file: string, figure: string, words: string, ground: string])[] =
  [
    ['euros', '€39', 'for a flask that costs £34', PAPER],
    ['leeds', '29 of 74', 'wins that Edinburgh could find', INK],
    ['replatform', '£794,000', 'the bill for staying', ORANGE],
    ['shelf', '15%', 'of the full price, for the shelf', PAPER],
    ['fraud', '61', 'disputes. Fourteen of them were theft', '#ebb5a8'],
    ['review', '180', 'combinations. 24 cannot be built', '#a9c6d6'],
    ['duties', '€3.00', 'for each kind of item in the parcel', INK],
    ['landing', '213,408', 'addresses for 1,900 products', PAPER],
    ['brief', '32', 'orders: what £2,000 buys', ORANGE],
    ['claims', '1.56', 'the fiction ratio', INK],
    ['machine', '480', 'texts, drafted in an afternoon', PAPER],
    ['return', '12%', 'is the label. 88% has no meeting', '#c3e23c'],
    ['bearing', '25 52 15', 'three numbers that find it', '#a89bd8'],
    ['rows', '40,218', 'rows, and a column called MISC', INK],
    ['hiring', '214', 'applications, 214 answers', ORANGE],
    ['roaster', '688', 'orders a day, says the roaster', '#17625c'],
    ['bath', '7,500', 'is as full as the bath gets', PAPER],
    ['keying', '£44,750', 'a year, for not typing', INK],
    ['target', '18 px', 'for a thumb, on a bus', PAPER],
    ['dinner', '8', 'sets, where the shelf says nine', '#cfa97e'],
    ['rise', '£1.50', 'and the meeting that it causes', ORANGE],
    ['seconds', '4.1 s', 'of which the photograph travels 0.7', INK],
    ['ticks', '2.4%', 'before twenty green ticks, and after', PAPER],
    ['prices', '7.8 m', 'possible prices, one person', '#f2b418'],
    ['queue', '£31,400', 'for the same work in the wrong order', PAPER],
  ];

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumFlags(),
});
const page = await browser.newPage({ viewport: SIZE });
for (const [index, [file, figure, words, ground]] of COVERS.entries()) {
  await page.unroute('http://cover.local/**');
  await page.route('http://cover.local/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body: coverPage(figure, words, ground, index) })
      : route.fulfill({ path: join(ROOT, 'public', pathname) });
  });
  await page.goto('http://cover.local/', { waitUntil: 'load' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    // as wide as the cover, but no higher than its middle half: lists crop the top and the bottom
    const box = document.querySelector('b') as HTMLElement;
    const fits = Math.min((1600 - 180) / box.getBoundingClientRect().width, 6.4);
    box.style.fontSize = `${100 * fits}px`;
  });
  const png = await page.screenshot({ type: 'png' });
  const path = join(ROOT, `public/images/figure-${file}.jpg`);
  await sharp(png).jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' }).toFile(path);
}
await browser.close();

function coverPage(figure: string, words: string, ground: string, index: number): string {
  const isDark = ground === INK || ground === '#17625c';
  const text = isDark ? '#f5f2ec' : INK;
  const [corner, shade] = ground === ORANGE ? [INK, '#2a2622'] : [ORANGE, '#e2400f'];
  const figureColour = ground === INK && index % 2 === 1 ? ORANGE : text;
  return `<!doctype html><meta charset="utf-8"><style>
  @font-face{font-family:Bricolage;src:url(/fonts/bricolage-grotesque.woff2);font-weight:200 800}
  @font-face{font-family:Instrument;src:url(/fonts/instrument-sans.woff2);font-weight:400 700}
  body{margin:0;height:1000px;overflow:hidden;background:${ground};color:${text};display:flex;flex-direction:column;justify-content:center;gap:34px;padding:0 90px;box-sizing:border-box}
  b{font:700 100px/.86 Bricolage;letter-spacing:-.028em;white-space:nowrap;width:max-content;color:${figureColour};margin-left:-.03em}
  p{margin:0;font:500 66px/1.15 Instrument;letter-spacing:-.01em;max-width:20em}
  i{position:absolute;right:0;bottom:0;width:190px;height:190px;background:linear-gradient(to bottom right,${corner},${shade} 49.8%,#f5f2ec 50%)}
  </style><b>${figure}</b><p>${words}</p><i></i>`;
}
