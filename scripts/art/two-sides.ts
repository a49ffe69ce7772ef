// Two pictures of each of six shops for one frame: the shop as customers see it, and the back room.
import { document, esc, line, mark } from './shop-pages.ts';
import type { Shop } from './shop-texts.ts';

/** The texts on the screen of a back room: its place and time, its headline, and its lines with their state. */
interface BackRoom {
  place: string;
  headline: string;
  lines: readonly (readonly [what: string, state: string])[];
  /** The index of the line that is highlighted as waiting for a person. */
  waits: number;
}

export const backRooms: Readonly<Record<string, BackRoom>> = {
  norrowe: {
    place: 'Repair bench, Tuesday 07:40',
    headline: 'Eleven flasks, one seal short.',
    lines: [
      ['N1-20418  seal, 2019 lid', 'Dale, 4 min'],
      ['N1-08833  thread cut', 'Isla, 40 min'],
      ['N3-11207  base dented', 'to be tapped'],
      ['N1-30021  seal', 'posted 07:12'],
      ['Seals in the drawer', '10 of 11'],
      ['Parts orders since six', '38'],
    ],
    waits: 4,
  },
  strydal: {
    place: 'Media, Monday 09:05',
    headline: 'A sale counts when it is kept.',
    lines: [
      ['Running clubs', '94% kept'],
      ['Physiotherapists', '93% kept'],
      ['Fit stories', '90% kept'],
      ['Speed stories', '81% kept'],
      ['Own name', 'cut by 60%'],
      ['Run 5, “tight”', '41 swaps offered'],
    ],
    waits: 3,
  },
  velmoor: {
    place: 'Release desk, Thursday 09:58',
    headline: 'Drawn in two minutes. Nobody on call.',
    lines: [
      ['Names in the draw', '9,412'],
      ['Cardigans', '300'],
      ['One per address', 'held'],
      ['Told by 10:05', 'all of them'],
      ['Sold twice', '0'],
      ['Mends booked this week', '64'],
    ],
    waits: 5,
  },
  brackwick: {
    place: 'Pricing service, Wednesday 06:30',
    headline: 'Each price is a promise to somebody.',
    lines: [
      ['Prices held', '1,604,218'],
      ['Answered in', '71 ms'],
      ['Changed at a counter today', '312'],
      ['Live on the web', '312'],
      ['Orders credited to branches', '100%'],
      ['Doncaster asks about', '1 price'],
    ],
    waits: 5,
  },
  ostrey: {
    place: 'Matching, Friday 14:20',
    headline: 'Two drawings and one question.',
    lines: [
      ['Pairs of part and machine', '19,041,377'],
      ['Read by the script', '96.2%'],
      ['Read by four people', '3.8%'],
      ['Nine thermostats', 'were one'],
      ['Import tonight', '38 min'],
      ['Same seal, yes or no?', '217 left'],
    ],
    waits: 5,
  },
  wagsby: {
    place: 'The plan, Sunday 20:15',
    headline: 'Thirty-six thousand dogs, nine people.',
    lines: [
      ['Weigh-ins answered', '3 in 4'],
      ['Beds that grow this week', '1,180'],
      ['Chews made softer', '402'],
      ['Shown before it is charged', 'all of it'],
      ['Peak after the broadcast', 'carried'],
      ['Owners who wrote back', '6 to answer'],
    ],
    waits: 5,
  },
};

const CSS = `.window{position:absolute;inset:70px 70px -2px;overflow:hidden}
  .bar{display:flex;gap:40px;align-items:center;height:110px;padding:0 56px;font-size:22px}.bar .mark{margin-right:auto}
  .left{position:absolute;top:110px;bottom:0;left:0;width:50%;padding:70px 40px 0 56px}
  .right{position:absolute;top:110px;bottom:0;right:0;width:50%}
  .lead{max-width:20em;margin:36px 0 44px;font-size:27px}`;

/** The shop as customers see it. */
export function rectoPage(shop: Shop): string {
  return document(
    shop,
    `${CSS}.window{background:var(--ground);color:var(--text)}
    .right{background:url(/images/${shop.slug}-main.jpg) 62% 60%/cover}`,
    `<div class="window"><div class="bar">${mark(shop)}${shop.menu.map((item) => `<span>${esc(item)}</span>`).join('')}</div>
    <div class="left"><h1 class="face" style="font-size:82px">${esc(shop.headline)}</h1><p class="lead">${esc(shop.lead)}</p><span class="go">${esc(shop.button)}</span></div>
    <div class="right"></div></div>`,
  );
}

/** The screen that the staff in the back room see, in the same frame. */
export function versoPage(shop: Shop, room: BackRoom): string {
  const [ground, text] = shop.colours;
  const isDark = Number.parseInt(ground.slice(1, 3), 16) < 0x60;
  const [paper, ink] = isDark ? [text, ground] : [ground, text];
  return document(
    shop,
    `${CSS}.window{background:${ink};color:${paper}}img.mark{filter:${isDark ? 'none' : 'invert(1)'}}
    .right{padding:70px 56px 0 20px;font:500 25px/1.3 "DejaVu Sans Mono","Liberation Mono",monospace;letter-spacing:-.02em}
    .line{padding:1.02em 0}.waits{color:${ink};background:${paper};padding-inline:.7em;margin-inline:-.7em}`,
    `<div class="window"><div class="bar">${mark(shop)}<span>${esc(room.place)}</span></div>
    <div class="left"><h1 class="face" style="font-size:82px">${esc(room.headline)}</h1></div>
    <div class="right">${room.lines.map(([what, state], at) => line(what, state, at === room.waits ? 'waits' : '')).join('')}</div></div>`,
  );
}
