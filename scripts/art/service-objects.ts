// Pictures of what each service produces, for /services: `bun scripts/art/service-objects.ts` writes public/images/service-*.jpg.
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { chromiumFlags, findChromium } from '#testing/chromium.ts';

const ROOT = join(import.meta.dir, '../..');
const SIZE = { width: 1600, height: 1067 };

/** By group of services: the background and the object. */
const OBJECTS: Readonly<Record<string, { ground: string; html: string }>> = {
  strategy: {
    ground: '#ff4b1f',
    html: `
<div class="sheet" style="left:640px;top:-30px;width:880px;height:1180px;padding-left:330px;rotate:6deg">
  <small>Estimates <span>9 / 11</span></small>
  <h2 style="font-size:60px">Three figures for every piece</h2>
  <div class="bars"><b style="width:30%"></b><em>14 days, if all goes well</em><b style="width:43%"></b><em>20, most likely</em><b style="width:82%"></b><em>38, if the worry is true</em></div>
</div>
<div class="sheet" style="left:150px;top:90px;width:770px;height:1100px;rotate:-5deg">
  <small>Discovery <span>1 / 11</span></small>
  <h2 style="font-size:94px">The problem, in one sentence</h2>
  <p class="pen">One toy in four comes back without a piece, and the spare pieces live in a biscuit tin.</p>
  <p class="signed">Signed by all nine</p>
</div>`,
  },
  development: {
    ground: '#0c0b0a',
    html: `
<div class="sheet" style="left:110px;top:80px;width:900px;height:1100px;rotate:-3deg">
  <small>Apps in this shop <span>twenty-six</span></small>
  <ol class="apps">${[
    'Reviews',
    '<s>Reviews (old)</s>',
    '<s>Pop-up</s>',
    '<s>Pop-up’s pop-up</s>',
    'Search',
    '<s>Countdown</s>',
    '<s>Snow</s>',
    'Returns',
    '<s>Currency flags</s>',
    '<s>Chat (unmanned)</s>',
    'Loyalty',
    '<s>Steve’s thing</s>',
  ]
    .map((app) => `<li>${app}</li>`)
    .join('')}</ol>
</div>
<div class="note" style="left:960px;top:560px;width:540px;rotate:4deg">
  <strong>26 → 11</strong>
  <p>and a second faster for it</p>
</div>`,
  },
  marketing: {
    ground: '#cfd8c4',
    html: `
<div class="sheet" style="left:330px;top:60px;width:960px;height:1100px;rotate:3deg">
  <small>Test 31, delivery date on the page <span>six weeks</span></small>
  <h2 style="font-size:80px">We expect +4%, because people can see the day.</h2>
  <div class="interval"><i></i><b></b><u></u><em style="left:0">−1%</em><em style="left:20%">0</em><em style="left:64%">+3%</em></div>
  <p style="font-size:44px">Read by Edinburgh: flat. The cheaper page stays.</p>
  <div class="stamp">Not shipped</div>
</div>`,
  },
  operations: {
    ground: '#2b3fd6',
    html: `
<div class="book"><div class="pages"></div><div class="cover">
  <small>Handbook, third edition</small>
  <h2>How to run this shop without us</h2>
  <p>Page 1: if it stops at night</p><p>Page 12: the person in Portugal</p>
  <svg viewBox="0 0 531 579" width="84"><path fill="#ff4b1f" d="M200 579L167 579L0 54L154 54L245 408ZM394 0L530 0L364 525L254 525Z"/></svg>
</div><div class="ribbon"></div></div>`,
  },
};

