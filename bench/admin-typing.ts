// Typing into an article of 10,000 words on a slow computer, compared with a bare Tiptap editor in the same run.
import type { Page } from 'playwright';
import { type Figure, median, quantile } from '#testing/figure.ts';
import { logInTo } from '#testing/log-in.ts';
import type { Site } from '#testing/start-site.ts';
import { openDataFolder } from './data-folder.ts';
import { startIdleSite } from './processes.ts';
import { openSlowBrowser, SLOWED } from './slow-browser.ts';

const WORDS = 10_000;
const MAX_RATIO = 1.15;
const TEXT = 'Every return has a reason, and most of them can be read in the order before it. ';
const SENTENCES = 4;
const BETWEEN_KEYS_MS = 90;
const REST_MS = 1000;

/** Types alternately into both editors, at the start, in the middle and at the end of the article. */
export async function measureTyping(): Promise<Figure[]> {
  await using folder = await openDataFolder();
  await using site = await startIdleSite(folder.path);
  const id = await createArticle(site);
  await using browser = await openSlowBrowser(site);
  const ours = await browser.newPage();
  await ours.goto(`/vs-admin/edit/${id}`);
  await ours.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  const bare = await browser.newPage();
  await openBareEditor(bare);
  for (const page of [ours, bare]) await collectKeyTimes(page);
  const paragraphs = await bare.locator('p').count();
  const figures: Figure[] = [];
  for (const [where, index] of [
    ['at its start', 0],
    ['in its middle', Math.floor(paragraphs / 2)],
    ['at its end', -1],
  ] as const) {
    for (const page of [ours, bare]) await placeCaret(page, index);
    const [own, other]: [number[], number[]] = [[], []];
    for (let sentence = 0; sentence < SENTENCES; sentence++) {
      own.push(...(await typeSentence(ours)));
      other.push(...(await typeSentence(bare)));
    }
    const ratio = median(own) / median(other);
    figures.push({
      what: `${WORDS.toLocaleString('en')} words, ${SLOWED} × slower: a key ${where}, against a bare editor`,
      target: `≤ ${MAX_RATIO} ×`,
      measured: `${ratio.toFixed(2)} ×`,
      met: ratio <= MAX_RATIO,
      detail: `half of the keys within ${Math.round(median(own))} ms and ${Math.round(median(other))} ms, 95 of 100 within ${Math.round(quantile(own, 0.95))} and ${Math.round(quantile(other, 0.95))} ms; ${own.length} keys each, in turns`,
    });
  }
  return figures;
}

/** A page with the article in Tiptap, with our editor's extensions but without our styles. */
async function openBareEditor(page: Page): Promise<void> {
  const build = await Bun.build({
    entrypoints: [`${import.meta.dir}/bare-editor.ts`],
    define: { 'process.env.NODE_ENV': '"production"' },
    minify: true,
  });
  const script = await build.outputs[0]?.text();
  const body = `<!doctype html><meta charset="utf-8"><title>Bare editor</title>
    <style>#editor { max-inline-size: 40rem; white-space: pre-wrap; }</style>
    <div id="editor"></div><template>${article()}</template>`;
  await page.route('**/bare-editor', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/bare-editor');
  await page.addScriptTag({ content: script ?? '', type: 'module' });
  await page.getByRole('textbox', { name: 'Content' }).waitFor();
}

async function placeCaret(page: Page, index: number): Promise<void> {
  await page.bringToFront();
  await page.getByRole('textbox', { name: 'Content' }).locator(`p >> nth=${index}`).click();
  await page.keyboard.press('End');
}

/** Collects in `keys` the milliseconds from each key event to the frame with its letter. */
async function collectKeyTimes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const store = globalThis as unknown as { keys: number[] };
    store.keys = [];
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          // the message arrives after the frame is painted
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => store.keys.push(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      },
      true,
    );
  });
}

async function typeSentence(page: Page): Promise<number[]> {
  await page.bringToFront();
  await page.evaluate(() => (globalThis as unknown as { keys: number[] }).keys.splice(0));
  await page.keyboard.type(TEXT, { delay: BETWEEN_KEYS_MS });
  // work after a pause in typing is part of the measurement
  await page.waitForTimeout(REST_MS);
  return page.evaluate(() => (globalThis as unknown as { keys: number[] }).keys);
}

async function createArticle(site: Site): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${site.port}/api/admin/posts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: await logInTo(site) },
    body: JSON.stringify({ title: 'Long', slug: 'long', content: article(), status: 'draft' }),
  });
  const { id } = (await response.json()) as { id: number };
  return id;
}

/** An article with headings, paragraphs with links and bold words, and lists. */
function article(): string {
  const sentence =
    'Every <strong>return</strong> has a reason, and most can be <a href="/insights">read</a> in it. ';
  const words = sentence
    .replace(/<[^>]*>/g, '')
    .trim()
    .split(' ').length;
  const paragraph = `<p>${sentence.repeat(6).trim()}</p>`;
  const list = `<ul><li>${sentence.trim()}</li><li>${sentence.trim()}</li></ul>`;
  const section = `<h2>What returns tell</h2>${paragraph.repeat(4)}${list}`;
  return section.repeat(Math.ceil(WORDS / (words * (6 * 4 + 2) + 5))) + paragraph;
}
