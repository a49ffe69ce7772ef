// Unsaved form values, kept in this browser so that a closed tab loses nothing.
import { isEqual } from '#ui/admin/saving/conflicts/is-equal.ts';
import type { BaseRevision } from '#ui/admin/saving/stored-item.ts';
import { type BrowserStorage, keysOf } from '#ui/kit/browser-storage.ts';

/** Values of a form, when they were kept (ISO 8601), and the stored revision that they are based on (null: none). */
export interface LocalCopy<Values> {
  /** The key in the browser's storage. */
  key: string;
  keptAt: string;
  basedOn: BaseRevision | null;
  values: Values;
  /** The fields that differ, as they were before anything was typed; copies of former releases have none. */
  began?: Partial<Values>;
}

/** The content of a copy, as the form gives it. */
export type CopyContent<Values> = Omit<LocalCopy<Values>, 'key' | 'keptAt'>;

const keyOf = (form: string) => `unsaved:${form}`;

/** The storage key of a visit's copy. */
export const copyKey = (form: string, visit: string) => `${keyOf(form)}#${visit}`;

/**
 * Stores the values of the form at the path `form` and returns the copy. Each `visit` has its own copy, so that two tabs
 * with one form do not overwrite each other.
 */
export function keepCopy<Values>(
  storage: BrowserStorage,
  form: string,
  visit: string,
  content: CopyContent<Values>,
): LocalCopy<Values> {
  const copy = { keptAt: new Date().toISOString(), ...content };
  const key = copyKey(form, visit);
  storage.setItem(key, JSON.stringify(copy));
  return { key, ...copy };
}

/** The copies of all visits that can be read, newest first, completed from `blank`. */
export function findCopies<Values extends object>(
  storage: BrowserStorage,
  form: string,
  blank: Values,
): LocalCopy<Values>[] {
  return keysOf(storage)
    .filter((key) => key === keyOf(form) || key.startsWith(`${keyOf(form)}#`))
    .flatMap((key) => copyAt(storage, key, blank) ?? [])
    .sort((one, other) => Date.parse(other.keptAt) - Date.parse(one.keptAt));
}

/** Deletes the copies that equal the form's values, `shown`, and returns the others. */
export function dropEqualCopies<Values extends object>(
  storage: BrowserStorage,
  copies: LocalCopy<Values>[],
  shown: Values,
): LocalCopy<Values>[] {
  return copies.filter(({ key, values }) => {
    const isShown = isEqual({ ...shown, ...values }, shown);
    if (isShown) forgetCopy(storage, key);
    return !isShown;
  });
}

/** Deletes the copy under `key`, once it is saved or discarded. */
export function forgetCopy(storage: BrowserStorage, key: string): void {
  storage.removeItem(key);
}

function copyAt<Values extends object>(
  storage: BrowserStorage,
  key: string,
  blank: Values,
): LocalCopy<Values> | null {
  try {
    const copy: LocalCopy<Values> | null = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof copy?.values !== 'object' || Number.isNaN(Date.parse(copy.keptAt))) return null;
    return { ...copy, key, values: { ...blank, ...copy.values } };
  } catch {
    return null;
  }
}
