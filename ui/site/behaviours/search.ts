// Opens the search by its links and by the key `/`. Its code is loaded then, and without it the link leads to the page.
import { loadChunk } from '#ui/islands/load-chunk.ts';
import { isPlainClick } from '#ui/kit/plain-click.ts';
import { hasSearchKey } from '#ui/site/search/search-key.ts';

const LINKS = '[data-opens="search"]';
const TYPED_INTO = 'input, textarea, select, [contenteditable]';

/** Listens on the whole page. */
export function watchSearch(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(LINKS);
    if (!link || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    // an open menu would cover the dialog
    link.closest<HTMLElement>('[popover]')?.hidePopover();
    link.focus({ preventScroll: true });
    open(link.href);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.defaultPrevented || event.isComposing) return;
    if ((event.target as Element).closest(TYPED_INTO) || document.querySelector('dialog[open]'))
      return;
    if (!hasSearchKey()) return;
    event.preventDefault();
    open('/search');
  });
}

async function open(page: string) {
  try {
    const { openSearch } = await loadChunk(() => import('#ui/site/search/search-overlay.ts'));
    openSearch();
  } catch {
    location.assign(page);
  }
}
