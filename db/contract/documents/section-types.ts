// All types of section, by their stored name.
import type { z } from 'zod';
import { companySections } from './sections/company.ts';
import { generalSections } from './sections/general.ts';
import { heads } from './sections/heads.ts';
import { homeSections } from './sections/home.ts';
import type { Section, SectionType } from './sections.ts';

export const SECTION_TYPES = {
  ...heads,
  ...homeSections,
  ...companySections,
  ...generalSections,
} as const;

export type SectionTypeName = keyof typeof SECTION_TYPES;

/** The values of a section of this type. */
export type SectionValues<Name extends SectionTypeName> = z.output<
  (typeof SECTION_TYPES)[Name]['schema']
>;

/** The values of a page's required section of this type. Throws when the page has none. */
export function getValues<Name extends SectionTypeName>(
  sections: readonly Section[],
  type: Name,
): SectionValues<Name> {
  const found = sections.find((each) => each.type === type);
  if (!found) throw new Error(`The page has no section of the type ${type}`);
  return found.values as SectionValues<Name>;
}

/** The type with this name; undefined for an unknown one. */
export function findSectionType(name: string): SectionType | undefined {
  return Object.hasOwn(SECTION_TYPES, name) ? SECTION_TYPES[name as SectionTypeName] : undefined;
}
