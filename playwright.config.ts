// How the journeys run: a headless Chromium, one size of window unless a journey says otherwise.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { chromiumFlags, findChromium } from './testing/chromium.ts';

// Each worker reads this file again; what the first reading found is handed down to them.
process.env.CHROMIUM_PATH = await findChromium();

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.e2e.ts', 'stories/**/*.e2e.ts'],
  outputDir: 'test-results/journeys',
  globalSetup: './e2e/seed-data.ts',
  fullyParallel: true,
  // pages wait for the server and the server for pages: one worker leaves a core idle
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  forbidOnly: true,
  // a machine at its limit may cost a journey its first try; what needed its second is listed as flaky
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // films and transitions cost a seventh of the time, and nothing is judged half-way; journeys about motion ask for it
    contextOptions: { reducedMotion: 'reduce' },
    // recording every first try doubles the time
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumFlags() },
  },
});
