// The report on stories that look different.
import { expect, test } from 'bun:test';
import type { Story } from '../storybook-page.ts';
import type { PictureChange } from './compare-pictures.ts';
import { type Comparison, hasChanges, reportHtml, summaryOf } from './report.ts';

const button: Story = { id: 'kit-button--small', title: 'kit/button', name: 'Small' };
const card: Story = { id: 'kit-card--wide', title: 'kit/card', name: 'Wide <b>' };

function change(after: Story, width: number, before = after): PictureChange {
  const files = {
    before: `${after.id}-${width}-before.png`,
    after: `${after.id}-${width}-after.png`,
    difference: `${after.id}-${width}-difference.png`,
  };
  return { before, after, width, pixels: 1234, files };
}

const nothing: Comparison = {
  before: 'a1b2c3d The commit before',
  after: 'the working tree',
  compared: 10,
  changes: [],
  added: [],
  removed: [],
};

test('a story that differs at two widths counts once', () => {
  const comparison = { ...nothing, changes: [change(button, 1280), change(button, 390)] };
  expect(summaryOf(comparison)).toBe('1 changed, 0 added, 0 removed, 9 unchanged');
});

test('added and removed stories are changes', () => {
  expect(hasChanges(nothing)).toBe(false);
  expect(hasChanges({ ...nothing, added: [button] })).toBe(true);
  expect(hasChanges({ ...nothing, removed: [button] })).toBe(true);
});

test('the report shows before, after and difference of each width', () => {
  const changes = [change(button, 1280), change(button, 390)];
  const html = reportHtml({ ...nothing, changes });
  for (const { files } of changes)
    for (const file of Object.values(files)) expect(html).toContain(`src="images/${file}"`);
  expect(html).toContain('<a href="#kit-button--small">kit/button: Small</a>');
  expect(html).toContain('1,234 pixels differ');
  expect(html.match(/<article/g)).toHaveLength(1);
});

test('the report names the former title of a moved story', () => {
  const before = { ...button, id: 'parts-button--small', title: 'parts/button' };
  const html = reportHtml({ ...nothing, changes: [change(button, 390, before)] });
  expect(html).toContain('Moved from parts/button: Small');
});

test('the report lists added and removed stories, escaped', () => {
  const html = reportHtml({ ...nothing, added: [card], removed: [button] });
  expect(html).toContain('<li>kit/card: Wide &lt;b&gt;</li>');
  expect(html).toContain('<li>kit/button: Small</li>');
});

test('the report states when nothing changed, and the commit compared with', () => {
  const html = reportHtml(nothing);
  expect(html).toContain('No story looks different.');
  expect(html).toContain('a1b2c3d The commit before');
});
