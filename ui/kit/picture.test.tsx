import { expect, test } from 'bun:test';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Picture, type PictureRatio } from './picture.tsx';
import { plainVariant, setOfPattern, variantPattern, variantSet } from './picture-variants.ts';
import { type KnownPictures, type PicturePreload, Pictures } from './pictures.tsx';

const FACTS = {
  id: 'abcde',
  width: 400,
  height: 300,
  version: '0123456789ab',
  placeholder: '#aabbcc,#001122',
};
const known: KnownPictures = { find: (src) => (src === '/images/a.jpg' ? FACTS : undefined) };
const within = (picture: ReactNode, given: KnownPictures = known) =>
  renderToStaticMarkup(<Pictures known={given}>{picture}</Pictures>);

test('a priority image is eager', () => {
  const html = renderToStaticMarkup(<Picture src="/a.jpg" alt="A" priority />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).toContain(' src="/a.jpg"');
  expect(html).not.toContain('<noscript>');
});

test('other images are lazy with a noscript copy', () => {
  const html = renderToStaticMarkup(<Picture src="/a.jpg" alt="A" />);
  const [lazy, copy] = html.split('<noscript>') as [string, string];
  expect(lazy).toContain('data-src="/a.jpg"');
  expect(lazy).toContain(' src="data:');
  expect(copy).toContain(' src="/a.jpg"');
});

test('the copy of a known picture is one middle-sized file', () => {
  const [, copy] = within(<Picture src="/images/a.jpg" alt="A" />).split('<noscript>');
  expect(copy).toStartWith(
    `<img src="${plainVariant('/images/a.jpg', FACTS)}" alt="A" width="400"`,
  );
  const [, framed] = within(<Picture src="/images/a.jpg" alt="A" ratio="3/2" />).split(
    '<noscript>',
  );
  expect(framed).not.toContain('width');
});

test('an image without dimensions gets a frame', () => {
  expect(renderToStaticMarkup(<Picture src="/a.jpg" alt="A" />)).toContain('data-ratio="16/10"');
  expect(renderToStaticMarkup(<Picture src="/a.jpg" alt="A" width={4} height={3} />)).toContain(
    'data-ratio="auto"',
  );
});

test('a known lazy image carries the addresses of its better files', () => {
  const [lazy = ''] = within(<Picture src="/images/a.jpg" alt="A" sizes="50vw" />).split(
    '<noscript>',
  );
  const pattern = variantPattern('/images/a.jpg', FACTS);
  expect(lazy).toContain(`data-avif="${pattern}" data-sizes="50vw"`);
  expect(lazy).not.toContain('<picture');
});

test('a pattern stands for the srcset, with and without facts', () => {
  for (const facts of [FACTS, undefined])
    expect(setOfPattern(variantPattern('/images/a.jpg', facts))).toBe(
      variantSet('/images/a.jpg', facts),
    );
});

test('the sources of a lazy image are lazy as well', () => {
  const html = renderToStaticMarkup(
    <Picture src="/a.jpg" alt="A" sources={[{ srcSet: '/a.avif', type: 'image/avif' }]} />,
  );
  const [lazy, copy] = html.split('<noscript>') as [string, string];
  expect(lazy).toContain('data-srcset="/a.avif" type="image/avif"/>');
  expect(copy).not.toContain('<source');
});

test('every source has the sizes of the image', () => {
  const html = renderToStaticMarkup(
    <Picture
      src="/a.jpg"
      alt="A"
      eager
      srcSet="/a-400.jpg 400w, /a-800.jpg 800w"
      sizes="50vw"
      sources={[{ srcSet: '/a-400.avif 400w, /a-800.avif 800w', type: 'image/avif' }]}
    />,
  );
  expect(html.match(/sizes="50vw"/g)).toHaveLength(2);
});

test('sizes are left out without widths', () => {
  for (const eager of [true, false])
    expect(
      renderToStaticMarkup(<Picture src="/a.jpg" alt="A" eager={eager} sizes="50vw" />),
    ).not.toContain('sizes');
});

test('the frame carries the placeholder and the focal point', () => {
  const html = renderToStaticMarkup(
    <Picture src="/a.jpg" alt="A" placeholder="#aabbcc,#001122" focal={{ x: 20, y: 80 }} />,
  );
  expect(html).toContain('--picture-placeholder:#aabbcc,#001122');
  expect(html).toContain('--picture-focal:20% 80%');
});

