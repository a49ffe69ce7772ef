// The uploaded files that a form uses, and the fields that use a deleted one.
import type { LinkProblem } from '#db/contract/link-check.ts';
import type { ChecklistEntry, FieldTarget } from './publish-checklist.ts';

/** A file in a field of a form. */
export interface FileUse {
  field: FieldTarget;
  /** Its address. */
  src: string;
}

// a link in a text to a file is checked as a link
const FILE = /(?<!href=")\/uploads\/[a-z0-9]{26}\.\w+/g;

/** The files in the values of a form. `labelOf` returns the label of the field at a path. */
export function filesIn(
  values: object,
  labelOf: (path: string[]) => string,
  within: string[] = [],
): FileUse[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const path = [...within, key];
    if (typeof value === 'object' && value !== null) return filesIn(value, labelOf, path);
    const found = typeof value === 'string' ? new Set(value.match(FILE)) : new Set<string>();
    if (found.size === 0) return [];
    const field = { name: path.join('.'), label: labelOf(path) };
    return [...found].map((src) => ({ field, src }));
  });
}

/** One entry for each field with a file among the problems. */
export function fileEntries(
  files: readonly FileUse[],
  problems: readonly LinkProblem[],
): ChecklistEntry[] {
  const missing = new Set(problems.map(({ href }) => href));
  const fields = new Map(
    files.filter(({ src }) => missing.has(src)).map(({ field }) => [field.name, field]),
  );
  return [...fields.values()].map((field) => ({
    text: `${field.label}: a file was deleted, so visitors do not see it`,
    field,
  }));
}
