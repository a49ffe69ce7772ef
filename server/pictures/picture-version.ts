// The version of a picture: a hash of its content, its frame, and the recipe for its variants.
import type { PictureFrame } from '#db/contract/media/picture-frame.ts';

/** A new number gives every variant a new address: increase it when quality, effort or format change. */
const RECIPE = 1;

/** 12 hexadecimal digits; equal for equal bytes. */
export function pictureVersion(bytes: Uint8Array): string {
  return new Bun.CryptoHasher('sha256')
    .update(`${RECIPE}:`)
    .update(bytes)
    .digest('hex')
    .slice(0, 12);
}

/** The version of the part that `frame` shows of a picture with that version. */
export function versionOfFrame(version: string, frame: PictureFrame): string {
  const { left, top, width, height } = frame;
  return pictureVersion(Buffer.from(`${version} ${left} ${top} ${width} ${height}`));
}
