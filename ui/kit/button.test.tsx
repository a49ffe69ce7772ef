import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Button } from './button.tsx';

test('is a button that submits nothing unless told to', () => {
  expect(renderToStaticMarkup(<Button>Go</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Go</Button>)).toContain('type="submit"');
});

test('with an address it is a link', () => {
  expect(renderToStaticMarkup(<Button href="/contact">Go</Button>)).toMatch(
    /^<a [^>]*href="\/contact"/,
  );
});

test('what it does not know goes to the root', () => {
  const html = renderToStaticMarkup(
    <Button href="/contact" data-opens="booking">
      Go
    </Button>,
  );
  expect(html).toContain('data-opens="booking"');
});

test('while loading it refuses clicks and says so', () => {
  const html = renderToStaticMarkup(<Button loading>Saving...</Button>);
  expect(html).toContain('disabled=""');
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('Saving...');
});

test('a disabled link leads nowhere', () => {
  const html = renderToStaticMarkup(
    <Button href="/contact" disabled>
      Go
    </Button>,
  );
  expect(html).not.toContain('href=');
  expect(html).toContain('aria-disabled="true"');
});
