// The frame of a picture: the part of it that pages show. Without zod, for the browser.
import { FRAME_MIN_PIXELS } from '#db/limits.ts';

/** In whole pixels of the upright picture. */
export interface PictureFrame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Whether a picture of this media type can be cropped; drawings and GIFs cannot. */
export function canHaveFrame(type: string): boolean {
  return /^image\/(?:jpeg|png|webp|avif)$/.test(type);
}

interface Size {
  width: number;
  height: number;
}

/** Why the frame is invalid for a picture of that size; null when it is valid. */
export function problemOfFrame(frame: PictureFrame, picture: Size): string | null {
  const { left, top, width, height } = frame;
  if (left + width > picture.width || top + height > picture.height)
    return `The frame must be within the picture (${picture.width} × ${picture.height} pixels)`;
  if (width < FRAME_MIN_PIXELS || height < FRAME_MIN_PIXELS)
    return `The frame must be at least ${FRAME_MIN_PIXELS} pixels wide and high`;
  return null;
}

/** Whether the frame covers the whole picture. */
export function isWhole(frame: PictureFrame, picture: Size): boolean {
  return frame.width === picture.width && frame.height === picture.height;
}

interface Point {
  x: number;
  y: number;
}

/**
 * Converts a focal point of the whole picture to one of its frame, both as fractions. A point outside the frame moves to
 * its edge. The centre, which is the default, stays the centre.
 */
export function pointInFrame(point: Point, frame: PictureFrame | null, picture: Size): Point {
  if (!frame || isMiddle(point)) return point;
  return {
    x: within((point.x * picture.width - frame.left) / frame.width),
    y: within((point.y * picture.height - frame.top) / frame.height),
  };
}

/** The reverse of `pointInFrame`. */
export function pointOfPicture(point: Point, frame: PictureFrame | null, picture: Size): Point {
  if (!frame || isMiddle(point)) return point;
  return {
    x: within((frame.left + point.x * frame.width) / picture.width),
    y: within((frame.top + point.y * frame.height) / picture.height),
  };
}

function isMiddle({ x, y }: Point): boolean {
  return x === 0.5 && y === 0.5;
}

function within(fraction: number): number {
  return Math.min(1, Math.max(0, fraction));
}
