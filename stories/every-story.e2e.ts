// Every story of the built look book, on a phone and on a laptop: it renders, nothing complains, axe finds nothing, and
// in `bun run stories:compare` it looks as it did when its picture was taken. No list to keep.
import { expect } from 'playwright/test';
import { drawnWithOtherFonts, frameOf, settle } from './in-the-page.ts';
import { stories, test } from './look-book.ts';
import { violations } from './violations.ts';

/** Width and height of the window, and how much of a long screen its picture shows. */
const WINDOWS = [
  { width: 390, height: 844, shown: 844 },
  { width: 1280, height: 800, shown: 720 },
];

// Recording every step doubles the time, and a failing story says enough with its picture.
test.use({ trace: 'off' });
test.setTimeout(180_000);

for (const { width, height, shown } of WINDOWS) {
  for (const [title, group] of Map.groupBy(stories, (story) => story.title)) {
    test(`${title} at ${width} px`, async ({ lookBook: { page, complaints, show } }) => {
      await page.setViewportSize({ width, height });
      for (const { id, name } of group) {
        await test.step(name, async () => {
          await show(id);
          await expect.soft(page.locator('body'), name).toContainClass('sb-show-main');
          await page.evaluate(settle);
          expect.soft(await violations(page, title.startsWith('screens/')), name).toEqual([]);
          await expect.soft(page, name).toHaveScreenshot([String(width), `${id}.png`], {
            fullPage: true,
            clip: await page.evaluate(frameOf, shown),
            // The controls of a film are the browser's, in the system's font.
            mask: [page.locator('video[controls]')],
            maskColor: '#b9b1a5',
          });
          expect.soft(await drawnWithOtherFonts(page), name).toEqual([]);
          expect.soft(complaints.splice(0), name).toEqual([]);
        });
      }
    });
  }
}
