// The variants of a picture, and which one an address selects.
import { expect, test } from 'bun:test';
import type { VariantRequest } from './picture-address.ts';
import {
  allVariants,
  resolveVariant,
  socialImage,
  substitutes,
  variantsToMakeAhead,
} from './picture-files.ts';

const facts = { id: 'abcde', width: 900, height: 600, version: '0123456789ab' };
const asked = (change: Partial<VariantRequest>): VariantRequest => ({
  src: '/images/a.jpg',
  version: facts.version,
  width: 480,
  format: 'avif',
  ...change,
});
const nameOf = (change: Partial<VariantRequest>) => resolveVariant(facts, asked(change))?.name;

test('a width that the picture does not have is rejected', () => {
  expect(nameOf({ width: 481 })).toBeUndefined();
  expect(nameOf({ width: 1080 })).toBeUndefined();
  expect(nameOf({ width: 481, version: null })).toBeUndefined();
});

test('a fallback in the other format is rejected', () => {
  expect(nameOf({ format: 'png' })).toBeUndefined();
  expect(nameOf({ width: 'og', format: 'avif' })).toBeUndefined();
});

test('no variant is larger than the picture', () => {
  expect(allVariants(facts).map(({ name }) => name)).toEqual([
    ...['avif', 'webp', 'jpg'].flatMap((format) =>
      [320, 480, 768, 900].map((width) => `${facts.version}-${width}.${format}`),
    ),
    `${facts.version}-og.jpg`,
  ]);
});

test('only variants that pages use are made ahead', () => {
  expect(variantsToMakeAhead(facts).map(({ name }) => name)).toEqual([
    ...[320, 480, 768, 900].map((width) => `${facts.version}-${width}.avif`),
    `${facts.version}-900.webp`,
    `${facts.version}-og.jpg`,
  ]);
  expect(variantsToMakeAhead({ ...facts, animated: true })).toEqual([]);
});

test('without the current version an address gets the nearest existing width', () => {
  expect(nameOf({ version: null, width: 1440 })).toBe(`${facts.version}-900.avif`);
  expect(nameOf({ version: null, width: 480, format: 'png' })).toBe(`${facts.version}-480.jpg`);
  expect(nameOf({ version: 'ffffffffffff', width: 2000 })).toBe(`${facts.version}-900.avif`);
});

test('the shortened version of an address counts as current', () => {
  expect(nameOf({ version: '01234567', width: 900 })).toBe(`${facts.version}-900.avif`);
  expect(nameOf({ version: '01234567', width: 901 })).toBeUndefined();
});

test('a transparent picture falls back to a PNG', () => {
  const file = resolveVariant({ ...facts, alpha: true }, asked({ format: 'png' }));
  expect(file?.name).toBe(`${facts.version}-480.png`);
});

test('an animated picture has no variants', () => {
  expect(allVariants({ ...facts, animated: true })).toEqual([]);
});

test('the nearest wider variant is substituted, in a format that the client supports', () => {
  const file = resolveVariant(facts, asked({ format: 'webp' }));
  const names = file && substitutes(facts, file).map(({ name }) => name.replace(/^\w+-/, ''));
  expect(names).toEqual(
    ['480', '768', '900', '320'].flatMap((width) => [`${width}.webp`, `${width}.jpg`]),
  );
});

test('the social image keeps its proportions when the picture is small', () => {
  expect(socialImage('/images/a.jpg', { ...facts, width: 2000, height: 1125 })).toMatchObject({
    width: 1200,
    height: 630,
  });
  const { width, height } = socialImage('/images/a.jpg', facts);
  expect([width, height]).toEqual([900, 473]);
});
