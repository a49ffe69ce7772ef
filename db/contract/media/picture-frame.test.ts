import { expect, test } from 'bun:test';
import { isWhole, pointInFrame, pointOfPicture, problemOfFrame } from './picture-frame.ts';

const PICTURE = { width: 1000, height: 500 };
const FRAME = { left: 500, top: 0, width: 500, height: 250 };

test('a frame must lie within its picture and be 32 pixels wide and high', () => {
  expect(problemOfFrame(FRAME, PICTURE)).toBeNull();
  expect(problemOfFrame({ ...FRAME, left: 501 }, PICTURE)).toContain('1000 × 500');
  expect(problemOfFrame({ ...FRAME, top: 251 }, PICTURE)).toContain('within the picture');
  expect(problemOfFrame({ ...FRAME, width: 31 }, PICTURE)).toContain('at least 32 pixels');
  expect(problemOfFrame({ ...FRAME, height: 32 }, PICTURE)).toBeNull();
});

test('a frame of the whole picture counts as whole', () => {
  expect(isWhole({ left: 0, top: 0, ...PICTURE }, PICTURE)).toBe(true);
  for (const part of [{ width: 999 }, { height: 499 }])
    expect(isWhole({ left: 0, top: 0, ...PICTURE, ...part }, PICTURE)).toBe(false);
});

test('a focal point keeps its place on the picture with any frame', () => {
  expect(pointInFrame({ x: 0.75, y: 0.1 }, FRAME, PICTURE)).toEqual({ x: 0.5, y: 0.2 });
  expect(pointInFrame({ x: 0.75, y: 0.1 }, null, PICTURE)).toEqual({ x: 0.75, y: 0.1 });
  const back = pointOfPicture({ x: 0.25, y: 0.6 }, FRAME, PICTURE);
  expect(back).toEqual({ x: 0.625, y: 0.3 });
  expect(pointInFrame(back, FRAME, PICTURE)).toEqual({ x: 0.25, y: 0.6 });
});

test('a focal point outside the frame moves to its edge, and the default centre stays the centre', () => {
  expect(pointInFrame({ x: 0.1, y: 0.9 }, FRAME, PICTURE)).toEqual({ x: 0, y: 1 });
  expect(pointInFrame({ x: 0.5, y: 0.5 }, FRAME, PICTURE)).toEqual({ x: 0.5, y: 0.5 });
  expect(pointOfPicture({ x: 0.5, y: 0.5 }, FRAME, PICTURE)).toEqual({ x: 0.5, y: 0.5 });
});
