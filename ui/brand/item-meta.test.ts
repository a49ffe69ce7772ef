// The metadata of items for search results and shared links.
import { expect, test } from 'bun:test';
import { caseStudyMeta, postMeta, summaryOf } from './item-meta.ts';

const study = {
  title: 'Brackwick',
  caseStudyTitle: 'Price per account',
  description: 'Tools, priced.',
  mainImage: '/main.jpg',
  gridImage: '/grid.jpg',
};

test('the summary is the excerpt', () => {
  expect(summaryOf({ excerpt: 'In short.', content: '<p>At length.</p>' })).toBe('In short.');
});

test('without an excerpt the summary is the beginning of the text, cut after a word', () => {
  const content = `<h2>Headless &amp; calm</h2>\n<p>${'One <b>w</b>ord more. '.repeat(20)}</p>`;
  const summary = summaryOf({ excerpt: null, content });
  expect(summary).toStartWith('Headless & calm One word more. One');
  expect(summary.length).toBeLessThanOrEqual(156);
  expect(summary).toMatch(/(One|word|more)…$/);
});

test('a text without words has an empty summary', () => {
  expect(summaryOf({ excerpt: '', content: '<p><img src="/a.png" alt=""></p>' })).toBe('');
});

test('a post without a picture has no image in its metadata', () => {
  const post = { title: 'Title', excerpt: '', content: '', image: '' };
  expect(postMeta(post)).toEqual({ title: 'Title', description: '', image: null });
});

test('a case study is named by its client and its headline', () => {
  expect(caseStudyMeta(study).title).toBe('Brackwick: Price per account');
  expect(caseStudyMeta({ ...study, caseStudyTitle: '' }).title).toBe('Brackwick');
});

test('the picture of a case study is the large one, else that of the card', () => {
  expect(caseStudyMeta(study).image).toBe('/main.jpg');
  expect(caseStudyMeta({ ...study, mainImage: null }).image).toBe('/grid.jpg');
  expect(caseStudyMeta({ ...study, mainImage: '', gridImage: '' }).image).toBeNull();
});
