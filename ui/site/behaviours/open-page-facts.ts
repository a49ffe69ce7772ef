// Shows the corner in the footer; the code that measures the page is loaded when the corner is turned.
import { loadChunk } from '#ui/islands/load-chunk.ts';

/** Activates the corner in the footer, when this page has one. */
export function initPageFacts(): void {
  const facts = document.querySelector<HTMLDetailsElement>('.page-facts');
  if (!facts) return;
  facts.hidden = false;
  facts.addEventListener('toggle', async () => {
    if (!facts.open) return;
    const { measurePage } = await loadChunk(() => import('./page-facts.ts'));
    measurePage(facts);
    facts.scrollIntoView({ block: 'nearest' });
  });
}
