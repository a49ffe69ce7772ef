// The link that dials the phone number of an enquiry.

/** A `tel:` address, with the extension apart, and without the (0) that nobody dials after a country code. */
export function phoneHref(phone: string): string {
  const [number = '', extension] = phone.split(/#|extension|ext\.?|x/i, 2);
  const digits = number.replace(/^(\+.*?)\(0\)/, '$1').replaceAll(/[^+\d]/g, '');
  return `tel:${digits}${extension ? `;ext=${extension.trim()}` : ''}`;
}
