// The part of a picture that pages show: the whole or its frame.
import { type PictureFrame, problemOfFrame } from '#db/contract/media/picture-frame.ts';
import type { StoredFrame } from '#db/schema.ts';
import type { PictureFacts } from '#ui/kit/picture-variants.ts';
import { versionOfFrame } from './picture-version.ts';

/** The part of a picture that is shown. */
export interface ShownPicture {
  facts: PictureFacts;
  /** Null when the whole picture is shown. */
  frame: PictureFrame | null;
}

/** The facts of each frame, computed once. */
const factsOfFrames = new WeakMap<StoredFrame, PictureFacts>();

/**
 * The part shown of a picture with the facts `whole`; undefined without facts. An animated picture, and one that `frame`
 * does not fit, is shown whole.
 */
export function shownOf(
  whole: PictureFacts | undefined,
  frame: StoredFrame | null,
): ShownPicture | undefined {
  if (!whole || !frame || whole.animated || problemOfFrame(frame, whole))
    return whole && { facts: whole, frame: null };
  let facts = factsOfFrames.get(frame);
  if (!facts) {
    const { width, height, placeholder = whole.placeholder } = frame;
    const version = versionOfFrame(whole.version, frame);
    facts = { ...whole, width, height, version, framed: true, ...(placeholder && { placeholder }) };
    factsOfFrames.set(frame, facts);
  }
  return { facts, frame };
}
