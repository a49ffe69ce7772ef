// The HTML document around every screen.
import type { ReactNode } from 'react';
import type { Assets } from './assets.ts';
import { Head, type MetaDefaults, type PageMeta, type SocialImages } from './head.tsx';

/** `children` is the whole body: header, main and footer. */
export function Document({
  meta,
  origin,
  path,
  defaults,
  assets,
  admin = false,
  beacon = false,
  attributes,
  socialImage,
  children,
}: {
  meta: PageMeta;
  origin: string;
  path: string;
  defaults: MetaDefaults;
  assets: Assets;
  /** Uses the script and the styles of the back office. */
  admin?: boolean;
  /** Adds the script that reports events that the server cannot see. */
  beacon?: boolean;
  /** Data attributes of the root element. */
  attributes?: Record<string, string>;
  socialImage: SocialImages;
  children: ReactNode;
}) {
  return (
    <html lang="en-GB" {...attributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Head
          meta={meta}
          origin={origin}
          path={path}
          defaults={defaults}
          socialImage={socialImage}
        />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {/* inline, because browsers skip the transition when this rule is in a stylesheet that loads late */}
        <style>{`@view-transition{navigation:auto}${admin ? '' : defaults.styles}`}</style>
        {!admin && !meta.withoutScript && <script src={assets.earlyScript} />}
        {admin ? (
          <link rel="stylesheet" href={assets.adminStyles} />
        ) : (
          [assets.styles, ...(meta.sheets ?? []).map((sheet) => assets.pageStyleSheets[sheet])].map(
            (href) => <link key={href} rel="stylesheet" href={href} />,
          )
        )}
        {!meta.withoutScript && (
          <script type="module" src={admin ? assets.adminScript : assets.script} />
        )}
        {beacon && !meta.withoutScript && (
          <script type="module" async fetchPriority="low" src={assets.beacon} />
        )}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content="#0C0B0A" />
      </head>
      <body>{children}</body>
    </html>
  );
}
