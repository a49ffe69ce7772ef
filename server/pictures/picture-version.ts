// The version of a picture: a hash of its content and of the recipe for its variants.

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
