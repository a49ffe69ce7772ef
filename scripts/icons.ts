// Draws the icons of public/ from the mark in db/content/company.ts: `bun run icons`, after the mark has changed.
import { join } from 'node:path';
import sharp from 'sharp';
import { company } from '#db/content/company.ts';

const PUBLIC = join(import.meta.dir, '../public');
const INK = '#0C0B0A';
const ORANGE = '#FF4B1F';
/** The side of the drawing, and the share of it that the mark may fill. */
const SIDE = 64;
const FILLED = 2 / 3;

const svg = drawIcon(company.mark);
await Bun.write(join(PUBLIC, 'favicon.svg'), `${svg}\n`);
for (const [name, side] of [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
] as const)
  await Bun.write(join(PUBLIC, name), await png(side));
await Bun.write(join(PUBLIC, 'favicon.ico'), asIco(await png(32), 32));
console.log('The icons in public/ are drawn from the mark.');

function drawIcon({ viewBox, path }: typeof company.mark): string {
  const [x = 0, y = 0, width = 1, height = 1] = viewBox.split(' ').map(Number);
  const scale = (SIDE * FILLED) / Math.max(width, height);
  const left = (SIDE - width * scale) / 2 - x * scale;
  const top = (SIDE - height * scale) / 2 - y * scale;
  const round = (value: number) => Number(value.toFixed(4));
  const place = `translate(${round(left)} ${round(top)}) scale(${round(scale)})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><path fill="${INK}" d="M0 0h${SIDE}v${SIDE}H0z"/><path fill="${ORANGE}" transform="${place}" d="${path}"/></svg>`;
}

function png(side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * side) / SIDE })
    .resize(side, side)
    .png({ palette: true })
    .toBuffer();
}

/** An ICO file with one picture: header, one directory entry, and the PNG. */
function asIco(picture: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}
