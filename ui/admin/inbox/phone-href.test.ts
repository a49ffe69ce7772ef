// The link that dials a phone number as visitors write it.
import { expect, test } from 'bun:test';
import { phoneHref } from './phone-href.ts';

for (const [phone, href] of [
  ['+44 151 496 0120', 'tel:+441514960120'],
  ['+44 (0)151 496 0120', 'tel:+441514960120'],
  ['(0151) 496-0120', 'tel:01514960120'],
  ['0151 496 0120 ext. 12', 'tel:01514960120;ext=12'],
  ['0151 496 0120, extension 12', 'tel:01514960120;ext=12'],
  ['0151 496 0120 x12', 'tel:01514960120;ext=12'],
] as const)
  test(`${phone} is dialled as ${href}`, () => {
    expect(phoneHref(phone)).toBe(href);
  });
