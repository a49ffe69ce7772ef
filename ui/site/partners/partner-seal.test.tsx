// The ring of the seal with words of any length.
import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '#db/content/company.ts';
import { PartnerSeal } from './partner-seal.tsx';

const ring = (words: string) => {
  const html = renderToStaticMarkup(<PartnerSeal mark={company.mark} words={words} />);
  return {
    times: html.split(words).length - 1,
    size: Number(/font-size:([\d.]+)/.exec(html)?.[1] ?? 29),
  };
};

test('short words are in the ring twice, at full size', () => {
  expect(ring('Shopify premier partner')).toEqual({ times: 2, size: 29 });
});

test('longer words are smaller, and the longest are in the ring once', () => {
  const middle = ring('Commerce platform of the year and premier partner');
  expect(middle.times).toBe(2);
  expect(middle.size).toBeLessThan(20);
  const long = ring('Commerce platform of the year and its premier partner in the north of Europe');
  expect(long.times).toBe(1);
  expect(long.size).toBeGreaterThan(middle.size);
});

test('the ring is closed in every browser: each reads the length of the text at another element', () => {
  const html = renderToStaticMarkup(<PartnerSeal mark={company.mark} words="Premier partner" />);
  const lengths = [...html.matchAll(/<text(?:Path)? [^>]*textLength="(\d+)/g)];
  expect(lengths.map(([, length]) => length)).toEqual(['1072', '1072']);
});
