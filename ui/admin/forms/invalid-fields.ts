// The invalid fields of a form, in the order and with the labels that people see.

/** A field with an error. */
export interface InvalidField {
  /** 'Client Name', or 'Stat 2: Number' for a field of a row. */
  label: string;
  element: HTMLElement;
}

/** Reads the fields from the page, because only the page has their labels and rows. */
export function invalidFields(form: HTMLElement): InvalidField[] {
  return [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].map((element) => {
    const row = element.closest('fieldset[data-row]')?.querySelector('legend')?.textContent;
    const label = labelOf(element);
    return { element, label: row ? `${row}: ${label}` : label };
  });
}

function labelOf(element: HTMLElement): string {
  const byId = element.getAttribute('aria-labelledby')?.split(' ')[0];
  const label =
    (byId ? document.getElementById(byId) : null) ??
    (element as HTMLInputElement).labels?.[0] ??
    element.querySelector(':scope > legend');
  return label?.textContent?.trim() || element.getAttribute('aria-label') || 'Field';
}
