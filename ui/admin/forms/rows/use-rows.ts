// The rows of a form's list: added, sorted, duplicated and removed, with the focus where the work goes on.
import { useRef, useState } from 'react';
import {
  type ArrayPath,
  type FieldArray,
  type FieldValues,
  get,
  useFieldArray,
  useFormContext,
} from 'react-hook-form';
import { useToasts } from '#ui/admin/shell/toasts.ts';

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
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [said, say] = useState('');
  type Row = FieldArray<Values, Name>;

  /** Gives the focus to `what` in the row at `index`, else to its first button, else to the button that adds. */
  function goTo(index: number, what: string) {
    // the row is there after the next paint
    requestAnimationFrame(() => {
      const row = list.current?.children[index];
      const target = row?.querySelector<HTMLElement>(what) ?? row?.querySelector('button');
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
    /** At `index`, by default at the end; `what` in it takes the focus, which with null stays where it is. */
    addRow(row: Row, what: string | null, index = fields.length) {
      if (index === fields.length) append(row, { shouldFocus: false });
      else insert(index, row, { shouldFocus: false });
      if (what !== null) goTo(index, what);
    },
    /** One place up or down, by a button that keeps the focus: it is found by `what`. */
    shift(index: number, by: 1 | -1, what: string) {
      move(index, index + by);
      goTo(index + by, what);
    },
    /** Says so in a toast that brings the row back; `what` of its neighbour takes the focus, which with null stays where it is. */
    removeRow(index: number, title: string, what: string | null) {
      const row: Row = structuredClone(get(getValues(), `${name}.${index}`));
      remove(index);
      if (what !== null) goTo(Math.min(index, fields.length - 2), what);
      const undo = () => {
        insert(index, row, { shouldFocus: false });
        if (what !== null) goTo(index, what);
      };
      toasts.show({
        title: `${title} removed`,
        action: { label: 'Undo', altText: 'Undo, or restore it from the history', onClick: undo },
      });
    },
  };
}
