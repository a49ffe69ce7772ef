// Which encoding a client takes, and making it.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

export type Encoding = 'br' | 'zstd' | 'gzip';

const PREFERRED: Encoding[] = ['br', 'zstd', 'gzip'];
const known = new Map<string, Encoding | null>();
const KNOWN_MAX = 200;

/** The best encoding that an Accept-Encoding header allows (RFC 9110 §12.5.3); null sends the bytes as they are. */
export function acceptedEncoding(header: string | null): Encoding | null {
  if (header === null) return null;
  const seen = known.get(header);
  if (seen !== undefined) return seen;
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const best = PREFERRED.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));
  const encoding = weightOf(best) > 0 ? best : null;
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(header, encoding);
  return encoding;
}

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const gz = promisify(gzip);

/** Compresses off the main thread. `best` takes seconds where the default takes milliseconds: for builds. */
export function compress(bytes: Uint8Array, encoding: Encoding, best = false): Promise<Uint8Array> {
  if (encoding === 'br')
    return brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: best ? 11 : 7,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        // no larger than the text: the default window takes megabytes for every page
        [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.byteLength),
      },
    });
  if (encoding === 'zstd')
    return zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: best ? 19 : 6 } });
  return gz(bytes, { level: best ? 9 : 6 });
}

/** The power of two that holds `size` bytes, within what Brotli knows. */
function windowBits(size: number): number {
  return Math.min(Math.max(Math.ceil(Math.log2(size + 1)), constants.BROTLI_MIN_WINDOW_BITS), 22);
}
