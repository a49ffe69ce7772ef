import { expect, test } from 'bun:test';
import { cookieSettings } from './cookie-settings.ts';
import { privacyPolicy } from './privacy-policy.ts';

const notice = privacyPolicy(true);
const words = notice.sections.map(({ html }) => html).join(' ');

test('the privacy notice has the seven sections of the specification', () => {
  expect(notice.sections.map(({ title }) => title)).toEqual([
    'Introduction',
    'Personal data',
    'Legal basis',
    'Disclosure',
    'Data storage and retention',
    'Data subject rights',
    'Contact and data protection officer',
  ]);
});

test('the privacy notice names the periods of the specification', () => {
  for (const period of [
    'five years after the end of the contract',
    'after 30 days',
    'proof of address that is not older than three months',
  ])
    expect(words).toContain(period);
});

test('the privacy notice says that forms and searches store an address, and for how long', () => {
  expect(words).toContain('send any form, or search the site');
  // an address counts for an hour, and old ones are deleted hourly
  expect(words).toContain('the IP address it came from, for two hours at most');
});

test('the privacy notice names the mail provider among those who receive data', () => {
  const disclosure = notice.sections.find(({ id }) => id === 'disclosure')?.html;
  expect(disclosure).toContain('<strong>Our mail provider</strong>');
});

test.each([notice, cookieSettings(true)])(
  'every section of $title has a unique anchor',
  ({ sections }) => {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  },
);
