import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Accordion, AccordionItem } from './accordion.tsx';

const html = renderToStaticMarkup(
  <Accordion type="single" headingLevel={2}>
    <AccordionItem value="a" title="<b>Why</b>">
      Because.
    </AccordionItem>
  </Accordion>,
);

test('a closed answer is in the page', () => {
  expect(html).toContain('Because.');
  expect(html).not.toContain('hidden=""');
});

test('titles are headings of the wanted level', () => {
  expect(html).toMatch(/<h2 [^>]*><button /);
});

test('a title that is markup stays text', () => {
  expect(html).toContain('&lt;b&gt;Why&lt;/b&gt;');
});
