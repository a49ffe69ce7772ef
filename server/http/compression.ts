// Content encodings: which one a client accepts, and the compression itself.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

export type Encoding = 'br' | 'zstd' | 'gzip';

const PREFERRED: Encoding[] = ['br', 'zstd', 'gzip'];
const encodingByHeader = new Map<string, Encoding | null>();
const REMEMBERED_HEADERS_MAX = 200;

/** The best encoding allowed by an Accept-Encoding header (RFC 9110 §12.5.3); null for none. */
export function acceptedEncoding(header: string | null): Encoding | null {
  if (header === null) return null;
  const remembered = encodingByHeader.get(header);
  if (remembered !== undefined) return remembered;
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const best = PREFERRED.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));
  const isWanted = weightOf(best) > 0 && weightOf(best) >= (weights.get('identity') ?? 0);
  const encoding = isWanted ? best : null;
  if (encodingByHeader.size >= REMEMBERED_HEADERS_MAX) encodingByHeader.clear();
  encodingByHeader.set(header, encoding);
  return encoding;
}

/** For larger texts such as feeds, level 7 takes 7 MB of memory each time, five times level 5, and saves only 2 %. */
const LEVEL_7_UP_TO_BYTES = 64 * 1024;

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const gz = promisify(gzip);

/** Compresses off the main thread. `best` is for responses that are sent often: it takes forty times as long. */
export function compress(bytes: Uint8Array, encoding: Encoding, best = false): Promise<Uint8Array> {
  if (encoding === 'br') {
    const quality = bytes.byteLength > LEVEL_7_UP_TO_BYTES ? 5 : 7;
    return brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: best ? 11 : quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        // a window as small as the text: the default one costs megabytes per page
        [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.byteLength),
      },
    });
  }
  if (encoding === 'zstd')
    return zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: best ? 19 : 6 } });
  return gz(bytes, { level: best ? 9 : 6 });
}

/** The exponent of the power of two that holds `size` bytes, within Brotli's range. */
function windowBits(size: number): number {
  return Math.min(Math.max(Math.ceil(Math.log2(size + 1)), constants.BROTLI_MIN_WINDOW_BITS), 22);
}
