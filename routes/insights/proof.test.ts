import { expect, test } from 'bun:test';
import { plainText } from '#db/contract/plain-text.ts';
import { demoContent } from '#db/seed/content.ts';
import { proofOf } from './proof.ts';

const studies = [{ title: 'Axforth' }, { title: 'Lindqo (UK)' }];

test('the client that is named most often is the proof', () => {
  expect(proofOf('Lindqo (UK), Axforth, Lindqo (UK).', studies)?.title).toBe('Lindqo (UK)');
});

test('part of a word and the address of a link are no names', () => {
  expect(proofOf(plainText('<p>Axforths</p><a href="/Axforth">this</a>'), studies)).toBeNull();
});

test('most articles of the demonstration are proved by a case study', () => {
  const { posts, caseStudies } = demoContent();
  const proved = posts.filter(({ content }) => proofOf(plainText(content), caseStudies));
  expect(proved.length).toBeGreaterThan(posts.length / 2);
});
