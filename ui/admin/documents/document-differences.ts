// Compares two versions of a document field by field, and copies chosen fields from one into the other.
import type { z } from 'zod';
import { findFieldInfo } from '#db/contract/documents/document-fields.ts';
import { findSectionType } from '#db/contract/documents/section-types.ts';
import type { Section } from '#db/contract/documents/sections.ts';
import { isEqual } from '#ui/admin/saving/conflicts/is-equal.ts';
import { type Difference, textOf } from '#ui/admin/saving/conflicts/version-differences.ts';
import { contentFields, type DocumentFormValues } from './document-form-values.ts';
import { entryOf, fieldsOf, isSingle, type NamedField } from './fields/field-shape.ts';
import { firstWords } from './first-words.ts';
import { sectionLabel } from './sections-of-page.ts';

/** A compared value: its name, its label, the schema of its field, and the value of each side. */
export interface Compared {
  name: string;
  label: string;
  schema?: z.ZodType;
  mine: unknown;
  other: unknown;
}

/** The fields that differ, in the order of `mine`. */
export function documentDifferences(
  type: string,
  mine: DocumentFormValues,
  other: DocumentFormValues,
): Difference[] {
  return comparedValues(type, mine, other).map(({ name, label, schema, mine, other }) => ({
    name,
    label,
    mine: valueInWords(schema, mine),
    other: valueInWords(schema, other),
  }));
}

/** A value as text: a choice by its label. */
export function valueInWords(schema: z.ZodType | undefined, value: unknown): string {
  const { options } = (schema && findFieldInfo(schema)) ?? {};
  return options?.find((option) => option.value === value)?.label ?? textOf(value);
}

/** The values that differ, in the order of `mine`. */
export function comparedValues(
  type: string,
  mine: DocumentFormValues,
  other: DocumentFormValues,
): Compared[] {
  const all: Compared[] = [
    { name: 'title', label: 'Name', mine: mine.title, other: other.title },
    { name: 'slug', label: 'Address', mine: mine.slug, other: other.slug },
    ...comparedFields(type, mine, other),
    ...comparedSections(mine.content.sections ?? [], other.content.sections ?? []),
  ];
  return all.filter(({ mine, other }) => !isEqual(mine, other));
}

function comparedFields(
  type: string,
  { content: mine }: DocumentFormValues,
  { content: other }: DocumentFormValues,
): Compared[] {
  return contentFields(type).flatMap((field) => {
    const { key, schema, info } = field;
    const entry = comparedEntry(field);
    if (entry === null)
      return {
        name: `field/${key}`,
        label: info.label,
        schema,
        mine: mine[key],
        other: other[key],
      };
    const [ours, theirs] = [mine, other].map((side) => entriesByWords(entry, side[key])) as [
      Map<string, unknown>,
      Map<string, unknown>,
    ];
    const entries = [...new Set([...ours.keys(), ...theirs.keys()])].map((name) => ({
      name: `entry/${key}/${name}`,
      label: `${info.label}: ${name}`,
      schema: entry,
      mine: ours.get(name),
      other: theirs.get(name),
    }));
    return [...entries, order(`order/${key}`, `Order: ${info.label}`, ours, theirs)];
  });
}

/** The schema of an entry of a list that is compared entry by entry; null for a field that is compared as a whole. */
function comparedEntry({ schema, info }: NamedField): z.ZodType | null {
  const entry = info.control === 'list' ? entryOf(schema) : null;
  return entry === null || isSingle(entry) ? null : entry;
}

function entriesByWords(entry: z.ZodType, entries: unknown): Map<string, unknown> {
  const all = Array.isArray(entries) ? entries : [];
  return keyed(all, (each) => firstWords(entry, each) || 'Empty');
}

