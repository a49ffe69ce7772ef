// The home page: its motion, the control that stops it, and the header while scrolling.
import type { Page } from 'playwright/test';
import { expect, test } from '../journey.ts';

test.use({ readOnly: true, contextOptions: { reducedMotion: 'no-preference' } });

const film = (page: Page) => page.locator('.home-hero-film');
/** Expects that the film has not been loaded. */
const expectStill = (page: Page) => expect(film(page)).toHaveJSProperty('networkState', 0);
const activeCard = (page: Page) => page.locator('.division-card[data-active]');
const pause = (page: Page) => page.getByRole('button', { name: 'Pause motion' });

/** Removes the films, which take long to decode on a small machine, for journeys about something else. */
const withoutFilms = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

const scrollToTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

/** The names and addresses that the shown picture of a city lies on. */
const coveredTexts = (page: Page) =>
  page.locator('.locations-list').evaluate((list) => {
    const boxOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const picture = [...list.querySelectorAll('.location-picture')]
      .find((each) => getComputedStyle(each).visibility === 'visible')
      ?.getBoundingClientRect();
    if (!picture) return ['no picture'];
    return [...list.querySelectorAll('.location-city, .location-facts')]
      .filter((text) => {
        const { left, right, top, bottom } = boxOf(text);
        const apart =
          right <= picture.left ||
          left >= picture.right ||
          bottom <= picture.top ||
          top >= picture.bottom;
        return !apart;
      })
      .map((text) => text.textContent);
  });