test('a picture without placeholder and focal point has no style', () => {
  expect(renderToStaticMarkup(<Picture src="/a.jpg" alt="A" />)).not.toContain('style');
});

test('a known picture comes in better formats, with its size and placeholder', () => {
  const html = within(<Picture src="/images/a.jpg" alt="A" sizes="50vw" eager />);
  const set = variantSet('/images/a.jpg', FACTS);
  expect(html).toContain(`<source srcSet="${set}" sizes="50vw" type="image/avif"/>`);
  const plain = plainVariant('/images/a.jpg', FACTS);
  expect(html).toContain(`<img src="${plain}" alt="A" width="400" height="300"`);
  expect(html).toContain('#aabbcc,#001122');
  expect(html).toContain('data-ratio="auto"');
});

test('a picture wider than its frame is requested for the height of the frame', () => {
  const sizes = '(min-width: 64rem) 30vw, 12.5rem';
  const asked = (ratio: PictureRatio) =>
    within(<Picture src="/images/a.jpg" alt="" ratio={ratio} sizes={sizes} eager />).match(
      / sizes="([^"]+)"/,
    )?.[1];
  expect(asked('4/3')).toBe(sizes);
  expect(asked('16/9')).toBe(sizes);
  expect(asked('1/1')).toBe('(min-width: 64rem) 40vw, 16.7rem');
  expect(asked('4/5')).toBe('(min-width: 64rem) 50vw, 20.8rem');
  expect(asked('auto')).toBe(sizes);
});

test('attributes given by the caller are kept', () => {
  const html = within(
    <Picture src="/images/a.jpg" alt="" width={4} height={3} srcSet="/images/a.jpg 4w" eager />,
  );
  expect(html).toContain('width="4" height="3" srcSet="/images/a.jpg 4w"');
  expect(html).not.toContain('<source');
});

test('an unknown local picture requests its current version', () => {
  const html = within(<Picture src="/uploads/new.png" alt="" eager />);
  expect(html).toContain('/pictures/-/320/uploads/new.png.avif 320w');
  expect(html).not.toContain('width=');
});

test('other hosts, SVG and animated pictures are unchanged', () => {
  const moving = { find: () => ({ ...FACTS, animated: true as const }) };
  for (const [src, given] of [
    ['https://other.example/a.jpg', known],
    ['/images/a.svg', known],
    ['/images/a.gif', known],
    ['/images/a.webp', moving],
  ] as const)
    expect(within(<Picture src={src} alt="" eager />, given)).not.toMatch(/\/p(ictures)?\//);
});

test('a picture for other screens comes in each format as well', () => {
  const html = within(
    <Picture
      src="/images/b.jpg"
      alt=""
      eager
      sources={[{ srcSet: '/images/a.jpg', media: '(max-width: 767px)' }]}
    />,
  );
  expect(
    html.match(/<source[^>]* width="400" height="300" media="\(max-width: 767px\)"/g),
  ).toHaveLength(2);
});

test('each source of a picture for other screens has its widths and sizes', () => {
  for (const eager of [true, false]) {
    const html = within(
      <Picture
        src="/images/b.jpg"
        alt=""
        eager={eager}
        sizes="50vw"
        sources={[{ srcSet: '/images/a.jpg', media: '(max-width: 767px)' }]}
      />,
    );
    const sources = html.match(/<source[^>]*>/g) ?? [];
    expect(sources.length).toBe(3);
    for (const source of sources)
      expect(source).toMatch(/srcset="[^"]+ \d+w" (?:data-)?sizes="50vw"/i);
  }
});

test('only the priority picture is preloaded, once per media query', () => {
  const preloads: PicturePreload[] = [];
  const given = { ...known, preload: (image: PicturePreload) => preloads.push(image) };
  const sources = [{ srcSet: '/images/b.jpg', media: '(max-width: 767px)' }];
  within(<Picture src="/images/a.jpg" alt="" eager />, given);
  within(<Picture src="https://other.example/a.jpg" alt="" priority />, given);
  expect(preloads).toEqual([]);
  within(<Picture src="/images/a.jpg" alt="" sizes="100vw" sources={sources} priority />, given);
  expect(preloads.map(({ type, media, imageSizes }) => [type, media, imageSizes])).toEqual([
    ['image/avif', '(max-width: 767px)', '100vw'],
    ['image/avif', 'not all and (max-width: 767px)', '100vw'],
  ]);
});
