// The pages of a client's shop as HTML: its front page on a desktop, and product and account pages on two phones.
import type { Shop } from './shop-texts.ts';

const FONTS = `
@font-face{font-family:Bricolage;src:url(/fonts/bricolage-grotesque.woff2);font-weight:200 800}
@font-face{font-family:Instrument;src:url(/fonts/instrument-sans.woff2);font-weight:400 700}
*{box-sizing:border-box;margin:0}
body{overflow:hidden;font:500 22px/1.4 Instrument,sans-serif;-webkit-font-smoothing:antialiased}
.face{font:var(--face);line-height:1;letter-spacing:-.02em;text-transform:var(--case)}
.line{display:flex;justify-content:space-between;gap:1em;padding:.7em 0;border-top:1px solid color-mix(in srgb,currentColor 28%,transparent)}
.line b{font-weight:600;white-space:nowrap}
.go{display:inline-block;padding:.8em 1.5em;background:var(--button);color:var(--on);font-weight:600}
.mark{height:1.5em;width:auto;display:block}
img{display:block}`;

/** Escapes text for HTML. */
export const esc = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The front page in a browser window on the client's colour. */
export function deskPage(shop: Shop): string {
  const { headline, lead, button, menu, goods, layout } = shop;
  const picture = `/images/${shop.slug}-main.jpg`;
  const list = goods.map(([label, figure]) => line(label, figure)).join('');
  const body = {
    split: `<div class="pic" style="height:560px;background-image:url(${picture})"></div>
      <div class="in"><h1 class="face" style="font-size:92px;max-width:9.5em">${esc(headline)}</h1>
      <p class="lead">${esc(lead)}</p><span class="go">${esc(button)}</span><div class="list">${list}</div></div>`,
    poster: `<div class="in" style="padding-bottom:0"><h1 class="face" style="font-size:132px;margin-bottom:36px">${esc(headline)}</h1></div>
      <div class="pic" style="height:500px;background-image:url(${picture})"></div>
      <div class="in"><p class="lead">${esc(lead)}</p><span class="go">${esc(button)}</span><div class="list">${list}</div></div>`,
    ledger: `<div class="in" style="padding-bottom:36px"><h1 class="face" style="font-size:84px;max-width:10em">${esc(headline)}</h1><p class="lead">${esc(lead)}</p></div>
      <div class="pic" style="height:360px;background-image:url(${picture})"></div>
      <div class="in"><div class="list" style="margin:0 0 40px;font-size:27px">${list}</div><span class="go">${esc(button)}</span></div>`,
  }[layout];
  return document(
    shop,
    `.window{position:absolute;inset:90px 0 -2px 90px;background:var(--ground);color:var(--text);overflow:hidden}
    .bar{display:flex;gap:44px;align-items:center;padding:36px 56px;font-size:21px}.bar .mark{margin-right:auto}
    .pic{background-size:cover;background-position:50% 60%}.in{padding:56px}.lead{max-width:25em;margin:28px 0 32px;font-size:25px}.list{margin-top:52px}`,
    `<div class="window"><div class="bar">${mark(shop)}${menu.map((item) => `<span>${esc(item)}</span>`).join('')}</div>${body}</div>`,
  );
}

/** Two phones on the client's colour: a product, and the customer's account. */
export function pocketPage(shop: Shop): string {
  const { product, account } = shop;
  return document(
    shop,
    `.phone{position:absolute;width:500px;height:1040px;background:var(--ground);color:var(--text);border-radius:44px;overflow:hidden}
    .head{display:flex;align-items:center;padding:34px 36px 26px;font-size:19px}
    .pic{height:430px;background:url(/images/${shop.slug}-grid.jpg) 50% 62%/cover}
    .in{padding:34px 36px}.line{font-size:23px}.go{position:absolute;left:36px;right:36px;bottom:40px;text-align:center;font-size:24px}`,
    `<div class="phone" style="left:76px;top:90px"><div class="head">${mark(shop)}</div><div class="pic"></div><div class="in">
      <h2 class="face" style="font-size:46px">${esc(product.name)}</h2><p style="margin:12px 0 26px;font-size:26px">${esc(product.price)}</p>
      ${product.facts.map((fact) => `<div class="line">${esc(fact)}</div>`).join('')}</div><span class="go">${esc(product.button)}</span></div>
    <div class="phone" style="right:76px;bottom:90px"><div class="head">${mark(shop)}</div><div class="in">
      <h2 class="face" style="font-size:74px;margin:60px 0 70px">${esc(account.title)}</h2>
      ${account.lines.map(([label, figure]) => line(label, figure)).join('')}</div><span class="go">${esc(account.button)}</span></div>`,
  );
}

