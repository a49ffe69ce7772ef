// The pixels in which two pictures differ.

/** Decoded pixels, four bytes each: red, green, blue, opacity. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** How far pixels that are the same are faded towards white. */
const FADE = 0.8;
const MARK = [216, 0, 84, 255];

/**
 * How many pixels differ, and a picture that shows them on a faded `after`. Any difference of a colour counts, since both
 * pictures come from one browser; a place that only one of the two has counts too.
 */
export function differenceOf(before: Pixels, after: Pixels): { count: number; picture: Pixels } {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * 4);
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = offsetOf(before, x, y);
      const to = offsetOf(after, x, y);
      const at = (y * width + x) * 4;
      if (from !== null && to !== null && isSamePixel(before.data, from, after.data, to)) {
        const grey = fadedGrey(after.data, to);
        data.set([grey, grey, grey, 255], at);
      } else {
        data.set(MARK, at);
        count++;
      }
    }
  }
  return { count, picture: { width, height, data } };
}

function offsetOf({ width, height }: Pixels, x: number, y: number): number | null {
  return x < width && y < height ? (y * width + x) * 4 : null;
}

function isSamePixel(a: Uint8Array, from: number, b: Uint8Array, to: number): boolean {
  for (let channel = 0; channel < 4; channel++)
    if (a[from + channel] !== b[to + channel]) return false;
  return true;
}

function fadedGrey(data: Uint8Array, at: number): number {
  const mean = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
  return Math.round(mean + (255 - mean) * FADE);
}
