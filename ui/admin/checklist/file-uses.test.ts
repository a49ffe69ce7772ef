import { expect, test } from 'bun:test';
import { EMPTY_CASE_STUDY } from '#ui/admin/forms/case-study/case-study-form-values.ts';
import { EMPTY_POST } from '#ui/admin/forms/post/post-form-values.ts';
import { caseStudyChecklist } from './case-study-checklist.ts';
import { fileEntries } from './file-uses.ts';
import { postChecklist } from './post-checklist.ts';

const NOW = '2026-06-01T10:00:00.000Z';
const upload = (letter: string, type = 'jpg') => `/uploads/${letter.repeat(26)}.${type}`;
const problemOf = (href: string) => ({ href, message: 'There is nothing at this address' });

test('a field with a deleted file is listed once; links in texts are checked as links', () => {
  const content =
    `<p><img src="${upload('a')}" alt=""><img src="${upload('b')}" alt="">` +
    `<a href="${upload('c', 'pdf')}">Prices</a></p>`;
  const { files } = postChecklist({ ...EMPTY_POST, content, image: upload('d') }, null, NOW);
  expect(files.map(({ src }) => src)).toEqual([upload('a'), upload('b'), upload('d')]);
  const problems = [upload('a'), upload('b'), upload('c', 'pdf')].map(problemOf);
  expect(fileEntries(files, problems)).toEqual([
    {
      text: 'Content: a file was deleted, so visitors do not see it',
      field: { name: 'content', label: 'Content' },
    },
  ]);
});

test('a file in a row of a case study is named by its number', () => {
  const gallery = [
    { url: '/images/kiln.jpg', alt: '' },
    { url: upload('a'), alt: '' },
  ];
  const { files } = caseStudyChecklist({ ...EMPTY_CASE_STUDY, gallery }, null, NOW);
  expect(files).toEqual([
    { field: { name: 'gallery.1.url', label: 'Image 2: Image URL' }, src: upload('a') },
  ]);
});
