// The corner of the footer is shown once it can measure; the code that measures is fetched when it is turned.

/** Takes the other side of the page into use. */
export function initPageFacts(): void {
  const facts = document.querySelector<HTMLDetailsElement>('.page-facts');
  if (!facts) return;
  facts.hidden = false;
  facts.addEventListener('toggle', async () => {
    if (!facts.open) return;
    const { measurePage } = await import('./page-facts.ts');
    measurePage(facts);
    facts.scrollIntoView({ block: 'nearest' });
  });
}
