// Server-rendered children of an island that never change: the browser keeps their HTML and needs no data for them.
import { createElement, type ReactElement } from 'react';

/** An element without a box that holds `html`; `hydrate-islands.ts` reads it back by its attribute. */
export function slot(html: string): ReactElement {
  return createElement('div', {
    'data-slot': '',
    // lazy pictures that loaded before hydration have changed the HTML
    suppressHydrationWarning: true,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own output
    dangerouslySetInnerHTML: { __html: html },
  });
}
