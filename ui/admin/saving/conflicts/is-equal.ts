// Compares values of forms.

/** Whether both values are equal, apart from ids, which come from the server. */
export function isEqual(one: unknown, other: unknown): boolean {
  return withoutIds(one) === withoutIds(other);
}

function withoutIds(value: unknown): string | undefined {
  return JSON.stringify(value, (key, part) => (key === 'id' ? undefined : part));
}
