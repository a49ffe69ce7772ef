// /manifest.webmanifest: the site's name and icons for a home screen.
import { siteFacts } from '#server/content/site-facts.ts';
import type { AppContext } from '#server/context.ts';

const INK = '#0C0B0A';

/** The manifest: the site opens in a browser, not as an app. */
export function webManifest(c: AppContext) {
  const { name, description } = siteFacts(c);
  const manifest = {
    name,
    short_name: name,
    description,
    lang: 'en-GB',
    start_url: '/',
    display: 'browser',
    background_color: INK,
    theme_color: INK,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
  return c.body(JSON.stringify(manifest), 200, {
    'Content-Type': 'application/manifest+json; charset=utf-8',
  });
}
