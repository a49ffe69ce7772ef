import { expect, test } from 'bun:test';
import { type AltAnswer, picturedStudy, undescribedIn, withAlts } from './missing-alts.ts';

const NAME = `${'a'.repeat(26)}.png`;
const UPLOAD = `/uploads/${NAME}`;
const inText = (content: string) =>
  undescribedIn({ texts: { content }, gallery: [] }).map(({ src }) => src);
const answered = (html: string, src: string, answer: AltAnswer) =>
  withAlts(html, new Map([[src, answer]]));

for (const html of [
  '',
  '<p>&lt;img src="/a.png"&gt;</p>',
  '<img src="/a.png" alt="">',
  '<img alt = "Mine" src="/a.png">',
  '<img src="/a.png" alt>',
  '<img title="no > alt" alt="x" src="/a.png">',
  '<img>',
])
  test(`no alt text is missing in ${html || 'an empty text'}`, () =>
    expect(inText(html)).toEqual([]));

test('a picture without alt text is found once, however it is written', () => {
  expect(
    inText(
      '<p><img src="/a.png"><IMG src=\'/b.png?x=1&amp;y=2\' /><img src=/c.png></p><img src="/a.png">',
    ),
  ).toEqual(['/a.png', '/b.png?x=1&y=2', '/c.png']);
});

test('alt within another attribute does not count', () => {
  expect(inText('<img src="/a.png" data-alt="x" title="alt=">')).toEqual(['/a.png']);
});

test('in a gallery only uploads without alt text are found', () => {
  const gallery = [
    { url: UPLOAD, alt: ' ' },
    { url: `/uploads/${'b'.repeat(26)}.png`, alt: 'A lamp' },
    { url: 'https://other.example/a.png', alt: '' },
    { url: '', alt: '' },
  ];
  const values = picturedStudy({ challengeContent: '', solutionContent: '', gallery });
  expect(undescribedIn(values)).toEqual([{ src: UPLOAD, name: NAME }]);
});

test('an answer is escaped and written into the text, and nothing else changes', () => {
  const html =
    '<p>a &amp; b</p>\n<img  src="/a.png" title="x"/><img src="/b.png"><img src="/a.png" alt="Mine">';
  expect(answered(html, '/a.png', { alt: ' A "chair" <b> & more ' })).toBe(
    '<p>a &amp; b</p>\n<img  src="/a.png" title="x" alt="A &quot;chair&quot; &lt;b&gt; &amp; more"/><img src="/b.png"><img src="/a.png" alt="Mine">',
  );
});

test('a decorative picture has an empty alt and is not found again', () => {
  const html = answered('<img src="/a.png">', '/a.png', 'decorative');
  expect(html).toBe('<img src="/a.png" alt="">');
  expect(inText(html)).toEqual([]);
});
