import { expect, test } from 'bun:test';
import { fileSize, imageRefusal } from './image-refusal.ts';

const MB = 1024 * 1024;

test('any image of up to 5 MB is accepted', () => {
  expect(imageRefusal({ type: 'image/avif', size: 5 * MB })).toBeNull();
});

test('other files are refused at any size', () => {
  const refusal = {
    title: 'Invalid file type',
    description: 'Please select an image file (jpg, png, gif, etc.)',
  };
  expect(imageRefusal({ type: 'application/pdf', size: 9 * MB })).toEqual(refusal);
  expect(imageRefusal({ type: '', size: 1 })).toEqual(refusal);
});

test('one byte above 5 MB is refused', () => {
  expect(imageRefusal({ type: 'image/png', size: 5 * MB + 1 })).toEqual({
    title: 'File too large',
    description: 'Please select an image smaller than 5MB',
  });
});

test('sizes are formatted for people', () => {
  expect([12, 2048, 4.25 * MB, 5 * MB, 1023.6 * 1024].map(fileSize)).toEqual([
    '12 bytes',
    '2 KB',
    '4.3 MB',
    '5 MB',
    '1 MB',
  ]);
});
