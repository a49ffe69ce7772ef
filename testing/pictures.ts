// Generates real pictures of every kind that the site accepts.
import sharp, { type Sharp } from 'sharp';

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** A one-coloured picture. */
export async function makePicture(
  format: PictureFormat,
  { width = 8, height = 6 } = {},
): Promise<Uint8Array> {
  return canvas(width, height).toFormat(format).toBuffer();
}

/** A JPEG with location, camera and a rotated orientation in its metadata. */
export async function makePhotographWithPlace(): Promise<Uint8Array> {
  return canvas(8, 6)
    .jpeg()
    .withMetadata({
      orientation: 6,
      exif: {
        IFD0: { Make: 'SecretCamera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 24/1 30/1' },
      },
    })
    .toBuffer();
}

/** A valid PNG of exactly `bytes` bytes, padded with a private chunk of zeros. */
export async function makePictureOfSize(bytes: number): Promise<Uint8Array> {
  const picture = Buffer.from(await makePicture('png'));
  const end = picture.subarray(-12);
  const before = picture.subarray(0, -12);
  const data = Buffer.alloc(bytes - picture.byteLength - 12);
  const chunk = Buffer.concat([Buffer.from('teST'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.byteLength);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(Bun.hash.crc32(chunk));
  return Buffer.concat([before, length, chunk, checksum, end]);
}

function canvas(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#c63' } });
}
