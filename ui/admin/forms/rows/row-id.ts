// The element of a row in a form's list, so that the index of the form leads there.

/** Of the row at `index` of the list at the path `name`. */
export function rowId(name: string, index: number): string {
  return `row-${name.replaceAll('.', '-')}-${index}`;
}
