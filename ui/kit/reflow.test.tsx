import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Reflow, ReflowItem } from './reflow.tsx';

test('the server shows every item in place, nothing hidden', () => {
  const html = renderToStaticMarkup(
    <Reflow className="cards">
      <ReflowItem key="a">A</ReflowItem>
      <ReflowItem key="b">B</ReflowItem>
    </Reflow>,
  );
  expect(html).toStartWith('<ul class="reflow cards">');
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).not.toContain('opacity:0');
});

test('an item outside the list throws', () => {
  expect(() => renderToStaticMarkup(<ReflowItem>A</ReflowItem>)).toThrow(
    '<ReflowItem> is used outside <Reflow>',
  );
});