const STYLE = `
@font-face{font-family:Bricolage;src:url(/fonts/bricolage-grotesque.woff2);font-weight:200 800}
@font-face{font-family:Instrument;src:url(/fonts/instrument-sans.woff2);font-weight:400 700}
*{box-sizing:border-box;margin:0}
body{width:1600px;height:1067px;overflow:hidden;position:relative;color:#0c0b0a;font:500 44px/1.25 Instrument;font-feature-settings:'ss20'}
body::after{content:'';position:absolute;inset:0;background:linear-gradient(115deg,rgb(255 255 255/.16),transparent 45%,rgb(0 0 0/.2));pointer-events:none}
h2{font:660 84px/.98 Bricolage;letter-spacing:-.028em;text-wrap:balance}
small{display:flex;justify-content:space-between;font:600 32px/1 Instrument;color:#635b52;border-bottom:3px solid #0c0b0a;padding-bottom:26px}
.sheet{position:absolute;padding:66px 70px;display:flex;flex-direction:column;gap:46px;background:linear-gradient(100deg,#fff,#f5f2ec);box-shadow:0 2px 3px rgb(0 0 0/.25),24px 40px 70px rgb(0 0 0/.36)}
.pen{font:italic 500 54px/1.3 Georgia,serif;color:#1c2a8c;rotate:-.6deg}
.signed{font-size:36px;color:#635b52}
.bars{display:grid;gap:16px}.bars b{height:54px;background:#ff4b1f}.bars em{font:500 36px/1.1 Instrument;margin-bottom:20px}
.apps{columns:2;column-gap:40px;padding:0;list-style:none;font:600 44px/1.2 Instrument}.apps li{break-inside:avoid;padding:26px 0;border-bottom:2px solid rgb(12 11 10/.16)}
.apps s{color:#8d8479;text-decoration:line-through #ff4b1f 7px}
.note{position:absolute;padding:50px 54px;background:#ff4b1f;box-shadow:20px 30px 60px rgb(0 0 0/.6)}
.note strong{font:700 118px/.9 Bricolage;letter-spacing:-.035em;white-space:nowrap}.note p{margin-top:26px;font-size:42px}
.interval{position:relative;height:150px;margin-top:14px;border-bottom:4px solid #0c0b0a}
.interval b{position:absolute;left:0;width:66%;top:44px;height:34px;background:#0c0b0a}.interval i{position:absolute;left:20.4%;top:0;bottom:0;border-left:4px dashed #635b52}
.interval u{position:absolute;left:78%;top:14px;width:94px;height:94px;border:7px solid #ff4b1f;border-radius:50%}
.interval em{position:absolute;top:170px;font:600 36px/1 Instrument}
.interval+p{margin-top:56px}
.stamp{position:absolute;right:50px;bottom:118px;padding:20px 36px;border:9px solid #e2400f;color:#e2400f;font:800 78px/1 Bricolage;letter-spacing:-.02em;rotate:-9deg;mix-blend-mode:multiply}
.book{position:absolute;left:390px;top:84px;width:790px;height:1010px;rotate:-6deg;filter:drop-shadow(46px 56px 56px rgb(0 0 0/.5))}
.pages{position:absolute;inset:16px -34px -26px 10px;background:repeating-linear-gradient(90deg,#f5f2ec 0 3px,#cdc5b8 3px 5px)}
.cover{position:absolute;inset:0;padding:70px 70px 60px 110px;background:linear-gradient(90deg,#000 0 34px,#26221f 34px 40px,#151311 40px);color:#f5f2ec;display:flex;flex-direction:column;gap:30px}
.cover small{color:#b9b1a5;border-color:#ff4b1f}.cover h2{font-size:108px;margin-bottom:auto}.cover p{font-size:38px;color:#b9b1a5}.cover svg{position:absolute;left:110px;bottom:230px}
.ribbon{position:absolute;left:560px;bottom:-128px;width:46px;height:130px;background:linear-gradient(#b93108,#ff4b1f 30%);clip-path:polygon(0 0,100% 0,100% 100%,50% 80%,0 100%)}
`;

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumFlags(),
});
for (const [name, { ground, html }] of Object.entries(OBJECTS)) {
  const page = await browser.newPage({ viewport: SIZE });
  await page.route('http://object.local/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/'
      ? route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><body style="background:${ground}">${html}`,
        })
      : route.fulfill({ path: join(ROOT, 'public', pathname) });
  });
  await page.goto('http://object.local/', { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ type: 'png' });
  await sharp(png)
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(join(ROOT, `public/images/service-${name}.jpg`));
  await page.close();
}
await browser.close();
