// The content of a page: its metadata for search engines, and its sections. Known sections must be valid, required sections
// present, and the section with the h1 must be first.
import { z } from 'zod';
import { group, image, line, longText } from './document-fields.ts';
import { findSectionType, SECTION_TYPES, type SectionTypeName } from './section-types.ts';
import { type Section, sectionList } from './sections.ts';

/** The page-specific sections, in addition to the general ones. */
export interface PageSections {
  /** The first section, with the h1. */
  head: SectionTypeName;
  /** Sections that can be edited and moved, but not removed or hidden. */
  required?: readonly SectionTypeName[];
  /** Sections that can also be hidden and removed. */
  own?: readonly SectionTypeName[];
}

/** The content of any page. */
export interface PageContent {
  v: 1;
  meta: { title: string; description: string; image: { src: string; alt: string } };
  sections: Section[];
}

const meta = group('Search and sharing', {
  title: line('Title', {
    fits: 60,
    hint: 'The site name is added, unless the title contains |',
  }),
  description: longText('Description', { fits: 155, max: 500 }),
  image: image('Picture', { optional: true }),
});

/** The schema of a page's content. */
export function pageSchema(own: PageSections) {
  return z.object({
    v: z.literal(1),
    meta,
    sections: sectionList
      .overwrite((sections) => sections.map(withDefaults))
      .superRefine((sections, issues) => {
        for (const { path, message } of sectionProblems(sections, own))
          issues.addIssue({ code: 'custom', path, message });
      }),
  });
}

/** The values of a known section with the defaults of its schema; an unknown section unchanged. */
function withDefaults(section: Section): Section {
  const parsed = findSectionType(section.type)?.schema.safeParse(section.values);
  return parsed?.success ? { ...section, values: parsed.data } : section;
}

interface Problem {
  path: (string | number)[];
  message: string;
}

/** The reasons why `sections` are invalid for this page; empty when they are valid. */
function sectionProblems(sections: readonly Section[], own: PageSections): Problem[] {
  const problems: Problem[] = [];
  const count = (name: string) => sections.filter(({ type }) => type === name).length;
  const labelOf = (name: SectionTypeName) => SECTION_TYPES[name].label;
  if (sections[0]?.type !== own.head)
    problems.push({ path: [0], message: `The page must begin with ‘${labelOf(own.head)}’` });
  const belonging: readonly string[] = [own.head, ...(own.required ?? []), ...(own.own ?? [])];
  for (const name of own.required ?? []) {
    const first = sections.findIndex(({ type }) => type === name);
    if (first < 0) problems.push({ path: [], message: `The page must have ‘${labelOf(name)}’` });
    else if (sections.every(({ type, hidden }) => type !== name || hidden))
      problems.push({ path: [first], message: `The page must show ‘${labelOf(name)}’` });
  }
  for (const [index, { type, hidden, values }] of sections.entries()) {
    const known = findSectionType(type);
    if (!known) continue;
    const parsed = known.schema.safeParse(values);
    for (const { path, message } of parsed.error?.issues ?? [])
      problems.push({ path: [index, 'values', ...path.map(keyOf)], message });
    if (known.general && !known.once) continue;
    if (!known.general && !belonging.includes(type))
      problems.push({ path: [index], message: `‘${known.label}’ belongs to another page` });
    else if (count(type) > 1)
      problems.push({ path: [index], message: `The page can have ‘${known.label}’ only once` });
    if (hidden && type === own.head)
      problems.push({ path: [index], message: `The page must show ‘${known.label}’` });
  }
  return problems;
}

function keyOf(key: PropertyKey): string | number {
  return typeof key === 'number' ? key : String(key);
}
