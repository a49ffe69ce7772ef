// Every story of the built Storybook: it renders without errors, and axe finds nothing. No list to keep. On a laptop, and
// in `bun run stories:phone` on a phone; how stories look is compared by `bun run stories:compare`.
import { expect } from 'playwright/test';
import { settle } from './settle.ts';
import { stories, test } from './storybook-test.ts';
import { violations } from './violations.ts';

const WINDOW = process.env.STORIES_ON_PHONE
  ? { width: 390, height: 844 }
  : { width: 1280, height: 800 };

test.setTimeout(180_000);

for (const [title, group] of Map.groupBy(stories, (story) => story.title)) {
  test(`${title} at ${WINDOW.width} px`, async ({ storybook: { page, errors, show } }) => {
    await page.setViewportSize(WINDOW);
    for (const { id, name } of group) {
      await test.step(name, async () => {
        await show(id);
        await expect.soft(page.locator('body'), name).toContainClass('sb-show-main');
        await page.evaluate(settle);
        expect.soft(await violations(page, title.startsWith('screens/')), name).toEqual([]);
        expect.soft(errors.splice(0), name).toEqual([]);
      });
    }
  });
}
