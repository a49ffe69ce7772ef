// The rules for the sections of a page: which may be added, duplicated, moved or removed.
import type { PageSections } from '#db/contract/documents/page-schema.ts';
import { findSectionType, SECTION_TYPES } from '#db/contract/documents/section-types.ts';
import type { Section } from '#db/contract/documents/sections.ts';
import { blankOf } from './fields/field-shape.ts';
import { toFormValue } from './form-values.ts';

/** A type of section that may be added. */
export interface AddableSection {
  type: string;
  label: string;
  hint?: string;
}

/** The types that may be added: first those of the page's own that it lacks, then the general ones. */
export function addableSections(
  { required = [], own = [] }: PageSections,
  sections: readonly Pick<Section, 'type'>[],
): AddableSection[] {
  const present = new Set<string>(sections.map(({ type }) => type));
  const missing = [...required, ...own].filter((type) => !present.has(type));
  const general = Object.keys(SECTION_TYPES).filter(
    (type) => mayRepeat(type) || (findSectionType(type)?.general && !present.has(type)),
  );
  return [...new Set([...missing, ...general])].map((type) => {
    const { label = type, hint } = findSectionType(type) ?? {};
    return { type, label, hint };
  });
}

/** Why the section at `index` cannot be hidden or removed; null when it can, for instance when another of its type is shown. */
export function reasonNotRemovable(
  { head, required = [] }: PageSections,
  sections: readonly Pick<Section, 'type' | 'hidden'>[],
  index: number,
): string | null {
  const type = sections[index]?.type;
  if (type === head) return 'The page must begin with this section';
  if (!required.some((each) => each === type)) return null;
  const isOther = sections.some((each, at) => at !== index && each.type === type && !each.hidden);
  return isOther ? null : 'This page must have this section';
}

/** Whether a page may have several sections of this type. A section that belongs to one page may be there only once. */
export function mayRepeat(type: string): boolean {
  const { general = false, once = false } = findSectionType(type) ?? {};
  return general && !once;
}

/** The first index to which a section may move: the head stays first. */
export function firstPlace(
  { head }: PageSections,
  sections: readonly Pick<Section, 'type'>[],
): number {
  return sections[0]?.type === head ? 1 : 0;
}

/** A new section as the form holds it. Throws for a type that does not exist. */
export function blankSection(type: string): Section {
  const found = findSectionType(type);
  if (!found) throw new Error(`No type of section is called ${type}`);
  const { schema } = found;
  const values = toFormValue(schema, blankOf(schema)) as Section['values'];
  return { id: newSectionId(type), type, hidden: false, values };
}

/** A copy as the form holds it, with an id of its own. */
export function copyOfSection(section: Section): Section {
  return { ...structuredClone(section), id: newSectionId(section.type) };
}

/** The name of a type of section, also of an unknown one. */
export function sectionLabel(type: string): string {
  return findSectionType(type)?.label ?? `Unknown section (${type})`;
}

const ID_LETTERS = 6;
const TYPE_LETTERS = 30;

/** An id that the schema `section` accepts. Sections that two people add at the same time get different ids. */
function newSectionId(type: string): string {
  const letter = () => Math.floor(Math.random() * 36).toString(36);
  const end = Array.from({ length: ID_LETTERS }, letter).join('');
  return `${type.slice(0, TYPE_LETTERS)}-${end}`;
}