/** Opens the third band with the mouse. Its name stays under the mouse once the other bands have closed. */
async function openThirdBand(page: Page) {
  const third = page.locator('.division-band-head').nth(2);
  await third.evaluate((head) => head.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // the band that is open may still grow
  await (await third.elementHandle())?.waitForElementState('stable');
  const { x, y } = (await third.boundingBox()) as { x: number; y: number };
  // not by `hover`, which scrolls what the header covers
  await page.mouse.move(x + 40, y + 30);
  await page.mouse.move(x + 60, y + 30);
  await expect(page.locator('.division-band[open] .division-band-name')).toHaveText([
    'Performance',
  ]);
  const first = page.locator('.division-band').first();
  await expect.poll(() => first.evaluate((band) => band.clientHeight)).toBeLessThan(250);
  await expect
    .poll(async () => Math.abs(((await third.boundingBox())?.y ?? 0) - y))
    .toBeLessThanOrEqual(2);
}

test('the home page answers scrolling, the pointer and the keyboard', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await withoutFilms(page);
  await page.goto('/');
  await test.step('the still replaces the film when data is saved', async () => {
    await expect(pause(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectStill(page);
    expect(asked.filter((url) => url.includes('/videos/'))).toEqual([]);
  });
  await test.step('the cards pause while the section below the hero is in view', async () => {
    const cards = page.locator('.division-cards');
    await expect(cards).not.toHaveAttribute('data-paused');
    await page.mouse.wheel(0, 300);
    await expect(cards).toBeInViewport();
    await expect(cards).toHaveAttribute('data-paused', '');
    await page.mouse.wheel(0, -300);
    await expect(cards).not.toHaveAttribute('data-paused');
  });
  await test.step('counting figures cause no layout shift', async () => {
    const figure = page.locator('.proposition [data-count]').first();
    await expect(figure).toHaveAttribute('data-counting');
    await page.evaluate(() => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) sum += Reflect.get(shift, 'value');
        document.body.dataset.shifted = String(sum);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await figure.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(figure).not.toHaveAttribute('data-counting');
    expect(Number(await page.locator('body').getAttribute('data-shifted'))).toBeLessThan(0.01);
  });
  await test.step('one section is revealed once, without a trace; the others are static', async () => {
    const heading = page.getByRole('heading', { name: 'One agency. Three specialist divisions.' });
    await expect(heading).toHaveAttribute('data-reveal', 'waits');
    for (const other of ['In good company.', 'Five cities, two sides of the Atlantic.'])
      await expect(page.getByRole('heading', { name: other })).not.toHaveAttribute('data-reveal');
    await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(heading).not.toHaveAttribute('data-reveal');
    await expect(heading.locator('span')).toHaveCount(0);
    await expect(heading).toHaveText('One agency. Three specialist divisions.');
  });
  await test.step('the sections come in order, and the header takes their colours', async () => {
    await expect(page.locator('.home-hero [data-motion-toggle]')).toBeVisible();
    const header = page.locator('.header');
    const expected = [
      ['#hero-section', 'hero', 'rgb(255, 75, 31)'],
      ['.proposition', 'dark', 'rgb(245, 242, 236)'],
      ['.division-bands', 'light', 'rgb(12, 11, 10)'],
      ['.partner-wall', 'light', 'rgb(12, 11, 10)'],
      ['.locations', 'light', 'rgb(12, 11, 10)'],
      ['.platform-partner', 'light', 'rgb(12, 11, 10)'],
      ['#footer-section', 'dark', 'rgb(245, 242, 236)'],
    ] as const;
    for (const [section, tone, colour] of expected) {
      await page.locator(section).evaluate((element) => {
        const top = element.getBoundingClientRect().top + scrollY;
        scrollTo({ top, behavior: 'instant' });
      });
      await expect(header).toHaveAttribute('data-tone', tone);
      await expect(page.locator('.header-logo')).toHaveCSS('color', colour);
    }
  });
  await test.step('the cards pause after a jump past that section', async () => {
    const cards = page.locator('.division-cards');
    await scrollToTop(page);
    await expect(cards).not.toHaveAttribute('data-paused');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(cards).toHaveAttribute('data-paused', '');
  });
  await test.step('the header hides when scrolling down and returns when scrolling up', async () => {
    await scrollToTop(page);
    const header = page.locator('.header');
    await expect(header).toHaveAttribute('data-follow', '');
    await page.mouse.wheel(0, 1500);
    await expect(header).not.toBeInViewport();
    await page.mouse.wheel(0, -300);
    await expect(header).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Book a call' }).first()).toBeInViewport();
  });
  await test.step('one band at a time opens under the mouse', async () => {
    const names = page.locator('.division-band[open] .division-band-name');
    // which one depends on where the wheel left the mouse
    await expect(names).toHaveCount(1);
    await openThirdBand(page);
    const explore = page.getByRole('link', { name: 'Explore Commerce' });
    await expect(explore).toBeHidden();
    // the mouse rests: there is no place beside the bands
    await page.locator('.division-band-head').nth(1).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(names).toHaveText(['Commerce']);
    await expect(explore).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(explore).toBeFocused();
    await test.step('the focus is not lost in a band that closes', async () => {
      // faster than any person: the band of the link closes when the next one has the focus
      await explore.evaluate((link: HTMLElement) => {
        document.querySelectorAll<HTMLElement>('.division-band-head')[1]?.focus();
        link.focus();
      });
      await expect(names).toHaveText(['Commerce']);
      await expect(explore).toBeFocused();
      await expect(explore).toBeVisible();
    });
    await page.keyboard.press('Tab');
    await expect(names).toHaveText(['Enterprise']);
  });
  await test.step('the ring of a focused card is whole', async () => {
    const link = page.locator('.division-card-link').last();
    const [card, hero] = await Promise.all([
      link.boundingBox(),
      page.locator('.home-hero').boundingBox(),
    ]);
    const room = (hero?.y ?? 0) + (hero?.height ?? 0) - (card?.y ?? 0) - (card?.height ?? 0);
    expect(room).toBeGreaterThanOrEqual(5);
  });
  await test.step('the miniature of a city follows the pointer', async () => {
    const miami = page.getByRole('img', { name: /miniature of Miami/ });
    await expect(miami).toBeHidden();
    const hover = (x: number) =>
      page.getByRole('link', { name: /Miami/ }).hover({ position: { x, y: 40 } });
    const left = async () => (await miami.boundingBox())?.x ?? 0;
    await hover(180);
    await expect(miami).toBeVisible();
    await hover(200);
    // it comes to rest at 561 px, and at 698 px
    await expect.poll(left).toBeLessThan(600);
    await hover(900);
    await expect.poll(left).toBeGreaterThan(650);
    for (const at of [10, 500, 1100]) {
      await hover(at);
      expect(await coveredTexts(page)).toEqual([]);
    }
  });
  await test.step('the miniature is in sight at the top of a long list of cities', async () => {
    await page.locator('.locations-list').evaluate((list) => {
      const city = list.lastElementChild as Element;
      for (let count = 0; count < 15; count++) list.append(city.cloneNode(true));
      list.scrollIntoView({ behavior: 'instant' });
    });
    await page.mouse.move(0, 0);
    await expect(page.locator('.location-picture').first()).toBeInViewport({ ratio: 0.9 });
  });
});

test('the cards, the logo and the badge change by the clock', async ({ page }) => {
  await withoutFilms(page);
  await page.clock.install();
  await page.goto('/');
  await expect(pause(page)).toBeVisible();
  await expect(activeCard(page)).toContainText('Commerce');
  await test.step('the logo and the partner badge change every four seconds', async () => {
    const badge = page.locator('.header .partner-badge');
    await expect(badge).toBeHidden();
    await page.clock.runFor(4000);
    await expect(badge).toBeVisible();
    await page.clock.runFor(4000);
    await expect(badge).toBeHidden();
  });
  await test.step('the active division card changes every seven seconds', async () => {
    await expect(activeCard(page)).toContainText('Enterprise');
    for (const [title, ms] of [
      // eight seconds have passed
      ['Performance', 6000],
      ['Commerce', 7000],
      ['Enterprise', 7000],
    ] as const) {
      await page.clock.runFor(ms);
      await expect(activeCard(page)).toContainText(title);
    }
  });
  await test.step('the cards pause while the pointer is over one', async () => {
    await page
      .getByRole('link', { name: /Enterprise/ })
      .first()
      .hover();
    await expect(page.locator('.division-cards')).toHaveAttribute('data-paused', '');
    const held = (await activeCard(page).textContent()) ?? '';
    await page.clock.runFor(20_000);
    await expect(activeCard(page)).toHaveText(held);
    await page.mouse.move(600, 200);
    await page.clock.runFor(7000);
    await expect(activeCard(page)).not.toHaveText(held);
  });
});

/** The headline with the page that turns, and without it. */
async function headlines(page: Page) {
  const headline = page.getByRole('heading', { level: 1 });
  const leaf = page.locator('.home-hero-leaf');
  const covered = await headline.screenshot({ animations: 'disabled' });
  await leaf.evaluate((element) => {
    element.style.opacity = '0';
  });
  const bare = await headline.screenshot({ animations: 'disabled' });
  return covered.equals(bare) ? 'bare' : 'covered';
}

test.describe('in a window that becomes wider', () => {
  // the still of the wider window may be preloaded just before the browser checks what was used
  test.use({ expected: [/was preloaded using link preload but not used/] });

  test('the film plays, and one control stops it with everything that moves', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 900 });
    await page.goto('/');
    for (const [width, file] of [
      [767, 'hero-portrait'],
      [768, 'hero'],
    ] as const)
      await test.step(`the film at ${width} px is ${file}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentSrc))
          .toMatch(new RegExp(`/videos/${file}\\.(webm|mp4)$`));
        await expect(film(page)).toHaveAttribute('data-playing', '');
        await expect(film(page)).toHaveCSS('opacity', '1');
        await expect(film(page)).toHaveJSProperty('paused', false);
      });
    await test.step('the headline goes under the page that turns', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const leaf = page.locator('.home-hero-leaf');
      await expect(leaf.locator('canvas')).toBeVisible();
      await pause(page).click();
      await expect(film(page)).toHaveJSProperty('paused', true);
      expect(await headlines(page)).toBe('covered');
      for (const size of [
        { width: 390, height: 844 },
        { width: 667, height: 375 },
        { width: 844, height: 390 },
      ]) {
        await page.setViewportSize(size);
        await expect(leaf).toBeHidden();
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    });
    await test.step('one control stops all motion, also after a reload', async () => {
      await page.clock.install();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Play motion' })).toBeVisible();
      await page.clock.runFor(30_000);
      await expect(activeCard(page)).toContainText('Commerce');
      await expect(page.locator('.header .partner-badge')).toBeHidden();
      await expectStill(page);
      await page.getByRole('button', { name: 'Play motion' }).click();
      await page.clock.runFor(7000);
      await expect(activeCard(page)).toContainText('Enterprise');
    });
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the home page rests', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await test.step('the headline is under the page that turns in the still', async () => {
      await page.waitForLoadState('networkidle');
      expect(await headlines(page)).toBe('covered');
      await expect(page.locator('.home-hero-leaf canvas')).toHaveCount(0);
    });
    await test.step('nothing moves, nothing is hidden, and there is no control to stop motion', async () => {
      await expect(page.locator('.header')).toHaveAttribute('data-follow', '');
      await page.clock.runFor(30_000);
      await expect(activeCard(page)).toContainText('Commerce');
      await expect(page.locator('.header .partner-badge')).toBeHidden();
      await expectStill(page);
      await expect(page.locator('[data-motion-toggle]')).toBeHidden();
      await expect(page.locator('[data-reveal]')).toHaveCount(0);
    });
    await test.step('a style takes effect at once, so that a dialog that locks the page does not move it', async () => {
      const margin = await page.evaluate(() => {
        document.body.style.marginRight = '15px';
        const now = getComputedStyle(document.body).marginRight;
        document.body.style.marginRight = '';
        return now;
      });
      expect(margin).toBe('15px');
    });
    await test.step('a visitor who scrolls on while a division opens is not held', async () => {
      await expect(page.locator('.division-band[open]')).toHaveCount(1);
      const second = page.locator('.division-band-head').nth(1);
      await second.evaluate((head) =>
        head.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      const { x, y } = (await second.boundingBox()) as { x: number; y: number };
      await page.mouse.move(x + 40, y + 30);
      await page.mouse.move(x + 60, y + 30);
      await page.mouse.wheel(0, 300);
      await expect.poll(async () => (await second.boundingBox())?.y).toBeLessThan(y - 200);
      await (await second.elementHandle())?.waitForElementState('stable');
    });
    await test.step('the name of a division stays under the mouse that opens it', async () => {
      await openThirdBand(page);
    });
    await test.step('where colours are forced, no line of the headline covers another', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      const lines = page.locator('.home-hero-mask');
      const [first, second] = [await lines.first().boundingBox(), await lines.last().boundingBox()];
      expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0));
    });
  });
});

test('a hash scrolls to its section, and Back restores the scroll position', async ({ page }) => {
  await withoutFilms(page);
  await page.goto('/#footer-section');
  await expect(page.getByRole('link', { name: "Let's Work Together" })).toBeInViewport();
  await page.locator('.partner-wall').evaluate((e) => e.scrollIntoView({ behavior: 'instant' }));
  const place = await page.evaluate(() => scrollY);
  await page.locator('.header').getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL('/insights');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -2);
});

test('the header of a light page is light again after scrolling back to the top', async ({
  page,
}) => {
  await page.goto('/results');
  const header = page.locator('.header');
  await expect(header).toHaveAttribute('data-tone', 'light');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(header).toHaveAttribute('data-tone', 'dark');
  await scrollToTop(page);
  await expect(header).toHaveAttribute('data-tone', 'light');
});
