// Moves and resizes a frame: it always has whole pixels, stays within its picture, and is never too small.
import type { PictureFrame } from '#db/contract/media/picture-frame.ts';
import { FRAME_MIN_PIXELS } from '#db/limits.ts';

export interface Size {
  width: number;
  height: number;
}

/** An edge or a corner, as a compass direction. */
export type Handle = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w';

/** The frame of the whole picture. */
export function wholeFrame({ width, height }: Size): PictureFrame {
  return { left: 0, top: 0, width, height };
}

/** The frame moved by `x` and `y` pixels, as far as the picture goes. */
export function movedBy(frame: PictureFrame, x: number, y: number, picture: Size): PictureFrame {
  return withinPicture({ ...frame, left: frame.left + x, top: frame.top + y }, picture);
}

/**
 * The frame with its handle at `point` of the picture, or as near as possible. The opposite edge or corner stays. `ratio`
 * (width by height) is kept; null leaves it free.
 */
export function resizedTo(
  frame: PictureFrame,
  handle: Handle,
  point: { x: number; y: number },
  picture: Size,
  ratio: number | null,
): PictureFrame {
  const across = handle.includes('e') ? 1 : handle.includes('w') ? -1 : 0;
  const down = handle.includes('s') ? 1 : handle.includes('n') ? -1 : 0;
  // the fixed point: the opposite edge, or the middle in a direction that the handle does not move
  const x = frame.left + (frame.width * (1 - across)) / 2;
  const y = frame.top + (frame.height * (1 - down)) / 2;
  const maxWidth = roomFrom(x, across, picture.width);
  const maxHeight = roomFrom(y, down, picture.height);
  let width = across === 0 ? frame.width : (point.x - x) * across;
  let height = down === 0 ? frame.height : (point.y - y) * down;
  if (ratio === null) {
    if (across !== 0) width = between(width, FRAME_MIN_PIXELS, maxWidth);
    if (down !== 0) height = between(height, FRAME_MIN_PIXELS, maxHeight);
  } else {
    if (across === 0) width = height * ratio;
    else if (down !== 0) width = Math.max(width, height * ratio);
    const least = Math.max(FRAME_MIN_PIXELS, FRAME_MIN_PIXELS * ratio);
    width = between(width, least, Math.min(maxWidth, maxHeight * ratio));
    height = width / ratio;
  }
  const left = x - (width * (1 - across)) / 2;
  const top = y - (height * (1 - down)) / 2;
  return withinPicture({ left, top, width, height }, picture);
}

/** A frame with that ratio (width by height) and the same centre, and about the same area, as far as the picture allows. */
export function withRatio(frame: PictureFrame, ratio: number, picture: Size): PictureFrame {
  const least = Math.max(FRAME_MIN_PIXELS, FRAME_MIN_PIXELS * ratio);
  const most = Math.min(picture.width, picture.height * ratio);
  const width = between(Math.sqrt(frame.width * frame.height * ratio), least, most);
  const height = width / ratio;
  const left = frame.left + (frame.width - width) / 2;
  const top = frame.top + (frame.height - height) / 2;
  return withinPicture({ left, top, width, height }, picture);
}

function roomFrom(from: number, direction: number, end: number): number {
  if (direction === 0) return 2 * Math.min(from, end - from);
  return direction > 0 ? end - from : from;
}

function withinPicture(frame: PictureFrame, picture: Size): PictureFrame {
  const width = Math.min(Math.round(frame.width), picture.width);
  const height = Math.min(Math.round(frame.height), picture.height);
  return {
    left: between(Math.round(frame.left), 0, picture.width - width),
    top: between(Math.round(frame.top), 0, picture.height - height),
    width,
    height,
  };
}

function between(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
