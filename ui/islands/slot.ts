// What an island shows of the server's and never changes: the browser takes it over as HTML and needs no data for it.
import { createElement, type ReactElement } from 'react';

/** An element without a box that holds `html`; `hydrate-islands.ts` reads it back by its attribute. */
export function slot(html: string): ReactElement {
  return createElement('div', {
    'data-slot': '',
    // pictures that came meanwhile have changed it
    suppressHydrationWarning: true,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own output
    dangerouslySetInnerHTML: { __html: html },
  });
}
