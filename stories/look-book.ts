// The built look book in a browser, for the tests that walk through it: served, opened once, gone through without reloading.
import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { test as base, type Page } from 'playwright/test';

const FOLDER = join(import.meta.dirname, '../storybook-static');
const INDEX = join(FOLDER, 'index.json');
if (!existsSync(INDEX)) throw new Error('Build the look book first: bun run storybook:build');

/** The day every story is looked at. */
const NOW = new Date('2026-03-12T10:00:00.000Z');

export interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
}

/** The open look book. `complaints`: what its console and its scripts complained of since they were last taken. */
export interface LookBook {
  page: Page;
  complaints: string[];
  /** Shows another story and waits until its play function has ended, well or not. */
  show: (id: string) => Promise<void>;
}

const entries: Entry[] = Object.values(JSON.parse(readFileSync(INDEX, 'utf8')).entries);

/** Every story of the look book, in its order. */
export const stories = entries.filter((entry) => entry.type === 'story');

/** `test` with one look book for all tests of a worker: loading it anew costs five times what showing a story does. */
export const test = base.extend<object, { lookBook: LookBook }>({
  lookBook: [
    async ({ browser }, use) => {
      const server = serve();
      // Storybook waits for every animation of a story to end; with reduced motion they end at once.
      const page = await browser.newPage({
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        deviceScaleFactor: 1,
        locale: 'en-GB',
        timezoneId: 'Europe/London',
      });
      await page.clock.setFixedTime(NOW);
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        const { url } = message.location();
        if (url.endsWith('/favicon.ico')) return;
        // the fixed clock above is a script, and the frame of a preview refuses them all
        if (/^Blocked script execution in .* sandboxed/.test(message.text())) return;
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(`${message.text()} (${url})`);
      });
      await page.goto(`${server.url.origin}/iframe.html?viewMode=story&id=${stories[0]?.id}`);
      await page.waitForFunction(isShown, stories[0]?.id ?? '');
      const show = async (id: string) => {
        await page.evaluate(goTo, id);
        await page.waitForFunction(isShown, id);
      };
      await use({ page, complaints, show });
      await page.close();
      await server.stop(true);
    },
    { scope: 'worker' },
  ],
});

function serve() {
  return Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request) => {
      const path = normalize(decodeURIComponent(new URL(request.url).pathname));
      return new Response(Bun.file(join(FOLDER, path)));
    },
    error: () => new Response(null, { status: 404 }),
  });
}

interface Channel {
  emit: (event: 'setCurrentStory', data: { storyId: string; viewMode: 'story' }) => void;
}
interface Preview {
  currentRender?: { id: string; phase?: string };
}

/** Goes to a story without loading the page again. Runs in the page. */
function goTo(storyId: string) {
  const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Whether the story, its play function included, has come to an end, good or bad. Runs in the page. */
function isShown(id: string): boolean {
  const preview: Preview | undefined = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  const render = preview?.currentRender;
  return render?.id === id && ['finished', 'errored', 'aborted'].includes(render.phase ?? '');
}
