import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { ClientLogo } from './client-logo.tsx';

test('asks to be hidden with its box when the file cannot be had', () => {
  const html = renderToStaticMarkup(
    <ClientLogo name="Norrowe" src="/logos/norrowe.svg" width={240} height={40} />,
  );
  expect(html).toContain('data-hide-broken="frame"');
  expect(html).toContain('alt="Norrowe"');
});
