// The actions of the open form, read from its own buttons, so that the palette offers the same while they are enabled.

const BUTTONS = ':is(.form-tools, .admin-form-bar, .publishing-state) :is(a[href], button)';
const SHORTCUTS: Record<string, string> = { 'Save draft': 'Mod+S', Preview: 'Mod+Shift+P' };
/** The forms of all items, documents included. */
const ITEM_FORM =
  /^\/vs-admin\/(edit|case-studies\/edit|pages|collections|settings)\/(?!create$)[\w-]+$/;
const EDITING = /^\/vs-admin\/(edit|case-studies\/edit)\/(\d+)$/;

interface PageAction {
  label: string;
  shortcut?: string;
  run: () => void;
}

/** The visible, enabled buttons of the form on this page, in their order; empty on other screens. */
export function pageActions(): PageAction[] {
  const found = new Map<string, PageAction>();
  for (const button of document.querySelectorAll<HTMLElement>(BUTTONS)) {
    const isOff = button.matches(':disabled, [aria-disabled="true"]');
    const label = labelOf(button);
    if (isOff || label === '' || found.has(label) || !button.checkVisibility()) continue;
    found.set(label, { label, shortcut: SHORTCUTS[label], run: () => button.click() });
  }
  return [...found.values()];
}

/** The post or case study whose form is open; null on other screens. */
export function openItem(): { kind: 'posts' | 'case-studies'; id: string } | null {
  const [, screen, id] = EDITING.exec(location.pathname) ?? [];
  return id === undefined ? null : { kind: screen === 'edit' ? 'posts' : 'case-studies', id };
}

/** The title of the item whose form is open; undefined on other screens. That of a page of the site is read from the heading. */
export function titleOfOpenItem(): string | undefined {
  if (!ITEM_FORM.test(location.pathname)) return undefined;
  const field = document.querySelector<HTMLInputElement>('main [name="title"]');
  const heading = document.querySelector('main h1')?.textContent?.replace(/^Edit /, '');
  return (field?.value ?? heading)?.trim();
}

function labelOf(button: HTMLElement): string {
  const copy = button.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('kbd, [aria-hidden="true"]')) hidden.remove();
  return copy.textContent?.trim() ?? '';
}
