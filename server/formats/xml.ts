// Writes XML (feeds, sitemap) in which stored text is always escaped.

/** XML that is already escaped. */
export class Xml {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

type XmlValue = string | number | Xml | null | false | readonly XmlValue[];

// Control characters except tab, line feed and carriage return, and two noncharacters (XML 1.0 §2.2).
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML documents may not contain these
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A template tag: values are escaped unless they are Xml; lists are joined, null and false are empty. */
export function xml(parts: TemplateStringsArray, ...values: XmlValue[]): Xml {
  return new Xml(parts.reduce((text, part, i) => text + serialise(values[i - 1] ?? null) + part));
}

function serialise(value: XmlValue): string {
  if (value === null || value === false) return '';
  if (value instanceof Xml) return value.text;
  if (Array.isArray(value)) return value.map(serialise).join('');
  return String(value)
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);
}