/** A line of a list: a label and a figure. */
export function line(label: string, figure: string, more = ''): string {
  return `<div class="line ${more}"><span>${esc(label)}</span><b>${esc(figure)}</b></div>`;
}

/** The wordmark of the shop. */
export function mark({ logo, name, colours }: Shop): string {
  // the logo is dark; on a dark background it is inverted to white
  const isDark = Number.parseInt(colours[0].slice(1, 3), 16) < 0x60;
  return logo
    ? `<img class="mark" src="/images/logos/${logo}" alt="" style="${isDark ? 'filter:invert(1)' : ''}">`
    : `<b class="mark face" style="font-size:30px;height:auto">${esc(name)}</b>`;
}

/** A page in the shop's typeface and colours. */
export function document(shop: Shop, css: string, body: string): string {
  const [ground, text, button, onButton] = shop.colours;
  return `<!doctype html><meta charset="utf-8"><style>${FONTS}
  :root{--ground:${ground};--text:${text};--button:${button};--on:${onButton};--face:${shop.face};--case:${shop.caps ? 'uppercase' : 'none'}}
  body{background:${shop.stage}}
  ${css}</style>${body}`;
}

/** All pages of the shop in one column, for a film that scrolls through it. `size` is the font size. */
export function longPage(shop: Shop, size: number): string {
  const { headline, lead, button, menu, goods, product, account } = shop;
  const section = (content: string) => `<section>${content}</section>`;
  const lines = (all: Shop['goods']) => all.map(([label, figure]) => line(label, figure)).join('');
  return document(
    shop,
    `body{background:var(--ground);color:var(--text);font-size:${size}px;overflow:auto}
    .bar{display:flex;gap:1.6em;align-items:center;padding:1.3em 2em}.bar .mark{margin-right:auto}
    .pic{height:26em;background-size:cover;background-position:50% 60%}section{padding:3em 2em}
    h1,h2{margin-bottom:.45em}h1{font-size:4em;max-width:9.5em}h2{font-size:2.6em}p{max-width:24em;margin:0 0 1.6em;font-size:1.15em}.go{margin-top:1.6em}`,
    `<div class="bar">${mark(shop)}${menu.map((item) => `<span>${esc(item)}</span>`).join('')}</div>
    <div class="pic" style="background-image:url(/images/${shop.slug}-main.jpg)"></div>
    ${section(`<h1 class="face" style="font-size:4em">${esc(headline)}</h1><p>${esc(lead)}</p>${lines(goods)}<span class="go">${esc(button)}</span>`)}
    <div class="pic" style="background-image:url(/images/${shop.slug}-grid.jpg)"></div>
    ${section(`<h2 class="face" style="font-size:2.6em">${esc(product.name)}</h2><p>${esc(product.price)}</p>${product.facts.map((fact) => `<div class="line">${esc(fact)}</div>`).join('')}<span class="go">${esc(product.button)}</span>`)}
    ${section(`<h2 class="face" style="font-size:2.6em">${esc(account.title)}</h2>${lines(account.lines)}<span class="go">${esc(account.button)}</span>`)}`,
  );
}

/** The initials of a person at the client, in the shop's typeface, in place of a portrait. */
export function stamp(shop: Shop, initials: string): string {
  return document(
    shop,
    `body{background:var(--button);color:var(--on);display:grid;place-items:center;height:100vh}`,
    `<b class="face" style="font-size:170px;letter-spacing:-.05em">${esc(initials)}</b>`,
  );
}
