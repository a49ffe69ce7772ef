import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from './picture.tsx';

test('an important image is fetched at once', () => {
  const html = renderToStaticMarkup(<Picture src="/a.jpg" alt="A" priority />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).toContain(' src="/a.jpg"');
  expect(html).not.toContain('<noscript>');
});

test('any other image waits for the script and has a copy without it', () => {
  const html = renderToStaticMarkup(<Picture src="/a.jpg" alt="A" />);
  const [lazy, copy] = html.split('<noscript>') as [string, string];
  expect(lazy).toContain('data-src="/a.jpg"');
  expect(lazy).not.toContain(' src=');
  expect(copy).toContain(' src="/a.jpg"');
});

test('an image without dimensions gets a frame', () => {
  expect(renderToStaticMarkup(<Picture src="/a.jpg" alt="A" />)).toContain('data-ratio="16/10"');
  expect(renderToStaticMarkup(<Picture src="/a.jpg" alt="A" width={4} height={3} />)).toContain(
    'data-ratio="auto"',
  );
});

test('the sources of a lazy image wait as well', () => {
  const html = renderToStaticMarkup(
    <Picture src="/a.jpg" alt="A" sources={[{ srcSet: '/a.avif', type: 'image/avif' }]} />,
  );
  const [lazy, copy] = html.split('<noscript>') as [string, string];
  expect(lazy).toContain('<source data-srcset="/a.avif" type="image/avif"/>');
  expect(copy).toContain('<source srcSet="/a.avif" type="image/avif"/>');
});

test('every source is chosen by the same sizes as the image', () => {
  const html = renderToStaticMarkup(
    <Picture
      src="/a.jpg"
      alt="A"
      eager
      sizes="50vw"
      sources={[{ srcSet: '/a-400.avif 400w, /a-800.avif 800w', type: 'image/avif' }]}
    />,
  );
  expect(html.match(/sizes="50vw"/g)).toHaveLength(2);
});

test('the frame carries the placeholder and the focal point', () => {
  const html = renderToStaticMarkup(
    <Picture
      src="/a.jpg"
      alt="A"
      placeholder="data:image/webp;base64,AAAA"
      focal={{ x: 20, y: 80 }}
    />,
  );
  expect(html).toContain('--picture-placeholder:url(&quot;data:image/webp;base64,AAAA&quot;)');
  expect(html).toContain('--picture-focal:20% 80%');
});

test('a placeholder that is no small image is left out', () => {
  for (const placeholder of [
    '/a.jpg',
    'data:image/svg+xml,<svg/>',
    'data:image/png;base64,A");x:y',
  ])
    expect(
      renderToStaticMarkup(<Picture src="/a.jpg" alt="A" placeholder={placeholder} />),
    ).not.toContain('style');
});

test('a picture that needs no style has none', () => {
  expect(renderToStaticMarkup(<Picture src="/a.jpg" alt="A" />)).not.toContain('style');
});
