// Components that public screens render directly need no JavaScript in the browser: markup and CSS are enough.
import { expect, test } from 'bun:test';
import { dirname, join, normalize } from 'node:path';
import { renderToString } from 'react-dom/server';
import { Badge } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Picture } from '#ui/kit/picture.tsx';

const ROOT = join(import.meta.dir, '..');
const transpiler = new Bun.Transpiler({ loader: 'tsx' });

/** Hooks that only a browser runs, and event handlers: both would need React on the page. */
const LIVE =
  /\buse(State|Effect|LayoutEffect|Reducer|Ref|SyncExternalStore|Transition)\(|\bon[A-Z]\w*=\{/;

/** The files of `ui` and `routes` that `entries` import, directly or indirectly, including themselves; paths from the root. */
async function closure(entries: string[]): Promise<Set<string>> {
  const found = new Set<string>();
  const queue = [...entries];
  for (let path = queue.pop(); path; path = queue.pop()) {
    if (found.has(path) || !/^(ui|routes)\//.test(path)) continue;
    found.add(path);
    const source = await Bun.file(join(ROOT, path)).text();
    for (const { path: to } of transpiler.scanImports(source)) {
      if (to.startsWith('#')) queue.push(to.slice(1));
      if (to.startsWith('.')) queue.push(normalize(join(dirname(path), to)));
    }
  }
  return found;
}

/** The public screens. Islands are rendered by name, so no screen imports them. */
const screens = [...new Bun.Glob('routes/**/*.tsx').scanSync(ROOT)].filter(
  (file) => !file.endsWith('.test.tsx') && !file.startsWith('routes/vs-admin/'),
);
const files = await closure([
  ...screens,
  'ui/kit/button.tsx',
  'ui/kit/badge.tsx',
  'ui/kit/picture.tsx',
]);

test('nothing that a public screen renders has state, effects or handlers', async () => {
  const live: string[] = [];
  for (const path of files) {
    const source = await Bun.file(join(ROOT, path)).text();
    const [found] = source.match(LIVE) ?? [];
    if (found) live.push(`${path}: ${found}`);
  }
  expect(live).toEqual([]);
});

test('a public screen imports no island', () => {
  const mechanism = ['ui/islands/island.tsx', 'ui/islands/slot.ts'];
  const islands = [...files].filter((path) => path.startsWith('ui/islands/'));
  expect(islands.filter((path) => !mechanism.includes(path))).toEqual([]);
});

test('no component of a public screen writes a script', async () => {
  const scripts: string[] = [];
  for (const path of files)
    if (/<script\b(?!\s+type="application\/json")/.test(await Bun.file(join(ROOT, path)).text()))
      scripts.push(path);
  expect(scripts).toEqual([]);
});

test('a page of buttons, badges and pictures has neither script nor island', () => {
  const html = renderToString(
    <main>
      <Button loading>Saving...</Button>
      <Button href="/contact">Contact</Button>
      <Badge>Development</Badge>
      <Picture src="/images/a.jpg" alt="" />
      <Picture src="/images/b.jpg" alt="" priority />
    </main>,
  );
  expect(html).not.toMatch(/<script|data-island|\son\w+=/);
});
