// The built Storybook in a browser, for the tests that walk through it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from 'playwright/test';
import { openStorybook, readStories, type StorybookPage } from './storybook-page.ts';

const FOLDER = join(import.meta.dirname, '../storybook-static');
if (!existsSync(join(FOLDER, 'index.json')))
  throw new Error('Build Storybook first: bun run storybook:build');

/** Every story of Storybook, in its order. */
export const stories = readStories(FOLDER);

/** `test` with one Storybook for all tests of a worker: loading it anew costs five times what showing a story does. */
export const test = base.extend<object, { storybook: StorybookPage }>({
  storybook: [
    async ({ browser }, use) => {
      const storybook = await openStorybook(browser, FOLDER, stories[0]?.id ?? '');
      await use(storybook);
      await storybook.close();
    },
    { scope: 'worker' },
  ],
});
