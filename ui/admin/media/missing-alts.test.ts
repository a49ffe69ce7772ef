import { expect, test } from 'bun:test';
import {
  type AltAnswer,
  picturedPost,
  picturedStudy,
  undescribedIn,
  withAlts,
} from './missing-alts.ts';

const NAME = `${'a'.repeat(26)}.png`;
const UPLOAD = `/uploads/${NAME}`;
const EMPTY_STUDY = {
  ...{ challengeContent: '', solutionContent: '', gallery: [], mainImage: '', gridImage: '' },
  ...{ testimonial1Image: '', testimonial2Image: '' },
};
const inText = (content: string) =>
  undescribedIn({ texts: { content }, gallery: [], covers: [] }).map(({ src }) => src);
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

test('only uploads without alt text are found in a gallery', () => {
  const gallery = [
    { url: UPLOAD, alt: ' ' },
    { url: `/uploads/${'b'.repeat(26)}.png`, alt: 'A lamp' },
    { url: 'https://other.example/a.png', alt: '' },
    { url: '', alt: '' },
  ];
  expect(undescribedIn(picturedStudy({ ...EMPTY_STUDY, gallery }))).toEqual([
    { src: UPLOAD, name: NAME, place: 'Gallery image 1' },
  ]);
});

test('the place of a picture is its caption, heading, row or field', () => {
  const places = (content: string) =>
    undescribedIn(picturedPost({ content, image: '' })).map(({ place }) => place);
  expect(places('<p><img src="/a.png"></p>')).toEqual(['Article']);
  expect(
    places('<h2>Old</h2><h2>Prices <em>&amp;</em> terms</h2><p><img src="/a.png"></p>'),
  ).toEqual(['Article, under “Prices & terms”']);
  expect(
    places('<figure><img src="/a.png"><figcaption>The <b>hall</b></figcaption></figure>'),
  ).toEqual(['Article: The hall']);
});

test('covers, heroes and portraits need an alt text, the logo does not', () => {
  const upload = (letter: string) => `/uploads/${letter.repeat(26)}.png`;
  const study = picturedStudy({
    ...EMPTY_STUDY,
    mainImage: upload('m'),
    gridImage: '/images/shipped.jpg',
    testimonial1Image: upload('t'),
  });
  expect(undescribedIn(study).map(({ src }) => src)).toEqual([upload('m'), upload('t')]);
  const post = picturedPost({ content: `<img src="${UPLOAD}">`, image: UPLOAD });
  expect(undescribedIn(post)).toEqual([{ src: UPLOAD, name: NAME, place: 'Article' }]);
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
