// What the headers of a request add to the counts.
import { expect, test } from 'bun:test';
import {
  campaignOf,
  countryOf,
  isCounted,
  isFetchedAhead,
  isRobot,
  referrerOf,
} from './visit-of.ts';

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
test('a browser is counted, and is no robot', () => {
  expect(isCounted(new Headers())).toBe(true);
  expect(isRobot(BROWSER)).toBe(false);
});

for (const [what, userAgent] of [
  ['a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1)'],
  ['a program', 'curl/8.5.0'],
  ['a client without a name', ''],
] as const)
  test(`${what} is a robot`, () => expect(isRobot(userAgent)).toBe(true));

for (const [who, headers] of [
  ['somebody who sends Do Not Track', { dnt: '1' }],
  ['somebody who sends Global Privacy Control', { 'sec-gpc': '1' }],
  ['a member of staff', { cookie: 'a=b; __Host-session=x' }],
] as const)
  test(`${who} is not counted`, () => expect(isCounted(new Headers(headers))).toBe(false));

test('a page is prefetched when a header says so', () => {
  for (const name of ['sec-purpose', 'purpose', 'x-moz'])
    expect(isFetchedAhead(new Headers({ [name]: 'prefetch;prerender' }))).toBe(true);
  expect(isFetchedAhead(new Headers({ 'user-agent': BROWSER }))).toBe(false);
});

test('the country is that of the first language with a region', () => {
  expect(countryOf('en-GB,en;q=0.9')).toBe('GB');
  expect(countryOf('en, fr-ca;q=0.8, de-DE;q=0.5')).toBe('CA');
  expect(countryOf('zh-Hant-TW')).toBe('TW');
  for (const none of [null, '', 'en', '*', 'en-GBX', `${'x'.repeat(5000)}-GB`])
    expect(countryOf(none)).toBeNull();
});

test('the referring host is that of another site', () => {
  const origin = 'https://verso.example';
  expect(referrerOf('https://www.search.example/?q=secret', origin)).toBe('search.example');
  for (const none of [null, '', 'https://verso.example/about', 'android-app://a', 'no address'])
    expect(referrerOf(none, origin)).toBeNull();
});

test('a campaign is one short line', () => {
  expect(campaignOf('?utm_source=letter&utm_medium=email&utm_campaign=May&x=y')).toBe(
    'letter / email / May',
  );
  expect(campaignOf('?utm_campaign=a%0A%00%E2%80%A8b')).toBe('a b');
  expect(campaignOf(`?utm_source=${'x'.repeat(5000)}`)).toHaveLength(40);
  expect(campaignOf('?q=utm_source')).toBeNull();
});
