// How the journeys run: the machine's own Chromium, one size of window unless a journey says otherwise.
import { defineConfig } from 'playwright/test';
import { chromiumFlags, findChromium } from './testing/chromium.ts';

// Each worker reads this file again; what the first reading found is handed down to them.
process.env.CHROMIUM_PATH = await findChromium();

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.e2e.ts', 'stories/**/*.e2e.ts'],
  fullyParallel: true,
  forbidOnly: true,
  // a machine at its limit may cost a journey its first try; what needed its second is listed as flaky
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumFlags() },
  },
});
