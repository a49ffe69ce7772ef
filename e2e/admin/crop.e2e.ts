// A picture in a real browser: cropped by pointer, keys and numbers, seen by visitors, undone, and whole again.
import type { BrowserContext, Page } from 'playwright/test';
import sharp from 'sharp';
import { button, createPost, logIn, toasts } from '../admin.ts';
import { expect, test } from '../journey.ts';

const WIDTH = 1200;
const HEIGHT = 800;

/** The left half is red, the right half blue. */
async function twoColours(): Promise<Buffer> {
  const canvas = { width: WIDTH, height: HEIGHT, channels: 3 as const };
  const red = await sharp({ create: { ...canvas, width: WIDTH / 2, background: '#f00' } })
    .png()
    .toBuffer();
  return sharp({ create: { ...canvas, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

async function upload(page: Page): Promise<string> {
  const image = { name: 'halves.png', mimeType: 'image/png', buffer: await twoColours() };
  const answer = await page.request.post('/api/admin/upload', { multipart: { image } });
  return (await answer.json()).url;
}

async function openPicture(page: Page, url: string) {
  await page.goto(`/vs-admin/media#${url.split('/').pop()}`);
  await expect(button(page, 'Crop')).toBeVisible();
}

/** Drags from the middle of an element by so many pixels of the screen. */
async function drag(page: Page, name: string, x: number, y: number) {
  const box = await page.getByRole('slider', { name, exact: true }).boundingBox();
  if (!box) throw new Error(`${name} is not visible`);
  const [fromX, fromY] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + x / 2, fromY + y / 2);
  await page.mouse.move(fromX + x, fromY + y);
  await page.mouse.up();
}

/** Shape and mean colour of the article's picture, as a visitor gets it. */
async function seen({ request }: BrowserContext) {
  const html = await (await request.get('/insights/live-words')).text();
  const [, src = ''] = html.match(/article-image.*?<img[^>]* src="([^"]+)"/s) ?? [];
  const picture = sharp(await (await request.get(src.replaceAll('&amp;', '&'))).body());
  const { width, height } = await picture.metadata();
  const [red = 0, , blue = 0] = (await picture.stats()).channels.map(({ mean }) => mean);
  const colour = red > 200 ? 'red' : blue > 200 ? 'blue' : 'both';
  return { ratio: width / height, colour };
}

test('a picture is cropped, visitors see its frame, and it is undone', async ({
  page,
  site,
  newPerson,
}) => {
  await logIn(page, site);
  const url = await upload(page);
  const file = await (await page.request.get(url)).body();
  const { id } = await createPost(page, { image: url });
  const visitor = await newPerson();
  expect(await seen(visitor)).toEqual({ ratio: 1.5, colour: 'both' });

  await openPicture(page, url);
  await button(page, 'Crop').click();
  const frame = page.getByRole('slider', { name: 'Frame', exact: true });
  await expect(frame).toBeVisible();
  await page.getByRole('radio', { name: '1:1' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Width' })).toHaveValue('800');
  // by keys to the left edge, by a corner to a smaller size, by numbers exactly
  await frame.focus();
  for (let i = 0; i < 2; i++) await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.getByRole('spinbutton', { name: 'Left' })).toHaveValue('0');
  await drag(page, 'Lower right corner', -80, -80);
  await expect(page.getByRole('spinbutton', { name: 'Width' })).not.toHaveValue('800');
  await page.getByRole('spinbutton', { name: 'Width' }).fill('600');
  await page.getByRole('spinbutton', { name: 'Width' }).press('Tab');
  await expect(page.getByRole('spinbutton', { name: 'Height' })).toHaveValue('600');
  await button(page, 'Save frame').click();

  await expect(toasts(page).getByText('The picture is cropped everywhere')).toBeVisible();
  await expect(page.getByText('cropped from 1200 × 800')).toBeVisible();
  expect(await seen(visitor)).toEqual({ ratio: 1, colour: 'red' });
  expect((await (await visitor.request.get(url)).body()).equals(file)).toBe(true);

  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toasts(page).getByText('Undone')).toBeVisible();
  await expect(page.getByText('cropped from')).toBeHidden();
  expect(await seen(visitor)).toEqual({ ratio: 1.5, colour: 'both' });

  await test.step('the whole picture is shown again, from the field of a form', async () => {
    const name = url.split('/').pop();
    const frame = { left: 600, top: 0, width: 600, height: 600 };
    await page.request.patch(`/api/admin/media/${name}`, { data: { frame } });
    await page.goto(`/vs-admin/edit/${id}`);
    const preview = page.locator('.image-field-preview img').first();
    await expect
      .poll(() =>
        preview.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight),
      )
      .toBe(1);
    await button(page, 'Options for Image').click();
    await page.getByRole('menuitem', { name: 'Crop…' }).click();
    await button(page, 'Show whole picture').click();
    await expect(toasts(page).getByText('The whole picture is shown again.')).toBeVisible();
    const stored = await (await page.request.get(`/api/admin/media/${name}`)).json();
    expect(stored.frame).toBeNull();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger moves the frame, and a second finger does not', async ({ page, site }) => {
    await logIn(page, site);
    await openPicture(page, await upload(page));
    await button(page, 'Crop').click();
    await page.getByRole('radio', { name: '1:1' }).click();
    const left = page.getByRole('spinbutton', { name: 'Left' });
    await expect(left).toHaveValue('200');
    const box = await page.getByRole('slider', { name: 'Frame', exact: true }).boundingBox();
    if (!box) throw new Error('The frame is not visible');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touch = await page.context().newCDPSession(page);
    const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...offsets: number[]) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: offsets.map((by, id) => ({ x: x + by, y, id })),
      });
    await fingers('touchStart', 0);
    await fingers('touchMove', -20);
    await expect(left).not.toHaveValue('200');
    const moved = await left.inputValue();
    await fingers('touchStart', -20, 40);
    await fingers('touchMove', -20, 60);
    await fingers('touchEnd');
    await expect(left).toHaveValue(moved);
  });
});
