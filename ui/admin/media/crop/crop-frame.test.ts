import { expect, test } from 'bun:test';
import { isWhole, problemOfFrame } from '#db/contract/media/picture-frame.ts';
import { type Handle, movedBy, resizedTo, wholeFrame, withRatio } from './crop-frame.ts';

const PICTURE = { width: 900, height: 600 };
const FRAME = { left: 100, top: 100, width: 300, height: 200 };
const HANDLES: Handle[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'];

test('a frame can be moved only within its picture, and keeps its size', () => {
  expect(movedBy(FRAME, 10, -20, PICTURE)).toEqual({ ...FRAME, left: 110, top: 80 });
  expect(movedBy(FRAME, 5000, -5000, PICTURE)).toEqual({ ...FRAME, left: 600, top: 0 });
});

test('a handle moves its own edges, and the opposite edges stay', () => {
  const to = (handle: Handle, x: number, y: number) =>
    resizedTo(FRAME, handle, { x, y }, PICTURE, null);
  expect(to('se', 500, 400)).toEqual({ left: 100, top: 100, width: 400, height: 300 });
  expect(to('nw', 50, 80)).toEqual({ left: 50, top: 80, width: 350, height: 220 });
  expect(to('e', 500, 9)).toEqual({ ...FRAME, width: 400 });
  expect(to('n', 9, 50)).toEqual({ ...FRAME, top: 50, height: 250 });
  // the frame is never turned inside out and never extends beyond the picture
  expect(to('se', 0, 0)).toEqual({ ...FRAME, width: 32, height: 32 });
  expect(to('w', 2000, 0)).toEqual({ ...FRAME, left: 368, width: 32 });
  expect(to('se', 5000, 5000)).toEqual({ ...FRAME, width: 800, height: 500 });
});

test('the other side follows a fixed ratio, from a corner and from an edge', () => {
  const to = (handle: Handle, x: number, y: number) =>
    resizedTo(FRAME, handle, { x, y }, PICTURE, 1.5);
  expect(to('se', 550, 0)).toEqual({ left: 100, top: 100, width: 450, height: 300 });
  expect(to('e', 460, 0)).toEqual({ left: 100, top: 80, width: 360, height: 240 });
  expect(to('s', 0, 400)).toEqual({ left: 25, top: 100, width: 450, height: 300 });
});

test('a new ratio keeps the centre of the frame; the whole picture gives its largest frame', () => {
  expect(withRatio(wholeFrame(PICTURE), 1, PICTURE)).toEqual({
    ...{ left: 150, top: 0, width: 600, height: 600 },
  });
  expect(withRatio(FRAME, 1, PICTURE)).toEqual({ left: 128, top: 78, width: 245, height: 245 });
  expect(
    isWhole(withRatio(FRAME, 1.5, { width: 300, height: 200 }), { width: 300, height: 200 }),
  ).toBe(true);
});

test('a frame can be stored after any sequence of edits', () => {
  let seed = 7;
  const random = (max: number) => {
    seed = (seed * 16807) % 2147483647;
    return seed % max;
  };
  let frame = wholeFrame(PICTURE);
  for (let i = 0; i < 2000; i++) {
    const ratio = [null, 1, 4 / 3, 3 / 2, 16 / 9][random(5)] as number | null;
    const point = { x: random(2000) - 500, y: random(2000) - 500 };
    const next = [
      () => movedBy(frame, point.x, point.y, PICTURE),
      () => resizedTo(frame, HANDLES[random(8)] as Handle, point, PICTURE, ratio),
      () => withRatio(frame, ratio ?? 0.2, PICTURE),
    ][random(3)] as () => typeof frame;
    frame = next();
    expect(problemOfFrame(frame, PICTURE)).toBeNull();
    expect(Object.values(frame).every(Number.isInteger)).toBe(true);
    expect(Math.min(frame.left, frame.top)).toBeGreaterThanOrEqual(0);
  }
});
