// Compares values of forms.

/** Whether both hold the same. Ids come from the server, so they are left out. */
export function isEqual(one: unknown, other: unknown): boolean {
  return withoutIds(one) === withoutIds(other);
}

function withoutIds(value: unknown): string | undefined {
  return JSON.stringify(value, (key, part) => (key === 'id' ? undefined : part));
}
