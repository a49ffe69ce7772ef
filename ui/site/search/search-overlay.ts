// The search dialog over the page: results while typing. Loaded when first opened; plain DOM, to stay small.
import type { SearchAnswer, SearchHit, SearchSpan } from '#db/contract/search.ts';
import { SEARCH_MAX_CHARS } from '#db/limits.ts';
import { measureScrollbar } from '#ui/site/behaviours/scrollbar.ts';
import { hasSearchKey, setSearchKey } from './search-key.ts';
import { countText, KIND_LABELS, searchHref } from './search-labels.ts';

/** The pause in typing before a request is sent. */
const PAUSE_MS = 120;
/** A search without a response is aborted after this time. */
const TIMEOUT_MS = 10_000;
const NOT_RESPONDING = 'Search is not responding. Press Enter to open the search page.';

/** Dispatched on the window as `searched` when the dialog closes after a response. */
export type SearchEnded = CustomEvent<{ query: string; isFound: boolean }>;

let dialog: HTMLDialogElement | undefined;

/** Opens the search; its form leads to the page of all results. */
export function openSearch(): void {
  dialog ??= buildDialog();
  if (!dialog.open) {
    measureScrollbar();
    dialog.showModal();
  }
  dialog.querySelector('input')?.select();
}

function buildDialog(): HTMLDialogElement {
  const field = make('input', {
    type: 'search',
    name: 'q',
    className: 'search-field',
    // short, to fit beside the button on a phone
    placeholder: 'Any word',
    maxLength: SEARCH_MAX_CHARS,
    autocomplete: 'off',
    enterKeyHint: 'search',
    ariaLabel: 'Search the site',
  });
  const close = make('button', { type: 'button', className: 'search-overlay-close' }, 'Close');
  const form = make('form', { action: '/search', className: 'search-overlay-form' }, field, close);
  form.setAttribute('role', 'search');
  const status = make('p', { className: 'search-overlay-status' });
  status.setAttribute('role', 'status');
  const list = make('ol', { className: 'search-hits' });
  const element = make(
    'dialog',
    { className: 'search-overlay', ariaLabel: 'Search' },
    make('div', { className: 'search-overlay-page' }, form, status, list, keySwitch()),
  );
  element.dataset.theme = 'paper';
  const results = showResults(field, status, list);
  field.addEventListener('input', results.ask);
  element.addEventListener('close', results.tell);
  close.addEventListener('click', () => element.close());
  // a click on the backdrop has the dialog itself as target
  element.addEventListener('click', ({ target }) => target === element && element.close());
  element.addEventListener('keydown', (event) => {
    // in a search field, Escape would first empty the field
    if (event.key === 'Escape' && !event.isComposing) {
      event.preventDefault();
      element.close();
    } else walk(event, field, list);
  });
  // a link to another hash of the same page loads nothing, so the dialog would stay open
  list.addEventListener('click', () => element.close());
  document.body.append(element);
  return element;
}

/**
 * `ask` requests results while typing: a newer request aborts the one before, whose answer is dropped. `tell` dispatches
 * `searched` for the last answered query.
 */
function showResults(field: HTMLInputElement, status: HTMLElement, list: HTMLElement) {
  let asking = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The last answered query; null while there is none to report. */
  let answered: SearchEnded['detail'] | null = null;
  const request = async (q: string, question: AbortController) => {
    const { signal } = question;
    const timeout = setTimeout(() => {
      question.abort();
      replace([], [NOT_RESPONDING]);
    }, TIMEOUT_MS);
    try {
      const response = await fetch(`/api/search?${new URLSearchParams({ q })}`, { signal });
      const answer = await response.json();
      if (signal.aborted) return;
      if (response.ok) show(answer, q);
      else replace([], [answer.message]);
    } catch {
      if (!signal.aborted) replace([], [NOT_RESPONDING]);
    } finally {
      clearTimeout(timeout);
    }
  };
  /** Replaces the hits. When the focused link is removed, the field gets the focus. */
  const replace = (hits: readonly SearchHit[], words: readonly (Node | string)[]) => {
    const isFocused = [list, status].some((part) => part.contains(document.activeElement));
    list.replaceChildren(...hits.map(hitOf));
    status.replaceChildren(...words);
    if (isFocused) field.focus();
  };
  const show = (answer: SearchAnswer, q: string) => {
    const total = Object.values(answer.counts).reduce((sum, number) => sum + number, 0);
    answered = { query: q, isFound: total > 0 };
    replace(answer.hits, summaryOf(answer, total, q));
  };
  const ask = () => {
    asking.abort();
    asking = new AbortController();
    clearTimeout(timer);
    answered = null;
    const q = field.value.trim();
    if (q === '') return replace([], []);
    const question = asking;
    timer = setTimeout(() => void request(q, question), PAUSE_MS);
  };
  // a submitted form opens the search page, which counts the search itself
  const tell = () => {
    if (answered) dispatchEvent(new CustomEvent('searched', { detail: answered }));
    answered = null;
  };
  return { ask, tell };
}

/** The number of results, with links to a better search, to all of them, or to other ways when there are none. */
function summaryOf(
  { hits, counts, suggestion }: SearchAnswer,
  total: number,
  q: string,
): (Node | string)[] {
  if (suggestion)
    return ['Did you mean ', make('a', { href: searchHref(suggestion) }, suggestion), '?'];
  const text = total === 1 ? 'One result' : `${countText(Object.values(counts))} results`;
  if (total > hits.length) return [make('a', { href: searchHref(q) }, `All ${text}`)];
  if (total > 0) return [text];
  const topics = make('a', { href: searchHref(q) }, 'Where to start instead');
  const contact = make('a', { href: '/contact' }, 'ask us');
  return ['Nothing found. ', topics, ', or ', contact, '.'];
}

/** Moves the focus with the arrow keys through the field and the links of the hits; wraps at the ends. */
function walk(event: KeyboardEvent, field: HTMLElement, list: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [field, ...list.querySelectorAll('a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  stops[(at + step + stops.length) % stops.length]?.focus();
}

function hitOf({ kind, title, href, snippet }: SearchHit): HTMLElement {
  const link = make(
    'a',
    { href, className: 'search-hit' },
    make('span', { className: 'search-hit-kind' }, KIND_LABELS[kind]),
    make('span', { className: 'search-hit-title' }, ...marked(title)),
    make('span', { className: 'search-hit-snippet' }, ...marked(snippet)),
  );
  return make('li', {}, link);
}

function marked(spans: readonly SearchSpan[]): (Node | string)[] {
  return spans.map(({ text, mark }) => (mark ? make('mark', {}, text) : text));
}

/** A checkbox that turns the single-key shortcut off, because speech input can press it by mistake. */
function keySwitch(): HTMLElement {
  const box = make('input', { type: 'checkbox', checked: hasSearchKey() });
  box.addEventListener('change', () => setSearchKey(box.checked));
  const key = make('kbd', {}, '/');
  return make('label', { className: 'search-overlay-key' }, box, ' The key ', key, ' opens this');
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}
