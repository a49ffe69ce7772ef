// The checklist of a form, computed from its values: missing fields that block publishing, and hints worth a look.
import type { z } from 'zod';
import type { Item, ItemKind } from '#db/contract/item-kind.ts';
import { labelOf } from '#ui/admin/forms/field-labels.ts';
import { leavesRedirect } from '#ui/admin/forms/fields/leaves-redirect.ts';
import { type FileUse, filesIn } from './file-uses.ts';

/** A field of a form: its name in the form, and the text of its label. */
export interface FieldTarget {
  name: string;
  label: string;
}

/** One line of the checklist; `field` is the field in which it can be fixed. */
export interface ChecklistEntry {
  text: string;
  field?: FieldTarget;
}

export interface PublishChecklist {
  /** Publishing is refused until these are fixed. */
  missing: ChecklistEntry[];
  /** Hints that do not block publishing. */
  worthALook: ChecklistEntry[];
  /** The uploaded files in the form, of which the server knows whether they still exist. */
  files: FileUse[];
}

interface ChecklistRules<Values> {
  kind: ItemKind;
  /** The schema that the form must satisfy to be published. */
  schema: z.ZodType;
  /** Fields that may be empty; `without` is the hint shown while the field is empty. */
  optional: readonly { name: keyof Values & string; without: string }[];
  /** Lists of rows: the noun for one row, and the labels of its fields. */
  rows?: Record<string, { noun: string; labels: Record<string, string> }>;
  /** The path under which visitors find items of the kind: '/insights'. */
  folder: string;
}

/** The checklist of a form with `values` for the stored `item` (null for a new one), at `now` (ISO 8601). */
export function publishChecklist<Values extends { slug: string }>(
  values: Values,
  item: Item | null,
  { kind, schema, optional, rows = {}, folder }: ChecklistRules<Values>,
  now: string,
): PublishChecklist {
  const missing = new Map<string, ChecklistEntry>();
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const field = { name: path.join('.'), label: labelOfPath(kind, path, rows) };
    if (missing.has(field.name)) continue;
    const isEmpty = isBlank(path.reduce<unknown>(stepInto, values));
    missing.set(field.name, {
      text: isEmpty ? `${field.label} is empty` : `${field.label}: ${message}`,
      field,
    });
  }
  const worthALook: ChecklistEntry[] = optional
    .filter(({ name }) => isBlank(values[name]) && !missing.has(name))
    .map(({ name, without }) => ({ text: without, field: { name, label: labelOf(kind, name) } }));
  if (item && leavesRedirect(item, values.slug, now))
    worthALook.push({
      text: `The old address ${folder}/${item.slug} will redirect to the new one`,
      field: { name: 'slug', label: labelOf(kind, 'slug') },
    });
  const files = filesIn(values, (path) => labelOfPath(kind, path, rows));
  return { missing: [...missing.values()], worthALook, files };
}

function labelOfPath(
  kind: ItemKind,
  [name, row, part]: PropertyKey[],
  rows: NonNullable<ChecklistRules<unknown>['rows']>,
): string {
  const list = rows[String(name)];
  if (!list || row === undefined) return labelOf(kind, String(name));
  return `${list.noun} ${Number(row) + 1}: ${list.labels[String(part)] ?? String(part)}`;
}

function stepInto(value: unknown, key: PropertyKey): unknown {
  return (value as Record<PropertyKey, unknown> | undefined)?.[key];
}

/** Whether nothing is filled in: no entries, or a text of only spaces or empty paragraphs. */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || (typeof value === 'string' && /^(\s|<p><\/p>)*$/.test(value));
}
