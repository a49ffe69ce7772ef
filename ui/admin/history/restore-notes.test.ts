import { expect, test } from 'bun:test';
import { post } from '../../../stories/fixtures/posts.ts';
import { restoreNotes } from './restore-notes.ts';

const picture = (letter: string) => `/uploads/${letter.repeat(26)}.jpg`;

test('names that were renamed and fields with deleted files are named', () => {
  const item = {
    ...post,
    image: picture('a'),
    content: `<p><img src="${picture('b')}" alt=""></p>`,
  };
  const renames = [{ of: 'post-category' as const, from: 'B2B', to: 'Trade' }];
  const missingFiles = [picture('a'), picture('b')];
  expect(restoreNotes('post', { item, onRestore: { renames, missingFiles } })).toEqual([
    '“B2B” is “Trade” now, and a restore uses that name.',
    '2 files were deleted for good, and a restore leaves a gap: Content and Image.',
  ]);
  expect(restoreNotes('post', { item, onRestore: { renames: [], missingFiles: [] } })).toEqual([]);
});
