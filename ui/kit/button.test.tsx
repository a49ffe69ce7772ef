import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Button } from './button.tsx';

test('a button does not submit by default', () => {
  expect(renderToStaticMarkup(<Button>Go</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Go</Button>)).toContain('type="submit"');
});

test('a button with an address is a link', () => {
  expect(renderToStaticMarkup(<Button href="/contact">Go</Button>)).toMatch(
    /^<a [^>]*href="\/contact"/,
  );
});

test('unknown props go to the root element', () => {
  const html = renderToStaticMarkup(
    <Button href="/contact" data-opens="booking">
      Go
    </Button>,
  );
  expect(html).toContain('data-opens="booking"');
});

test('a loading button ignores clicks and announces its state', () => {
  const html = renderToStaticMarkup(<Button loading>Saving...</Button>);
  expect(html).toContain('disabled=""');
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('Saving...');
});

test('a disabled link has no address', () => {
  const html = renderToStaticMarkup(
    <Button href="/contact" disabled>
      Go
    </Button>,
  );
  expect(html).not.toContain('href=');
  expect(html).toContain('aria-disabled="true"');
});
