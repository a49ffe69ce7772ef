// Pictures in a real browser: which file it requests, how often, and that nothing moves when it loads.
import type { Page } from 'playwright';
import { pictureId } from '#server/pictures/picture-id.ts';
import { expect, test } from '../journey.ts';

test.use({ readOnly: true });

const SCREENS = [
  { name: 'a laptop', width: 1280, height: 800, picture: '/images/hero.jpg' },
  { name: 'a phone', width: 390, height: 844, picture: '/images/hero-portrait-poster.jpg' },
];

/** The addresses of everything that was fetched of the picture at `src`. */
function fetchesOf(page: Page, src: string): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`/p/${pictureId(src)}.`)) fetched.push(request.url());
  });
  return fetched;
}

for (const { name, picture, ...viewport } of SCREENS)
  test(`the first picture on ${name} is fetched once, in the best format`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const fetched = fetchesOf(page, picture);
    await page.goto('/', { waitUntil: 'load' });
    expect(fetched).toHaveLength(1);
    expect(fetched[0]).toMatch(/\.[0-9a-f]{8}-\d+\.avif$/);
    // the first visitor got an existing file; the next one gets the variant made meanwhile
    await expect
      .poll(async () => (await page.request.get(fetched[0] ?? '')).headers()['content-type'], {
        timeout: 30_000,
      })
      .toBe('image/avif');
  });

test('a late picture moves nothing', async ({ page }) => {
  await page.goto('/insights');
  const frame = page.getByRole('main').locator('.picture').last();
  const before = await frame.boundingBox();
  await frame.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      frame
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  const after = await frame.boundingBox();
  expect(after?.width).toBe(before?.width);
  expect(after?.height).toBe(before?.height);
});

test('a picture whose file is missing is a sheet of its colours with its alt text', async ({
  page,
  expected,
}) => {
  expected.push(/404/);
  await page.route('**/p/*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/results');
  const image = page.getByRole('main').locator('.picture img').first();
  await expect(image).toHaveJSProperty('complete', true);
  const drawn = await image.evaluate((image) => ({
    frame: getComputedStyle(image.closest('.picture') as Element).backgroundImage,
    cover: getComputedStyle(image, '::before').backgroundImage,
    words: getComputedStyle(image, '::after').content,
    alt: image.getAttribute('alt'),
  }));
  expect(drawn.cover).toContain('gradient');
  expect(drawn.cover).toBe(drawn.frame);
  expect(drawn.words).toBe(`"${drawn.alt}"`);
});
