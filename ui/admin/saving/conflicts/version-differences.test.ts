import { expect, test } from 'bun:test';
import { stretchesOf, versionDifferences } from './version-differences.ts';

test('equal versions have no differences', () => {
  const values = { title: 'A', stats: [{ id: 1, number: '2' }] };
  expect(versionDifferences('post', values, structuredClone(values))).toEqual([]);
});

test('fields have the labels of their form', () => {
  const differences = versionDifferences(
    'case-study',
    { title: 'A', caseStudySubTitle: 'Ann', videos: [] },
    { title: 'B', caseStudySubTitle: '', videos: [{ url: '/a.mp4' }] },
  );
  expect(differences).toEqual([
    { name: 'title', label: 'Client Name', mine: 'A', other: 'B' },
    { name: 'caseStudySubTitle', label: 'Case Study Subtitle', mine: 'Ann', other: '' },
    { name: 'videos', label: 'Videos & Captions', mine: '', other: '/a.mp4' },
  ]);
});

test('HTML is shown as its text, and text that only looks like a tag is kept', () => {
  const [difference] = versionDifferences(
    'post',
    { content: '<h2>One</h2><p>a <strong>b</strong></p>' },
    { content: '3 < 4 and 5 > 2' },
  );
  expect(difference).toMatchObject({ mine: 'One\na b', other: '3 < 4 and 5 > 2' });
});

test('shows where links lead and which pictures are shown, beside other changes', () => {
  const text = (word: string, host: string) =>
    `<p>${word} <a target="_blank" href="https://${host}/a">here</a></p><img alt="A face" src="/${host}.png"><video src="/${host}.mp4"></video>`;
  const [difference] = versionDifferences(
    'post',
    { content: text('Buy', 'evil.example') },
    { content: text('Read', 'verso.example') },
  );
  expect(difference).toMatchObject({
    mine: 'Buy here (https://evil.example/a)\n[A face /evil.example.png][/evil.example.mp4]',
    other: 'Read here (https://verso.example/a)\n[A face /verso.example.png][/verso.example.mp4]',
  });
});

test('rows are shown without ids, lists with commas, switches as yes and no', () => {
  const mine = {
    stats: [{ id: 7, icon: '+', number: '2' }],
    categories: ['A', 'B'],
    featured: true,
  };
  const other = { stats: [], categories: ['A'], featured: false };
  expect(versionDifferences('case-study', mine, other)).toEqual([
    { name: 'stats', label: 'Stats', mine: '+ 2', other: '' },
    { name: 'categories', label: 'Categories', mine: 'A, B', other: 'A' },
    { name: 'featured', label: 'Featured', mine: 'Yes', other: 'No' },
  ]);
});

test('in each of two texts the words that the other lacks are marked', () => {
  const [mine, other] = ['One price for all of us.', 'One fair price for most of us.'];
  const own = (text: string, other: string) =>
    stretchesOf(text, other)
      .filter(({ isOwn }) => isOwn)
      .map(({ text }) => text);
  expect(own(mine, other)).toEqual(['all']);
  expect(own(other, mine)).toEqual(['fair', 'most']);
  const whole = stretchesOf(other, mine).map(({ text }) => text);
  expect(whole.join('')).toBe(other);
});

test('a long common stretch is cut to the words next to a difference', () => {
  const before = 'before '.repeat(500);
  const after = 'after '.repeat(500);
  const stretches = stretchesOf(`${before}mine ${after}`, `${before}other ${after}`);
  expect(stretches.map(({ text }) => text).join('')).toMatch(
    /^… (before ){16}mine (after ){16}… $/,
  );
});

test('the common end is kept when the other text continues', () => {
  const both = 'both '.repeat(500);
  expect(stretchesOf(both, `${both}and more`)).toEqual([
    { text: `… ${'both '.repeat(16)}`, isOwn: false },
  ]);
});

test('two texts of the same words are shown in full', () => {
  const both = 'both '.repeat(500);
  expect(stretchesOf(both, both)).toEqual([{ text: both, isOwn: false }]);
});

test('two texts without common words are shown without marks', () => {
  expect(stretchesOf('One price.', 'Something else entirely')).toEqual([
    { text: 'One price.', isOwn: false },
  ]);
});
