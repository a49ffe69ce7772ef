import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Tabs, TabsList, TabsPanel, TabsTab } from './tabs.tsx';

const html = renderToStaticMarkup(
  <Tabs defaultValue="b" data-root="">
    <TabsList label="Parts">
      <TabsTab value="a">A</TabsTab>
      <TabsTab value="b">B</TabsTab>
    </TabsList>
    <TabsPanel value="a">First</TabsPanel>
    <TabsPanel value="b">Second</TabsPanel>
  </Tabs>,
);

test('the server shows the chosen panel and no other', () => {
  expect(html).toContain('Second');
  expect(html).not.toContain('First');
});

test('the list has a name and the root what it does not know', () => {
  expect(html).toContain('aria-label="Parts"');
  expect(html).toContain('data-root=""');
});
