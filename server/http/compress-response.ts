// Compresses uncached responses: searches, not-found pages, the back office, the API. Cached pages are compressed already.
import { Duplex } from 'node:stream';
import { constants, createBrotliCompress, createGzip, createZstdCompress } from 'node:zlib';
import { acceptedEncoding, type Encoding } from './compression.ts';

/** A smaller response fits into one packet uncompressed. */
const COMPRESSED_FROM_BYTES = 1024;
const TEXT = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml)\b)/;

/** Fast levels, because each response is sent once. Each chunk is flushed, so that the start of a stream is sent at once. */
const STREAMS: Record<Encoding, () => Duplex> = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      // a small window: the default one costs megabytes per response
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
    }),
  zstd: () =>
    createZstdCompress({
      flush: constants.ZSTD_e_flush,
      params: { [constants.ZSTD_c_compressionLevel]: 3 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 4 }),
};

/** Compresses uncompressed text of at least a kilobyte with an encoding that the client accepts. */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const { headers } = response;
  if (!isCompressible(response)) return response;
  if (!/accept-encoding/i.test(headers.get('vary') ?? ''))
    headers.append('Vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  if (encoding === null || isFromOtherSite(request) || !response.body) return response;

  const reader = response.body.getReader();
  const start: Uint8Array[] = [];
  for (let size = 0; size < COMPRESSED_FROM_BYTES; ) {
    const { done, value } = await reader.read();
    if (done) return new Response(new Blob(start as BlobPart[]), response);
    start.push(value);
    size += value.byteLength;
  }
  const whole = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const bytes of start) controller.enqueue(bytes);
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const compression = Duplex.toWeb(STREAMS[encoding]()) as unknown as ReadableWritablePair;
  const compressed = new Response(whole.pipeThrough(compression), response);
  compressed.headers.set('Content-Encoding', encoding);
  compressed.headers.delete('Content-Length');
  return compressed;
}

/** Files served in ranges are not compressed. */
function isCompressible({ status, headers }: Response): boolean {
  return (
    status !== 304 &&
    !headers.has('Content-Encoding') &&
    !headers.has('Accept-Ranges') &&
    !/\bno-transform\b/i.test(headers.get('Cache-Control') ?? '') &&
    TEXT.test(headers.get('Content-Type') ?? '')
  );
}

/** Another site could choose the address and infer from the compressed size what the page repeats (docs/decisions/0080). */
function isFromOtherSite({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  return headers.has('cookie') && site !== null && site !== 'same-origin' && site !== 'none';
}
