// Drawn stills in place of photographs: Ostrey's type plate, and the cups and lids of Thrupp & Marrable.

const page = (css: string, body: string) => `<!doctype html><meta charset="utf-8"><style>
*{box-sizing:border-box;margin:0}body{overflow:hidden;display:grid;place-items:center;height:100vh}${css}</style>${body}`;

const PLATE_CSS = `
body{background:radial-gradient(circle at 30% 20%,#e6d7bf,#d2bd99 70%,#c3ab82)}
.plate{position:relative;width:1180px;padding:64px 76px 60px;border-radius:22px;transform:rotate(-4deg);color:#2b2318;
 background:repeating-linear-gradient(92deg,#e9e4da 0 2px,#e2dcd0 2px 5px,#ece8df 5px 7px);
 box-shadow:0 2px 0 #fff inset,0 -3px 0 #b8ae9b inset,-26px 34px 60px #5d4a2a66,-6px 8px 10px #5d4a2a55;font:700 34px/1.2 "Liberation Sans Narrow",sans-serif}
.plate i{position:absolute;width:30px;height:30px;border-radius:50%;background:radial-gradient(circle at 35% 30%,#f8f5ee,#9b917f);box-shadow:0 0 0 3px #c9bfae}
h1{font:700 92px/1 "DejaVu Serif Condensed",serif;letter-spacing:-.02em;display:flex;justify-content:space-between;align-items:end;padding-bottom:26px;border-bottom:4px solid #2b2318}
h1 small{font:700 26px/1.2 "Liberation Sans Narrow",sans-serif;letter-spacing:.06em}
dl{display:grid;grid-template-columns:auto 1fr auto 1fr;gap:20px 30px;padding-top:30px}dt{opacity:.66}dd{margin:0;font:700 40px/1 "Liberation Mono",monospace}
.worn{color:transparent;text-shadow:0 0 7px #2b231899}.bars{height:74px;margin-top:36px;background:repeating-linear-gradient(90deg,#2b2318 0 5px,#0000 5px 9px,#2b2318 9px 11px,#0000 11px 19px,#2b2318 19px 26px,#0000 26px 31px)}
.scratch{position:absolute;inset:0;background:linear-gradient(115deg,#0000 48.6%,#fffb 48.9%,#0000 49.3%),linear-gradient(98deg,#0000 71%,#fff9 71.2%,#0000 71.5%)}`;
const PLATE = `<div class="plate"><i style="left:22px;top:22px"></i><i style="right:22px;top:22px"></i><i style="left:22px;bottom:22px"></i><i style="right:22px;bottom:22px"></i>
<h1>Ostrey<small>TYPE PLATE<br>DO NOT REMOVE</small></h1>
<dl><dt>Model</dt><dd>WM 12<span class="worn">4</span>7</dd><dt>Made</dt><dd>1994</dd><dt>Serial</dt><dd>0<span class="worn">O8</span>B 41</dd><dt>Load</dt><dd>5 kg</dd><dt>Volts</dt><dd>230 ~</dd><dt>Spin</dt><dd>1200</dd></dl>
<div class="bars"></div><div class="scratch"></div></div>`;

/** A worn type plate, landscape. */
export const plate = () => page(PLATE_CSS, PLATE);

/** A close-up of the plate, portrait. */
export const platePortrait = () =>
  page(
    `${PLATE_CSS}.plate{flex:none;transform:translate(110px,0) rotate(-9deg) scale(1.34);justify-self:start}`,
    PLATE,
  );

/** Cups from above with their lids. */
export const lids = () => {
  const sizes = [330, 270, 210];
  const cup = (x: number, y: number, r: number, lid: boolean) =>
    `<g transform="translate(${x} ${y})"><circle r="${r / 2 + 14}" cx="-16" cy="22" fill="#00000026"/>
    <circle r="${r / 2}" fill="${lid ? '#0c0b0a' : '#fbf8f1'}" stroke="${lid ? '#2a2825' : '#d9cfbd'}" stroke-width="12"/>
    <circle r="${r / 2 - 34}" fill="${lid ? '#191715' : '#efe8da'}" stroke="${lid ? '#34312d' : '#dcd2c0'}" stroke-width="4"/>
    ${lid ? `<rect x="-22" y="${-r / 2 + 40}" width="44" height="13" rx="7" fill="#000"/>` : `<circle r="${r / 2 - 60}" fill="#6b4226"/>`}</g>`;
  return page(
    'body{background:#b9c4a6}',
    `<svg width="1200" height="1500" viewBox="0 0 1200 1500">${sizes
      .map((size, row) => {
        const y = 320 + row * 430;
        return `${cup(360, y, size, false)}<path d="M560 ${y}h80" stroke="#0c0b0a" stroke-width="5"/>${cup(840, y, size, true)}`;
      })
      .join('')}</svg>`,
  );
};
