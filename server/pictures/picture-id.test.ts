// The ids of the shipped pictures: short, stable and unique.
import { expect, test } from 'bun:test';
import { pictureId, pictureIds } from './picture-id.ts';

test('an id is five letters and digits derived from the address', () => {
  expect(pictureId('/images/hero.jpg')).toMatch(/^[0-9a-z]{5}$/);
  expect(pictureId('/images/hero.jpg')).toBe(pictureId('/images/hero.jpg'));
  expect(pictureId('/images/hero.jpg')).not.toBe(pictureId('/images/hero.png'));
});

test('no two pictures of the site share an id', async () => {
  const names = new Bun.Glob('{images,attached-assets}/**/*').scan({ cwd: 'public' });
  const addresses = (await Array.fromAsync(names)).map((name) => `/${name}`);
  expect(pictureIds(addresses).size).toBe(addresses.length);
});
