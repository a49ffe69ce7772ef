// A built Storybook in a browser: served, opened once, walked through story by story without reloading.
import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Browser, Page } from 'playwright/test';

/** The time that every story is shown at. */
const NOW = new Date('2026-03-12T10:00:00.000Z');

/** A story as Storybook's index lists it. */
export interface Story {
  id: string;
  title: string;
  name: string;
}

/** An open Storybook. `errors`: errors and warnings of its console and scripts since they were last taken. */
export interface StorybookPage {
  page: Page;
  errors: string[];
  /** Shows another story and waits until its play function has ended, successfully or not. */
  show: (id: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Every story of the Storybook built in `folder`, in its order. Throws where there is none. */
export function readStories(folder: string): Story[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const entries: (Story & { type: string })[] = Object.values(index.entries);
  return entries.filter(({ type }) => type === 'story');
}

/** Serves the Storybook built in `folder` and opens its story `firstId` in a page of its own. */
export async function openStorybook(
  browser: Browser,
  folder: string,
  firstId: string,
  viewport = { width: 1280, height: 800 },
): Promise<StorybookPage> {
  const server = serve(folder);
  // Storybook waits for every animation of a story to end; with reduced motion they end at once.
  const page = await browser.newPage({
    viewport,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  await page.clock.setFixedTime(NOW);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    const { url } = message.location();
    if (url.endsWith('/favicon.ico')) return;
    // the fixed clock above is a script, and the sandboxed frame of a preview blocks all scripts
    if (/^Blocked script execution in .* sandboxed/.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning')
      errors.push(`${message.text()} (${url})`);
  });
  await page.goto(`${server.url.origin}/iframe.html?viewMode=story&id=${firstId}`);
  await page.waitForFunction(isShown, firstId);
  await page.evaluate(removeScreensOfStorybook);
  return {
    page,
    errors,
    show: (id) => page.evaluate(goTo, id),
    async close() {
      await server.stop(true);
      await page.close();
    },
  };
}

function serve(folder: string) {
  return Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request) => {
      const path = normalize(decodeURIComponent(new URL(request.url).pathname));
      return new Response(Bun.file(join(folder, path)));
    },
    error: () => new Response(null, { status: 404 }),
  });
}

/** Removes Storybook's own screens, which are hidden: axe would examine them with every story. Runs in the page. */
function removeScreensOfStorybook() {
  for (const screen of document.querySelectorAll(
    '.sb-preparing-story, .sb-preparing-docs, .sb-nopreview',
  ))
    screen.remove();
}

type StoryEvent = (story: { storyId: string }) => void;
interface Channel {
  emit: (event: 'setCurrentStory', data: { storyId: string; viewMode: 'story' }) => void;
  on: (event: 'storyFinished', listener: StoryEvent) => void;
  off: (event: 'storyFinished', listener: StoryEvent) => void;
}
interface Preview {
  currentRender?: { id: string; phase?: string };
}

/**
 * Goes to a story without loading the page again, until its play function has ended, successfully or not. Waits for
 * Storybook's event: to look at every frame makes the browser draw every frame. Runs in the page.
 */
async function goTo(storyId: string): Promise<void> {
  const preview: Preview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  if (preview.currentRender?.id === storyId) return;
  const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  await new Promise<void>((resolve) => {
    const end: StoryEvent = (story) => {
      if (story.storyId !== storyId) return;
      channel.off('storyFinished', end);
      resolve();
    };
    channel.on('storyFinished', end);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Whether the story and its play function have ended, successfully or not. Runs in the page. */
function isShown(id: string): boolean {
  const preview: Preview | undefined = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  const render = preview?.currentRender;
  return render?.id === id && ['finished', 'errored', 'aborted'].includes(render.phase ?? '');
}
