import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { SplitPane } from './split-pane.tsx';

test('the separator announces its position and bounds', () => {
  const html = renderToStaticMarkup(
    <SplitPane label="Width" start="A" end="B" defaultValue={95} />,
  );
  expect(html).toContain('role="separator"');
  expect(html).toContain('aria-valuenow="80"');
  expect(html).toContain('--split-pane:80%');
});

test('a single pane has no separator', () => {
  const html = renderToStaticMarkup(<SplitPane label="Width" start="A" end={false} />);
  expect(html).not.toContain('separator');
  expect(html).toContain('data-whole');
});
