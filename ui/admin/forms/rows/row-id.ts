// The element id of a row in a form's list, by which the index of the form leads there.

/** The id of the row at `index` of the list at the path `name`. */
export function rowId(name: string, index: number): string {
  return `row-${name.replaceAll('.', '-')}-${index}`;
}
