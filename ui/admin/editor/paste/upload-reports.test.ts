// The messages about the images of one choice.
import { expect, test } from 'bun:test';
import type { FileRefusal } from '#ui/kit/image-refusal.ts';
import { uploadReports } from './upload-reports.ts';

const HEIC = { title: 'HEIC photos cannot be shown', description: 'Export it as JPEG first.' };
const BROKEN = { title: 'Upload failed', description: 'This is not a picture.' };

function reports(count: number, leftOut: FileRefusal[] = []) {
  const said: (FileRefusal | 'success')[] = [];
  const on = uploadReports(count, leftOut, {
    onProblem: (problem) => said.push(problem),
    onUploaded: () => said.push('success'),
  });
  return { said, on };
}

test('success is reported once, after the last file', () => {
  const { said, on } = reports(2);
  on.onUploaded();
  expect(said).toEqual([]);
  on.onUploaded();
  expect(said).toEqual(['success']);
});

test('files with the same problem are named together, under its own title', () => {
  const { said, on } = reports(3);
  on.onProblem(HEIC, { name: 'a.heic' });
  on.onProblem(HEIC, { name: 'b.heic' });
  on.onUploaded();
  expect(said).toEqual([
    { title: HEIC.title, description: 'a.heic: Export it as JPEG first.' },
    { title: HEIC.title, description: 'a.heic, b.heic: Export it as JPEG first.' },
  ]);
});

test('a message about other problems repeats the earlier ones, and what a paste left out', () => {
  const { said, on } = reports(2, [
    { title: '2 pictures could not be pasted', description: 'Save them on your computer.' },
  ]);
  on.onUploaded();
  on.onProblem(BROKEN, { name: 'c.jpg' });
  expect(said).toEqual([
    {
      title: 'Some files were not added',
      description:
        '2 pictures could not be pasted. Save them on your computer. c.jpg: This is not a picture.',
    },
  ]);
});
