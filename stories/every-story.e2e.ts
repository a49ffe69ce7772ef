// Opens every story of the built look book: it renders, nothing complains, and axe finds nothing. No list to keep.
import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from 'playwright/test';

type Entry = { id: string; title: string; name: string; type: string };
type LookBook = { page: Page; complaints: string[] };

const FOLDER = join(import.meta.dirname, '../storybook-static');
const INDEX = join(FOLDER, 'index.json');
if (!existsSync(INDEX)) throw new Error('Build the look book first: bun run storybook:build');

/** A story is a piece: the page around it, with its landmarks and its h1, is the journeys' matter. */
const RULES_OF_WHOLE_PAGES = [
  'region',
  'landmark-one-main',
  'page-has-heading-one',
  'heading-order',
];

const entries: Entry[] = Object.values(JSON.parse(readFileSync(INDEX, 'utf8')).entries);
const stories = Map.groupBy(
  entries.filter((entry) => entry.type === 'story'),
  (entry) => entry.title,
);

const test = base.extend<object, { lookBook: LookBook }>({
  // One page for all: loading the look book anew costs five times what showing a story does.
  lookBook: [
    async ({ browser }, use) => {
      const server = serveLookBook();
      // Storybook waits for every animation of a story to end; with reduced motion they end at once.
      const page = await browser.newPage({
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
      });
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        const { url } = message.location();
        if (url.endsWith('/favicon.ico')) return;
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(`${message.text()} (${url})`);
      });
      await page.goto(`${server.url.origin}/iframe.html?viewMode=story&id=${entries[0]?.id}`);
      await page.waitForFunction(isShown, entries[0]?.id ?? '');
      await use({ page, complaints });
      await page.close();
      await server.stop(true);
    },
    { scope: 'worker' },
  ],
});

// Recording every step doubles the time, and a failing story says enough with its picture.
test.use({ trace: 'off' });

for (const [title, group] of stories) {
  test(title, async ({ lookBook: { page, complaints } }) => {
    for (const { id, name } of group) {
      await test.step(name, async () => {
        await page.evaluate(show, id);
        await page.waitForFunction(isShown, id);
        await expect.soft(page.locator('body'), name).toContainClass('sb-show-main');
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode() // nothing here is in a frame, and without frames it need not open a second page
          .disableRules(RULES_OF_WHOLE_PAGES)
          .analyze();
        const found = violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`);
        expect.soft(found, name).toEqual([]);
        expect.soft(complaints.splice(0), name).toEqual([]);
      });
    }
  });
}

function serveLookBook() {
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

type Channel = {
  emit: (event: 'setCurrentStory', data: { storyId: string; viewMode: 'story' }) => void;
};
type Preview = { currentRender?: { id: string; phase?: string } };

/** Goes to a story without loading the page again. Runs in the page. */
function show(storyId: string) {
  const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Whether the story, its play function included, has come to an end, good or bad. Runs in the page. */
function isShown(id: string): boolean {
  const preview: Preview | undefined = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  const render = preview?.currentRender;
  return render?.id === id && ['finished', 'errored', 'aborted'].includes(render.phase ?? '');
}
