import { expect, test } from 'bun:test';
import { drawingOfSvg } from './drawing-of-svg.ts';

test('the paths of a file are joined into one', () => {
  expect(
    drawingOfSvg(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0 24 12">
      <path fill="#f00" d="M0 0h1"/><g><path d='M2 2z' class="b"/></g></svg>`),
  ).toEqual({ viewBox: '0 0 24 12', path: 'M0 0h1 M2 2z' });
});

test('a path that begins relative to the file keeps its place after another', () => {
  const svg = '<svg viewBox="0 0 9 9"><path d="M1 1h1z"/><path d="m5 5 1 1z"/></svg>';
  expect(drawingOfSvg(svg)).toMatchObject({ path: 'M1 1h1z M0 0m5 5 1 1z' });
});

test.each(['fill="none"', 'style="fill: none"'])('a path with %s is not drawn', (none) => {
  const svg = `<svg viewBox="0 0 9 9"><!-- <path d="M9 9"/> --><path d="M0 0h9v9z" ${none}/><path d="M1 1" fill="#000"/></svg>`;
  expect(drawingOfSvg(svg)).toMatchObject({ path: 'M1 1' });
});

test('a drawing that states it has no stroke is accepted', () => {
  const svg = '<svg viewBox="0 0 1 1"><path d="M0 0" stroke="none" stroke-width="2"/></svg>';
  expect(drawingOfSvg(svg)).toEqual({ viewBox: '0 0 1 1', path: 'M0 0' });
});

test('a file without a view box gets one from its width and height', () => {
  expect(drawingOfSvg('<svg width="40px" height="20"><path d="M0 0"/></svg>')).toEqual({
    viewBox: '0 0 40 20',
    path: 'M0 0',
  });
});

test.each([
  ['a file of another type', 'GIF89a'],
  ['a shape', '<svg viewBox="0 0 1 1"><path d="M0 0"/><circle r="1"/></svg>'],
  ['a transform', '<svg viewBox="0 0 1 1"><g transform="scale(2)"><path d="M0 0"/></g></svg>'],
  ['a clip', '<svg viewBox="0 0 1 1"><clipPath id="a"><path d="M0 0"/></clipPath></svg>'],
  ['a mask', '<svg viewBox="0 0 1 1"><mask id="a"><path d="M0 0"/></mask></svg>'],
  ['a stroke', '<svg viewBox="0 0 1 1"><path d="M0 0" fill="none" stroke="#000"/></svg>'],
  ['a stroke in a style', '<svg viewBox="0 0 1 1"><path d="M0 0" style="stroke:red"/></svg>'],
  ['no path', '<svg viewBox="0 0 1 1"><path d=""/></svg>'],
  ['no size', '<svg><path d="M0 0"/></svg>'],
])('%s is refused with a message', (_, svg) => {
  expect(drawingOfSvg(svg)).toBeString();
});
