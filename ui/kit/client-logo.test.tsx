import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { ClientLogo } from './client-logo.tsx';

test('a logo that fails to load is hidden with its box', () => {
  const html = renderToStaticMarkup(
    <ClientLogo name="Norrowe" src="/logos/norrowe.svg" width={240} height={40} />,
  );
  expect(html).toContain('data-hide-broken="frame"');
  expect(html).toContain('alt="Norrowe"');
});
