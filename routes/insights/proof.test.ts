import { expect, test } from 'bun:test';
import { plainText } from '#db/contract/text/plain-text.ts';
import { demoContent } from '#db/seed/content.ts';
import { proofOf } from './proof.ts';

const studies = [{ title: 'Axforth' }, { title: 'Lindqo (UK)' }];

test('the client that is mentioned most often is the proof', () => {
  expect(proofOf('Lindqo (UK), Axforth, Lindqo (UK).', studies)?.title).toBe('Lindqo (UK)');
});

test('a part of a word or the address of a link does not count as a mention', () => {
  expect(proofOf(plainText('<p>Axforths</p><a href="/Axforth">this</a>'), studies)).toBeNull();
});

test('most demonstration articles have a case study as proof', () => {
  const { posts, caseStudies } = demoContent();
  const proved = posts.filter(({ content }) => proofOf(plainText(content), caseStudies));
  expect(proved.length).toBeGreaterThan(posts.length / 2);
});
