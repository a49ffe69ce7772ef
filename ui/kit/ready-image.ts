// Prepares a chosen image for upload: large photographs are scaled down before the 5 MB limit applies.
import { UPLOAD_MAX_BYTES } from '#db/limits.ts';
import { imageKind } from './image-kind.ts';
import { HEIC_REFUSAL, imageRefusal, RefusedFile } from './image-refusal.ts';

/** The long edge of a scaled-down photograph in pixels: more than any page shows. */
const SCALED_EDGE_PX = 2560;
/** A file of at most this size is sent unchanged, whatever its pixels. */
const AS_IT_IS_BYTES = 2 * 1024 * 1024;
const QUALITY = 0.85;
const SCALABLE = /^image\/(jpeg|png|webp|avif)$/;

let last: Promise<unknown> = Promise.resolve();

/**
 * `file`, or a smaller version of the picture: turned upright, long edge at most 2560 px, as JPEG or, for formats with
 * transparency, WebP. HEIC becomes JPEG when the browser can read it. Animated images are never changed. Throws
 * `RefusedFile` for a file that is not an image, for HEIC that cannot be read, and for a result above 5 MB.
 */
export async function readyImage(file: File): Promise<File> {
  const { heic, moves } = await imageKind(file);
  const isLarge = file.size > AS_IT_IS_BYTES && SCALABLE.test(file.type);
  const ready = heic || (isLarge && !moves) ? await runInTurn(() => scaled(file, heic)) : file;
  const refusal = heic && ready === file ? HEIC_REFUSAL : imageRefusal(ready);
  if (refusal) throw new RefusedFile(refusal);
  return ready;
}

/** Runs one `work` at a time: a photograph takes hundreds of megabytes while it is open. */
function runInTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => {});
  return turn;
}

/** The smaller picture; `file` itself when nothing is gained, or the browser cannot read it. */
async function scaled(file: File, always: boolean): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = bitmap;
    const scale = Math.min(1, SCALED_EDGE_PX / Math.max(width, height));
    if (scale === 1 && file.size <= UPLOAD_MAX_BYTES && !always) {
      bitmap.close();
      return file;
    }
    const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const type = always || file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    const blob = await canvas.convertToBlob({ type, quality: QUALITY });
    if (blob.size >= file.size && !always) return file;
    return new File([blob], renamed(file.name, blob.type), { type: blob.type });
  } catch {
    return file;
  }
}

/** The name with the extension of the new type. */
function renamed(name: string, type: string): string {
  const ending = type === 'image/jpeg' ? 'jpg' : type.replace('image/', '');
  const base = name.replace(/\.[^.]*$/, '');
  return base === '' ? name : `${base}.${ending}`;
}
