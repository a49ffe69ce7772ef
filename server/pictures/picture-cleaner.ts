// Cleans uploads in the picture process: a decoder that crashes, hangs or grows ends one upload and nothing else.
import { UPLOAD_MAX_PIXELS } from '#db/limits.ts';
import { HttpError } from '#server/http/errors.ts';
import type { CleanPicture } from './clean-picture.ts';
import { detectImageFormat, IMAGE_FORMATS } from './image-format.ts';
import { PictureProcessError, PictureWorker } from './picture-worker.ts';

/** A cleaned upload: its bytes, its pixels, its media type and its file name ending without the dot. */
export interface CleanUpload extends CleanPicture {
  type: string;
  extension: string;
}

interface Limits {
  /** Resident memory of the picture process, in bytes. */
  maxMemory: number;
  timeoutMs: number;
}

/** A photograph of 50 megapixels takes less than half of each. */
const LIMITS: Limits = { maxMemory: 1024 ** 3, timeoutMs: 30_000 };

export class PictureCleaner {
  readonly #worker: PictureWorker;

  constructor(limits: Partial<Limits> = {}) {
    this.#worker = new PictureWorker('normal-priority', { ...LIMITS, ...limits });
  }

  /** The id of the process that decodes, while there is one. */
  get pid(): number | undefined {
    return this.#worker.pid;
  }

  /**
   * Returns the picture without anything else that its file held. Throws `HttpError`: 415 for anything but JPEG, PNG,
   * WebP, AVIF and GIF, 400 for a damaged file or one that ended its decoder, 413 for one with too many pixels or one
   * that needs too much memory or time.
   */
  async clean(bytes: Uint8Array): Promise<CleanUpload> {
    const format = detectImageFormat(bytes);
    if (format === null)
      throw new HttpError(415, 'Please select an image file (jpg, png, gif, etc.)');
    const result = await this.#worker.run({ kind: 'clean', bytes, format }).catch(refuse);
    if (result === 'damaged') throw invalid('This image is damaged and cannot be read');
    if (result === 'too-many-pixels')
      throw new HttpError(413, `An image may have at most ${UPLOAD_MAX_PIXELS / 1e6} megapixels`);
    return { ...result, ...IMAGE_FORMATS[format] };
  }

  /** Ends the process at once; a picture that it was working on is refused. */
  stop(): void {
    this.#worker.stop();
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

function invalid(message: string): HttpError {
  return new HttpError(400, message, {}, [{ path: 'image', message }]);
}
