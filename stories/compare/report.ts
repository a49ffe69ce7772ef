// The report of a comparison: an HTML page of the changed stories, and a summary line.
import type { Story } from '../storybook-page.ts';
import type { PictureChange } from './compare-pictures.ts';

/** The result of a comparison. */
export interface Comparison {
  /** The two trees, each in a few words. */
  before: string;
  after: string;
  /** How many stories both trees have. */
  compared: number;
  changes: PictureChange[];
  added: Story[];
  removed: Story[];
}

/** Whether any story looks different, is new or was removed. */
export function hasChanges({ changes, added, removed }: Comparison): boolean {
  return changes.length + added.length + removed.length > 0;
}

/** The counts of stories in one line, such as "2 changed, 1 added, 0 removed, 937 unchanged". */
export function summaryOf({ changes, compared, added, removed }: Comparison): string {
  const changed = byStory(changes).size;
  return `${changed} changed, ${added.length} added, ${removed.length} removed, ${compared - changed} unchanged`;
}

/** The report as an HTML page. The pictures are in `images/` beside it. */
export function reportHtml(comparison: Comparison): string {
  const { before, after, changes, added, removed } = comparison;
  const groups = [...byStory(changes).values()];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stories: ${summaryOf(comparison)}</title>
<style>${STYLES}</style>
</head>
<body>
<header>
<h1>${summaryOf(comparison)}</h1>
<dl>
<dt>Before</dt><dd>${Bun.escapeHTML(before)}</dd>
<dt>After</dt><dd>${Bun.escapeHTML(after)}</dd>
</dl>
</header>
<main>
${hasChanges(comparison) ? '' : '<p>No story looks different.</p>'}
${storyList(
  'Changed',
  groups.map(([{ after }]) => after),
  true,
)}
${storyList('Added', added)}
${storyList('Removed', removed)}
${groups.map(changeHtml).join('\n')}
</main>
</body>
</html>
`;
}

type Group = [PictureChange, ...PictureChange[]];

function byStory(changes: readonly PictureChange[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const change of changes) {
    const group = groups.get(change.after.id);
    if (group) group.push(change);
    else groups.set(change.after.id, [change]);
  }
  return groups;
}

function titleOf({ title, name }: Story): string {
  return Bun.escapeHTML(`${title}: ${name}`);
}

function storyList(heading: string, stories: readonly Story[], linked = false): string {
  if (stories.length === 0) return '';
  const items = stories.map((story) =>
    linked
      ? `<li><a href="#${Bun.escapeHTML(story.id)}">${titleOf(story)}</a></li>`
      : `<li>${titleOf(story)}</li>`,
  );
  return `<section class="list"><h2>${heading} <small>${stories.length}</small></h2>
<ul>${items.join('\n')}</ul></section>`;
}

function changeHtml(group: Group): string {
  const [{ before, after }] = group;
  const moved = before.title === after.title ? '' : `<p>Moved from ${titleOf(before)}</p>`;
  return `<article id="${Bun.escapeHTML(after.id)}">
<h2>${titleOf(after)}</h2>${moved}
${group.map(picturesHtml).join('\n')}
</article>`;
}

function picturesHtml({ width, pixels, files }: PictureChange): string {
  const figure = (caption: string, file: string) => {
    const source = Bun.escapeHTML(`images/${file}`);
    return `<figure><figcaption>${caption}</figcaption><a href="${source}"><img src="${source}" alt="${caption}" loading="lazy"></a></figure>`;
  };
  return `<h3>${width} px <small>${pixels.toLocaleString('en-GB')} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}</small></h3>
<div class="pictures">
${figure('Before', files.before)}
${figure('After', files.after)}
${figure('Difference', files.difference)}
</div>`;
}

const STYLES = `
:root { color-scheme: light dark; --line: light-dark(#ddd8d0, #3a3733); --soft: light-dark(#6b655c, #a49d92) }
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#faf8f5, #1b1917); color: light-dark(#1d1b18, #f2efea) }
header, main { max-width: 110rem; margin: 0 auto; padding: 2rem clamp(1rem, 3vw, 3rem) }
header { padding-bottom: 0 }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem }
h2 { font-size: 1.125rem; margin: 0 0 .25rem; overflow-wrap: anywhere }
h3 { font-size: .875rem; margin: 1rem 0 .5rem }
small, dt, figcaption, article > p { color: var(--soft); font-size: .875rem; font-weight: 400; margin: 0 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 }
dd { margin: 0; overflow-wrap: anywhere }
a { color: inherit; text-underline-offset: .2em }
a:focus-visible { outline: 2px solid; outline-offset: 2px }
.list { margin-bottom: 2rem }
.list ul { columns: 22rem; margin: 0; padding-left: 1.25rem }
article { border-top: 1px solid var(--line); padding: 2rem 0; scroll-margin-top: 1rem }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start }
figure { margin: 0 }
img { display: block; max-width: 100%; margin-top: .25rem; background: #fff; border: 1px solid var(--line) }
@media (width < 48rem) { .pictures { grid-template-columns: 1fr } }
`;
