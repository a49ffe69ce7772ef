import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { StorySection } from './story-section.tsx';
import { Testimonial } from './testimonial.tsx';

test.each([
  ['“All of it.”', 'All of it.'],
  ['"All of it."', 'All of it.'],
  ["'Tis the season, said the boys'", '&#x27;Tis the season, said the boys&#x27;'],
  ['“We love it,” she said, “really.”', '“We love it,” she said, “really.”'],
])('the quote %s is shown as %s', (quote, shown) => {
  const html = renderToStaticMarkup(<Testimonial quote={quote} name={null} position={null} />);
  expect(html).toContain(`<p>${shown}</p>`);
});

test('a section with the empty text of an editor is left out', () => {
  expect(renderToStaticMarkup(<StorySection title={null} html="<p><br></p>" />)).toBe('');
});
