// How the stories are compared with their pictures: `bun run stories:update` takes them, `bun run stories:compare` compares.
import { defineConfig } from 'playwright/test';
import base from './playwright.config.ts';

export default defineConfig({
  ...base,
  testMatch: ['stories/every-story.e2e.ts'],
  ignoreSnapshots: false,
  grepInvert: undefined,
  // a picture that needs a second try is not the same each time
  retries: 0,
  // One set of pictures for every platform, since no font of the system is in them.
  snapshotPathTemplate: 'stories/baselines/{arg}{ext}',
  updateSnapshots: 'none',
  expect: {
    ...base.expect,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // A tenth of the way from black to white: more than the rounding of colours in the stored pictures and the edges
      // of letters from one patch of Chromium to the next, less than one step of the palette on large surfaces.
      threshold: 0.1,
      // One pixel in a thousand: letters at a line's end may move by a fraction, a hairline of a card may not go missing.
      maxDiffPixelRatio: 0.001,
    },
  },
});
