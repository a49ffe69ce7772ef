// Cleans uploads in the picture process: a decoder that crashes, hangs or uses too much memory fails only one upload.
import { HttpError } from '#server/http/errors.ts';
import type { CleanPicture, PictureRefusal } from './clean-picture.ts';
import { detectImageFormat, IMAGE_FORMATS, type ImageFormat } from './image-format.ts';
import { PictureProcessError, PictureWorker } from './picture-worker.ts';

/** A cleaned upload: its bytes, size in pixels, media type and file extension without the dot. */
interface CleanUpload extends CleanPicture {
  type: string;
  extension: string;
}

interface Limits {
  /** The memory limit of a picture process, in bytes. */
  maxMemory: number;
  timeoutMs: number;
}

const LIMITS: Limits = { maxMemory: 512 * 1024 ** 2, timeoutMs: 10_000 };

/** A process that cleans one picture at a time, in the order of arrival. */
class Lane {
  readonly worker: PictureWorker;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    limits: Limits,
    readonly onlySmall: boolean,
  ) {
    this.worker = new PictureWorker('normal-priority', limits);
  }

  /** Rejects with `HttpError` when `signal` is aborted: waiting work is skipped, and running work is stopped. */
  clean(
    bytes: Uint8Array,
    format: ImageFormat,
    signal?: AbortSignal,
  ): Promise<CleanPicture | PictureRefusal> {
    const cleaning = this.#last.then(async () => {
      if (signal?.aborted) throw cancelled();
      const end = () => this.worker.stop();
      signal?.addEventListener('abort', end);
      try {
        const { onlySmall } = this;
        return await this.worker.run({ kind: 'clean', bytes, format, onlySmall });
      } catch (error) {
        throw signal?.aborted ? cancelled() : error;
      } finally {
        signal?.removeEventListener('abort', end);
      }
    });
    this.#last = cleaning.catch(() => undefined);
    return cleaning;
  }
}

/** Large pictures are cleaned in a separate process, so that small ones do not wait for them. */
export class PictureCleaner {
  readonly #small: Lane;
  readonly #large: Lane;

  constructor(limits: Partial<Limits> = {}) {
    this.#small = new Lane({ ...LIMITS, ...limits }, true);
    this.#large = new Lane({ ...LIMITS, ...limits }, false);
  }

  /** The id of the process for small pictures, if it runs. */
  get pid(): number | undefined {
    return this.#small.worker.pid;
  }

  /**
   * Returns the picture without any other data of its file. Throws `HttpError`: 415 for anything but JPEG, PNG, WebP, AVIF
   * and GIF, 400 for a damaged file or one that crashed the decoder, 413 for one with too many pixels or one that needs too
   * much memory or time. When `signal` is aborted the picture is dropped.
   */
  async clean(bytes: Uint8Array, signal?: AbortSignal): Promise<CleanUpload> {
    const format = detectImageFormat(bytes);
    if (format === null)
      throw new HttpError(415, 'Please select an image file (jpg, png, gif, etc.)');
    let result = await this.#small.clean(bytes, format, signal).catch(refuse);
    if (result === 'large') result = await this.#large.clean(bytes, format, signal).catch(refuse);
    if (result === 'damaged' || result === 'large')
      throw invalid('This image is damaged and cannot be read');
    if ('tooManyPixels' in result) throw tooManyPixels(format, result.tooManyPixels);
    return { ...result, ...IMAGE_FORMATS[format] };
  }

  /** Ends the processes at once; pictures in progress are refused. */
  stop(): void {
    this.#small.worker.stop();
    this.#large.worker.stop();
  }
}

function refuse(error: unknown): never {
  if (!(error instanceof PictureProcessError)) throw error;
  if (error.reason === 'memory' || error.reason === 'time')
    throw new HttpError(
      413,
      'This image takes too long to process. Please scale it down and try again.',
    );
  throw invalid('This image could not be processed. Try again, or save it in another format.');
}

function tooManyPixels(format: ImageFormat, maxPixels: number): HttpError {
  const article = format === 'avif' ? 'An' : 'A';
  const name = format === 'webp' ? 'WebP' : format.toUpperCase();
  return new HttpError(
    413,
    `${article} ${name} image can have at most ${maxPixels / 1e6} megapixels`,
  );
}

/** The error for a client that has disconnected. */
function cancelled(): HttpError {
  return new HttpError(400, 'The upload was cancelled');
}

function invalid(message: string): HttpError {
  return new HttpError(400, message, {}, [{ path: 'image', message }]);
}
