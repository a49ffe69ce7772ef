// The part of a picture that pages show: all of it or its frame.
import { type PictureFrame, problemOfFrame } from '#db/contract/media/picture-frame.ts';
import type { StoredFrame } from '#db/schema.ts';
import type { PictureFacts } from '#ui/kit/picture-variants.ts';
import { versionOfFrame } from './picture-version.ts';

/** What is shown of a picture. */
export interface ShownPicture {
  facts: PictureFacts;
  /** Null when that is all of it. */
  frame: PictureFrame | null;
}

/** The facts of frames, each found once. */
const factsOfFrames = new WeakMap<StoredFrame, PictureFacts>();

/** What a frame shows of the picture with the facts `whole`. What moves is shown as it is. */
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
