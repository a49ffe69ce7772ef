// What is typed and not saved, kept in this browser: a closed tab loses nothing.

import type { Basis } from './stored-item.ts';

/** Values of a form, when they were kept, and what is stored that they began with (null: a new one). */
export interface LocalCopy<Values> {
  keptAt: string;
  basedOn: Basis | null;
  values: Values;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (form: string) => `unsaved:${form}`;

/** Keeps the values of the form at the path `form` and gives back the copy. Stores nothing where the browser's storage is full or closed. */
export function keepCopy<Values>(
  storage: Storage,
  form: string,
  { values, basedOn }: Omit<LocalCopy<Values>, 'keptAt'>,
): LocalCopy<Values> {
  const copy = { keptAt: new Date().toISOString(), basedOn, values };
  try {
    storage.setItem(keyOf(form), JSON.stringify(copy));
  } catch {
    // the form itself still holds it
  }
  return copy;
}

/** The copy, completed from `blank`; null when there is none that can be read. */
export function findCopy<Values extends object>(
  storage: Storage,
  form: string,
  blank: Values,
): LocalCopy<Values> | null {
  try {
    const copy: LocalCopy<Values> | null = JSON.parse(storage.getItem(keyOf(form)) ?? 'null');
    if (typeof copy?.values !== 'object' || Number.isNaN(Date.parse(copy.keptAt))) return null;
    return { ...copy, values: { ...blank, ...copy.values } };
  } catch {
    return null;
  }
}

/** Drops the copy, once it is saved or not wanted. */
export function forgetCopy(storage: Storage, form: string): void {
  try {
    storage.removeItem(keyOf(form));
  } catch {
    // there was none
  }
}
