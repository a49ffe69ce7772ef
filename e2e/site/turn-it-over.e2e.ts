// Things with another side are turned over: the page to its dark side, a card to its brief, a figure to its measurement.
import { expect, test } from '../journey.ts';

test.use({
  readOnly: true,
  colorScheme: 'dark',
  expected: [/client-.*ERR_FAILED|net::ERR_FAILED/],
});

type Point = { x: number; y: number };

const PAPER = 'rgb(245, 242, 236)';
const NIGHT = 'rgb(20, 18, 16)';

test('the page follows the device until its corner is turned, and is then turned before it is painted', async ({
  page,
}) => {
  await page.goto('/insights');
  const body = page.locator('body');
  await expect(body).toHaveCSS('background-color', NIGHT);
  const corner = page.getByRole('button', { name: 'Dark side of the page' });
  await expect(corner).toHaveAttribute('aria-pressed', 'true');
  await corner.press('Enter');
  await expect(body).toHaveCSS('background-color', PAPER);
  await expect(corner).toHaveAttribute('aria-pressed', 'false');

  // the first frame of the next page is light already: nothing runs before it but the early script
  await page.route('**/client-*.js', (route) => route.abort());
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
  await expect(body).toHaveCSS('background-color', PAPER);
});

test('the corner of a card has a visible focus ring, closed and open', async ({ page }) => {
  await page.goto('/results');
  const corner = page.locator('.turn-over > summary').first();
  await corner.focus();
  for (const state of ['closed', 'open']) {
    const ringed = await corner.screenshot();
    await corner.evaluate((each) => each.style.setProperty('outline-color', 'lime'));
    expect((await corner.screenshot()).equals(ringed), state).toBe(false);
    await corner.evaluate((each) => each.style.removeProperty('outline-color'));
    await page.keyboard.press('Enter');
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page follows the device, and its corner is hidden', async ({ page }) => {
    await page.goto('/insights');
    await expect(page.locator('body')).toHaveCSS('background-color', NIGHT);
    await expect(page.locator('.page-corner')).toBeHidden();
  });

  test('a card is turned to its brief, and a figure shows how it was measured', async ({
    page,
  }) => {
    await page.goto('/results');
    const back = page.getByText('Three hundred cardigans, nine thousand people');
    await expect(back).toBeHidden();
    await page.getByLabel('The other side of Velmoor').click();
    await expect(back).toBeVisible();
    await page.getByLabel('The other side of Strydal').click();
    await expect(back).toBeHidden();
    await test.step('on a phone the back of a card ends above its figure', async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      const card = page.locator('.showcase-card[data-shape="wide"]');
      const text = await card.locator('.turn-over p').last().boundingBox();
      const figure = await card.locator('.showcase-card-figure').boundingBox();
      const { y, height } = text ?? { y: 0, height: Infinity };
      expect(y + height).toBeLessThanOrEqual(figure?.y ?? 0);
    });

    await page.goto('/case-studies/norrowe');
    const note = page.getByText(/Direct revenue in the first full year/);
    await expect(note).toBeHidden();
    await page.getByRole('button', { name: 'How +80% was measured' }).click();
    await expect(note).toBeVisible();
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger that scrolls past the two sides of a shop leaves their divider in its place', async ({
    page,
  }) => {
    await page.goto('/case-studies/strydal');
    const range = page.getByRole('slider', { name: 'Share of the front that is shown' });
    await range.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    const divider = () =>
      page
        .locator('.recto-verso')
        .evaluate((each: HTMLElement) => each.style.getPropertyValue('--at'));
    const swipe = async (x: number, y: number) => {
      await send('touchStart', { x: 100, y: 420 });
      const at = [await divider()];
      for (let step = 1; step <= 8; step++) {
        await send('touchMove', { x: 100 + (x * step) / 8, y: 420 + (y * step) / 8 });
        at.push(await divider());
      }
      await send('touchEnd');
      return at;
    };
    const top = await page.evaluate(() => scrollY);
    expect(new Set(await swipe(0, -160))).toEqual(new Set(['0.5']));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 60);
    await expect(range).toHaveValue('50');

    await test.step('a finger that moves sideways takes it along', async () => {
      await range.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await swipe(190, 0);
      expect(Number(await range.inputValue())).toBeGreaterThan(70);
      expect(await divider()).toBe(`${Number(await range.inputValue()) / 100}`);
    });
    await test.step('a tap moves it', async () => {
      await swipe(0, 0);
      expect(Number(await divider())).toBeLessThan(0.3);
    });
  });
});

test('in the dark scheme the name of a division ends above its pale picture', async ({ page }) => {
  await page.goto('/divisions');
  const name = await page.locator('#commerce .division-section-title').evaluate((title) => {
    const { fontSize } = getComputedStyle(title);
    // the letters end this far above the bottom of the box
    return title.getBoundingClientRect().bottom - Number.parseFloat(fontSize) * 0.08;
  });
  const picture = await page.locator('#commerce .division-section-picture').boundingBox();
  expect(name).toBeLessThanOrEqual((picture?.y ?? 0) + 1);
});
