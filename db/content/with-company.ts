// The texts of the code in the name of another company: an original says the name, email and telephone of the settings.
import { type Company, company } from './company.ts';

/** The facts that texts of pages say. */
export type CompanyFacts = Pick<Company, 'name' | 'legalName' | 'email' | 'phone'>;

/** The same content with `facts` wherever the code says those of its own company. In HTML they are escaped. */
export function withCompany<Content>(content: Content, facts: CompanyFacts): Content {
  const words = new Map([
    [company.legalName, facts.legalName],
    [company.email, facts.email],
    [company.phone.href, facts.phone.href],
    [company.phone.label, facts.phone.label],
    [company.name, facts.name],
  ]);
  // the registered name begins with the name, so it is looked for first
  const known = new RegExp([...words.keys()].map((word) => RegExp.escape(word)).join('|'), 'g');
  const inText = (text: string) => text.replaceAll(known, (word) => words.get(word) ?? word);
  const inHtml = (html: string) =>
    html.replaceAll(known, (word) => Bun.escapeHTML(words.get(word) ?? word));
  const change = (value: unknown, key?: string): unknown => {
    if (typeof value === 'string') return key === 'html' ? inHtml(value) : inText(value);
    if (Array.isArray(value)) return value.map((each) => change(each, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, change(each, name)]),
    );
  };
  return change(content) as Content;
}
