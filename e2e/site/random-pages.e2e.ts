// Random valid pages of every general section can be read at every width.
import { RandomContents } from '#testing/random-content.ts';
import { logIn } from '../admin.ts';
import { axeViolations } from '../axe.ts';
import { expect, test } from '../journey.ts';

const PAGES = 6;
const WIDTHS_PX = [1680, 768, 320];
const LAPTOP_PX = 1280;

test('random pages break no rule of axe and are never wider than the window', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  await logIn(page, site);
  const contents = new RandomContents(1124);
  const plausible = new RandomContents(1125, { isPlausible: true });
  const pages = [
    contents.pageOfEverything(),
    plausible.pageOfEverything(),
    ...Array.from({ length: PAGES }, () => contents.staffPage()),
  ];
  for (const [index, content] of pages.entries())
    await test.step(`page ${index}`, async () => {
      const slug = `random-page-${index}-a`;
      const created = await page.request.post('/api/admin/documents', {
        data: { type: 'page', title: 'Random', slug, content },
      });
      expect(created.status()).toBe(201);
      await page.goto(`/${slug}`);
      // last the width at which the page is loaded and axe looks at it
      for (const width of [...WIDTHS_PX, LAPTOP_PX]) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .soft(async () => {
            const wide = await page.evaluate(() => ({
              page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
              numerals: [...document.querySelectorAll('.figures-passage-numeral')]
                .filter((numeral) => numeral.scrollWidth > numeral.clientWidth + 1)
                .map(({ textContent }) => textContent),
              // a long word breaks: its heading does not shrink below the text
              tiny: [...document.querySelectorAll('main :is(h1, h2)')]
                .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 18)
                .map(({ className, textContent }) => `${className} ${textContent?.slice(0, 40)}`),
              cut: [...document.querySelectorAll('main :is(h1, h2, h3, p, li, td, th, a, summary)')]
                .filter((element) => element.checkVisibility())
                .filter((element) => !element.closest('.prose-scroll'))
                .filter((element) => {
                  const text = document.createRange();
                  text.selectNodeContents(element);
                  return text.getBoundingClientRect().right > innerWidth + 1;
                })
                .map(
                  (element) =>
                    `${element.tagName}.${element.className} ${element.textContent?.slice(0, 40)}`,
                ),
            }));
            expect(wide, `/${slug} at ${width} px`).toEqual({
              page: 0,
              numerals: [],
              tiny: [],
              cut: [],
            });
          })
          .toPass({ timeout: 3000 });
      }
      expect.soft(await axeViolations(page), `/${slug}`).toEqual([]);
    });
});