function comparedSections(mine: readonly Section[], other: readonly Section[]): Compared[] {
  const [ours, theirs] = [mine, other].map((side) => keyed(side, ({ id }) => id)) as [
    Map<string, Section>,
    Map<string, Section>,
  ];
  const parts = [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((id): Compared[] => {
    const [own, their] = [ours.get(id), theirs.get(id)];
    const type = (own ?? their)?.type ?? '';
    const schema = findSectionType(type)?.schema;
    const label = sectionLabel(type);
    if (!own || !their || !schema)
      return [{ name: `section/${id}`, label, schema, mine: own?.values, other: their?.values }];
    const fields = fieldsOf(schema).map(({ key, schema: field, info }) => ({
      name: `section/${id}/${key}`,
      label: `${label}: ${info.label}`,
      schema: field,
      mine: own.values[key],
      other: their.values[key],
    }));
    const hidden = { mine: own.hidden, other: their.hidden };
    return [...fields, { name: `hidden/${id}`, label: `${label}: Hidden`, ...hidden }];
  });
  return [...parts, order('order/sections', 'Order of the sections', ours, theirs)];
}

/** The order of the entries or sections that both sides have. */
function order(
  name: string,
  label: string,
  mine: ReadonlyMap<string, unknown>,
  other: ReadonlyMap<string, unknown>,
): Compared {
  const shared = (keys: Iterable<string>, others: ReadonlyMap<string, unknown>) =>
    [...keys].filter((key) => others.has(key));
  return { name, label, mine: shared(mine.keys(), other), other: shared(other.keys(), mine) };
}

/** The values by name. Names are made unique: the second value of a name gets '… (2)'. */
function keyed<Value>(values: readonly Value[], nameOf: (value: Value) => string) {
  const found = new Map<string, Value>();
  for (const value of values) {
    const name = nameOf(value);
    let free = name;
    for (let number = 2; found.has(free); number++) free = `${name} (${number})`;
    found.set(free, value);
  }
  return found;
}

/** A copy of `theirs` in which the differences with these names are as in `mine`. */
export function withMine(
  type: string,
  mine: DocumentFormValues,
  theirs: DocumentFormValues,
  names: readonly string[],
): DocumentFormValues {
  const next = structuredClone(theirs);
  const chosen = new Set(names);
  if (chosen.has('title')) next.title = mine.title;
  if (chosen.has('slug')) next.slug = mine.slug;
  for (const field of contentFields(type)) {
    const { key } = field;
    if (chosen.has(`field/${key}`)) next.content[key] = mine.content[key];
    const entry = comparedEntry(field);
    if (entry === null) continue;
    const listed = (side: DocumentFormValues) => entriesByWords(entry, side.content[key]);
    const taken = (name: string) => chosen.has(`entry/${key}/${name}`);
    next.content[key] = mixed(listed(mine), listed(next), taken, chosen.has(`order/${key}`));
  }
  if (!mine.content.sections || !next.content.sections) return next;
  const ours = keyed(mine.content.sections, ({ id }) => id);
  const fields = next.content.sections.map((section) => withFields(section, ours, chosen));
  next.content.sections = mixed(
    ours,
    keyed(fields, ({ id }) => id),
    (id) => chosen.has(`section/${id}`),
    chosen.has('order/sections'),
  );
  return next;
}

function withFields(
  section: Section,
  ours: ReadonlyMap<string, Section>,
  chosen: ReadonlySet<string>,
): Section {
  const own = ours.get(section.id);
  if (!own) return section;
  const values = Object.keys(section.values).map((key) => [
    key,
    (chosen.has(`section/${section.id}/${key}`) ? own : section).values[key],
  ]);
  const hidden = chosen.has(`hidden/${section.id}`) ? own.hidden : section.hidden;
  return { ...section, hidden, values: Object.fromEntries(values) };
}

/** `theirs`, in which the `taken` values are as in `mine`: changed, added after their neighbour, or removed. */
function mixed<Value>(
  mine: ReadonlyMap<string, Value>,
  theirs: ReadonlyMap<string, Value>,
  taken: (name: string) => boolean,
  inMyOrder: boolean,
): Value[] {
  const names = [...theirs.keys()].filter((name) => !taken(name) || mine.has(name));
  const own = [...mine.keys()];
  for (const [at, name] of own.entries())
    if (taken(name) && !theirs.has(name)) names.splice(placeOf(names, own, at), 0, name);
  if (inMyOrder) names.sort((one, two) => rank(own, one) - rank(own, two));
  return names.map((name) => (taken(name) ? mine.get(name) : theirs.get(name)) as Value);
}

/** The index in `names` after the nearest predecessor of `own[at]`; 0 when it has none. */
function placeOf(names: readonly string[], own: readonly string[], at: number): number {
  for (let before = at - 1; before >= 0; before--) {
    const index = names.indexOf(own[before] as string);
    if (index >= 0) return index + 1;
  }
  return 0;
}

function rank(own: readonly string[], name: string): number {
  const index = own.indexOf(name);
  return index < 0 ? own.length : index;
}
