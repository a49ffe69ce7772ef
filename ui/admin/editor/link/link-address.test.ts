// Addresses of links, completed or refused.
import { expect, test } from 'bun:test';
import { linkAddress } from './link-address.ts';

for (const [written, address] of [
  ['https://verso.example/a b', 'https://verso.example/a b'],
  ['HTTP://verso.example', 'HTTP://verso.example'],
  ['/insights', '/insights'],
  ['#why', '#why'],
  ['tel:+441515550100', 'tel:+441515550100'],
  ['+44 (151) 555-0100', 'tel:+441515550100'],
  [' mailto:a@b.example ', 'mailto:a@b.example'],
  ['a@b.example', 'mailto:a@b.example'],
  ['example.com', 'https://example.com'],
  ['www.example.com/x?y#z', 'https://www.example.com/x?y#z'],
  ['bücher.example', 'https://bücher.example'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
] as const)
  test(`${written} leads to ${address}`, () => {
    expect(linkAddress(written)).toBe(address);
  });

for (const written of [
  'foo',
  'a b',
  'foo/bar',
  '../up',
  '?page=2',
  'example.com and more',
  'https:',
  'https://',
  'https://a b',
  '//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
])
  test(`${written} is refused`, () => {
    expect(linkAddress(written)).toBeNull();
  });
