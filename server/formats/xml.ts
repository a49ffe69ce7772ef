// Writes XML (feeds, sitemap) that no stored text can break.

/** A piece of XML that is written already. */
export class Xml {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

type XmlValue = string | number | Xml | null | false | readonly XmlValue[];

// All but tab, line feed and carriage return below the space, lone surrogates, and two that are no characters (XML 1.0 §2.2).
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no XML document may hold
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A template tag: what is filled in is escaped, unless it is XML itself; lists are joined, null and false are nothing. */
export function xml(parts: TemplateStringsArray, ...values: XmlValue[]): Xml {
  return new Xml(parts.reduce((text, part, i) => text + written(values[i - 1] ?? null) + part));
}

function written(value: XmlValue): string {
  if (value === null || value === false) return '';
  if (value instanceof Xml) return value.text;
  if (Array.isArray(value)) return value.map(written).join('');
  return String(value)
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);
}
