// A logged-in browser on a slow computer, simulated by Chromium's CPU throttling.
import { chromium, type Page } from 'playwright';
import { chromiumFlags, findChromium } from '#testing/chromium.ts';
import { logInTo } from '#testing/log-in.ts';
import type { Site } from '#testing/start-site.ts';

/** The factor by which the processor is slowed down. */
export const SLOWED = 4;

/** Opens the browser; `await using` closes it. `newPage` opens a page with an empty cache, slowed down from the start. */
export async function openSlowBrowser(site: Site) {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumFlags(),
  });
  const [name = '', value = ''] = (await logInTo(site)).split('=');
  const url = `http://127.0.0.1:${site.port}`;
  return {
    async newPage(): Promise<Page> {
      const context = await browser.newContext({
        baseURL: url,
        locale: 'en-GB',
        viewport: { width: 1280, height: 800 },
      });
      await context.addCookies([{ name, value, url }]);
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
      return page;
    },
    async [Symbol.asyncDispose]() {
      await browser.close();
    },
  };
}
