// The version of a picture: a hash of its content, of its frame, and of the recipe for its variants.
import type { PictureFrame } from '#db/contract/media/picture-frame.ts';

/** Another number gives every variant a new address: for a change of quality, effort or format. */
const RECIPE = 1;

/** 12 hexadecimal digits; equal for equal bytes. */
export function pictureVersion(bytes: Uint8Array): string {
  return new Bun.CryptoHasher('sha256')
    .update(`${RECIPE}:`)
    .update(bytes)
    .digest('hex')
    .slice(0, 12);
}

/** The version of what a frame shows of a picture of that version. */
export function versionOfFrame(version: string, frame: PictureFrame): string {
  const { left, top, width, height } = frame;
  return pictureVersion(Buffer.from(`${version} ${left} ${top} ${width} ${height}`));
}
