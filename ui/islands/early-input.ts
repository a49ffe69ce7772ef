// Replays clicks and typed text from before an island was hydrated, so that no input is lost.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';

/**
 * Holds back button clicks and form submits below `root`, and records a `popstate`; links work by themselves. Returns a
 * function that records the values of the fields: call it right before hydration. It returns a second function, which
 * replays everything to the hydrated island.
 */
export function catchEarlyInput(root: HTMLElement): () => () => void {
  let pressed: HTMLElement | undefined;
  const hold = (event: Event) => {
    const element = event.target as HTMLElement;
    const button = element.closest('button');
    if (event.type === 'click' && !button) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button ?? element;
  };
  let wentBack = false;
  const noteBack = () => {
    wentBack = true;
  };
  addEventListener('popstate', noteBack);
  root.addEventListener('click', hold, true);
  root.addEventListener('submit', hold, true);
  return () => {
    const controls = controlsIn(root);
    const fields = controls.filter((control): control is Field => control.matches(FIELDS));
    const noted = new Map(
      fields.map((field) => [field, noteOf(field, field.value !== servedValue(field))]),
    );
    // React sets the text of a textarea again: one whose value was never set before would lose its selection
    for (const [field, { value }] of noted) if (field.matches('textarea')) field.value = value;
    // text typed during hydration counts as changed, because React takes it for the value that the server sent
    const note = ({ target }: Event) => {
      const field = target as Field;
      if (noted.has(field)) noted.set(field, noteOf(field, true));
    };
    root.addEventListener('input', note, true);
    return () => {
      root.removeEventListener('click', hold, true);
      root.removeEventListener('submit', hold, true);
      root.removeEventListener('input', note, true);
      const hydrated = controlsIn(root);
      // React renders the island anew where it finds other text than the server sent, as on a translated page
      const now = <T extends HTMLElement>(control: T) =>
        root.contains(control) ? control : (hydrated[controls.indexOf(control)] as T);
      for (const [sent, { value, typed, checked, selection }] of noted) {
        const field = now(sent);
        if (checked !== isChecked(field)) field.click();
        if (checked === undefined && typed) type(field, value, selection);
      }
      removeEventListener('popstate', noteBack);
      if (wentBack) dispatchEvent(new PopStateEvent('popstate'));
      if (pressed) press(now(pressed));
    };
  };
}

/** The fields, buttons and forms below `root`, in their order. */
function controlsIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`${FIELDS}, button, form`)];
}

function press(control: HTMLElement): void {
  if (control.tagName === 'FORM') (control as HTMLFormElement).requestSubmit();
  else control.click();
}

function noteOf(field: Field, typed: boolean) {
  return { value: field.value, typed, checked: isChecked(field), selection: selectionOf(field) };
}

/** Null where nothing can be selected. */
function selectionOf(field: Field): [number, number] | null {
  const { selectionStart, selectionEnd } = field as HTMLInputElement;
  return selectionStart == null || selectionEnd == null ? null : [selectionStart, selectionEnd];
}

function type(field: Field, value: string, selection: [number, number] | null): void {
  // React compares with the last value it saw, so it must see the field empty first
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  const kind = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(kind, { bubbles: true }));
  // once React has rendered the text
  queueMicrotask(() => {
    if (selection && field.matches(':focus'))
      (field as HTMLInputElement).setSelectionRange(...selection);
  });
}

/** The value that the server sent; of a select without a selected option the first. */
function servedValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

function isChecked(field: Field): boolean | undefined {
  const choice = field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
  return choice ? field.checked : undefined;
}
