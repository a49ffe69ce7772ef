// Fills the placeholders `{name}`, `{platform}`, `{email}` and so on of an original with the company of the settings.
import type { DocumentType } from '#db/contract/documents/document-types.ts';
import type { DocumentContent } from '#db/contract/documents/documents.ts';
import { mapTexts } from '#db/contract/documents/map-texts.ts';
import { escapeAttribute } from '#db/contract/text/escape-html.ts';
import type { Company } from '../company.ts';

/** The company facts that originals contain. */
export type CompanyFacts = Pick<
  Company,
  'name' | 'platform' | 'description' | 'email' | 'phone' | 'legalName' | 'address'
>;

/** The content with all placeholders replaced; in rich text the values are escaped. */
export function withCompany<Content extends DocumentContent>(
  type: DocumentType,
  content: Content,
  { name, platform, description, email, legalName, phone, address }: CompanyFacts,
): Content {
  const facts: Record<string, string> = {
    name,
    platform,
    description,
    email,
    legalName,
    address: address.join('\n'),
    phone: phone.label,
    phoneHref: phone.href,
  };
  return mapTexts(type, content, ({ text, info }) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => {
      const fact = facts[key] ?? whole;
      return info?.control === 'rich-text' ? escapeAttribute(fact).replaceAll('\n', '<br>') : fact;
    }),
  ) as Content;
}
