import { expect, test } from 'bun:test';
import { processorMs } from '#testing/processor-ms.ts';
import { withPictures } from './prose-pictures.ts';

const FACTS = { id: 'abcde', width: 400, height: 300, version: '0123456789ab' };
const known = (html: string) => withPictures(html, { find: () => FACTS });

for (const html of [
  '<p>&lt;img src="/images/a.jpg"&gt;</p>',
  '<img src="https://other.example/images/a.jpg" alt="">',
  '<img src="/images/a.gif" alt="">',
  '<img alt="">',
  '<img src="/images/a.jpg" srcset="/images/b.jpg 2x" alt="">',
  '<picture><source srcset="/images/b.webp"><img src="/images/a.jpg" alt=""></picture>',
  '<imgs src="/images/a.jpg">',
])
  test(`leaves ${html} alone`, () => expect(known(html)).toBe(html));

test('a local picture comes in better formats and keeps its alt text', () => {
  const html = known('<p><img src="/images/a.jpg" alt="A &gt; B" /></p>');
  expect(html).toStartWith('<p><picture><source srcset="/p/abcde.01234567-320.avif');
  expect(html).toContain(
    'src="/p/abcde.01234567-400.webp" alt="A &gt; B" loading="lazy" decoding="async" width="400" height="300"',
  );
  expect(html).toEndWith('></picture></p>');
});

test('an alt text with much white space is processed quickly', async () => {
  const picture = `<img src="/images/a.jpg" alt="${' '.repeat(100_000)}x">`;
  const spent = await processorMs(() => expect(known(picture)).toContain('x" loading'));
  expect(spent).toBeLessThan(500);
});

test('attributes set by the author are kept', () => {
  const html = known(
    '<img src="/images/a.jpg" alt="" width="80" loading="eager" style="width: 50%">',
  );
  expect(html).not.toContain('height=');
  expect(html.match(/loading=/g)).toHaveLength(1);
  expect(html.match(/style=/g)).toHaveLength(1);
});

test('an animated picture gets its size only', () => {
  const html = withPictures('<img src="/images/a.webp" alt="">', {
    find: () => ({ ...FACTS, animated: true }),
  });
  expect(html).toBe(
    '<img src="/images/a.webp" alt="" loading="lazy" decoding="async" width="400" height="300">',
  );
});

const UPLOAD = `/uploads/${'a'.repeat(26)}`;
const noted = (html: string, alt: string | undefined) =>
  withPictures(html, { find: () => undefined, noted: () => ({ alt }) });

test('an upload without alt text takes that of the library', () => {
  expect(noted(`<img src="${UPLOAD}.jpg">`, 'A "chair" & <table>')).toContain(
    'alt="A &quot;chair&quot; &amp; &lt;table&gt;"',
  );
  expect(noted(`<img src="${UPLOAD}.jpg">`, '')).toContain(' alt=""');
  expect(noted(`<img src="${UPLOAD}.gif">`, 'A chair')).toBe(
    `<img src="${UPLOAD}.gif" alt="A chair">`,
  );
});

test('its own alt text is kept, also an empty one', () => {
  for (const html of [`<img src="${UPLOAD}.gif" alt="">`, `<img src="${UPLOAD}.gif" alt="Mine">`])
    expect(noted(html, 'A chair')).toBe(html);
});

test('a picture without any alt text gets none', () => {
  expect(noted(`<img src="${UPLOAD}.jpg">`, undefined)).not.toContain('alt=');
});
