// Adds, sorts, duplicates and removes the rows of a form's list, and keeps the focus where work continues.
import { useEffect, useRef, useState } from 'react';
import {
  type ArrayPath,
  type FieldArray,
  type FieldValues,
  get,
  useFieldArray,
  useFormContext,
} from 'react-hook-form';
import { undoAction, useToasts } from '#ui/admin/shell/toasts.ts';

/**
 * Stands inside react-hook-form's `FormProvider` and a `Toaster`. `list` goes to the element whose children are the rows,
 * `add` to the button that adds one, and `said` into a live region.
 */
export function useRows<
  Values extends FieldValues,
  Name extends ArrayPath<Values> = ArrayPath<Values>,
>(name: Name) {
  const toasts = useToasts();
  const { control, getValues } = useFormContext<Values>();
  const { fields, append, insert, remove, move } = useFieldArray<Values, Name, 'rowKey'>({
    control,
    name,
    keyName: 'rowKey',
  });
  // the list itself may move inside another one before a row is restored
  const insertLatest = useRef(insert);
  useEffect(() => {
    insertLatest.current = insert;
  });
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [said, say] = useState('');
  type Row = FieldArray<Values, Name>;

  /** Gives the focus to `selector` in the row at `index`, else to its first enabled button, else to the button that adds. */
  function goTo(index: number, selector: string) {
    // the row is in the page only after the next paint
    requestAnimationFrame(() => {
      const row = list.current?.children[index];
      const target =
        row?.querySelector<HTMLElement>(selector) ??
        row?.querySelector<HTMLElement>('button:not(:disabled)');
      (target ?? add.current)?.focus();
    });
  }

  return {
    rows: fields as readonly { rowKey: string }[],
    list,
    add,
    said,
    say,
    goTo,
    move,
    /** Adds a row at `index`, by default at the end. `selector` in it gets the focus; null leaves the focus where it is. */
    addRow(row: Row, selector: string | null, index = fields.length) {
      if (index === fields.length) append(row, { shouldFocus: false });
      else insert(index, row, { shouldFocus: false });
      if (selector !== null) goTo(index, selector);
    },
    /** Moves a row one place up or down. The button at `selector` keeps the focus. */
    shift(index: number, by: 1 | -1, selector: string) {
      move(index, index + by);
      goTo(index + by, selector);
    },
    /** Removes a row, with a toast to undo it. `selector` in its neighbour gets the focus; null leaves the focus where it is. */
    removeRow(index: number, title: string, selector: string | null) {
      const row: Row = structuredClone(get(getValues(), `${name}.${index}`));
      remove(index);
      if (selector !== null) goTo(Math.min(index, fields.length - 2), selector);
      const undo = () => {
        insertLatest.current(index, row, { shouldFocus: false });
        if (selector !== null) goTo(index, selector);
      };
      toasts.show({
        title: `${title} removed`,
        action: undoAction('Undo, or restore it from the history', undo),
      });
    },
  };
}
