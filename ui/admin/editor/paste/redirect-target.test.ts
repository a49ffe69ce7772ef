// Google redirects are replaced by their targets; other addresses stay unchanged.
import { expect, test } from 'bun:test';
import { redirectTarget } from './redirect-target.ts';

test('a Google redirect becomes its target', () => {
  for (const [address, target] of [
    [
      'https://www.google.com/url?q=https://verso.example/a?b%3D1&sa=D&usg=x',
      'https://verso.example/a?b=1',
    ],
    [
      'https://www.google.co.uk/url?sa=t&url=https%3A%2F%2Fverso.example%2F',
      'https://verso.example/',
    ],
  ] as const)
    expect(redirectTarget(address)).toBe(target);
});

test('other addresses stay unchanged', () => {
  for (const address of [
    'https://www.google.com/search?q=https://verso.example',
    'https://www.google.com/url?q=javascript:alert(1)',
    'https://www.google.com/url?q=',
    'https://evil.example/?https://www.google.com/url?q=https://verso.example',
    '/insights',
  ])
    expect(redirectTarget(address)).toBe(address);
});
