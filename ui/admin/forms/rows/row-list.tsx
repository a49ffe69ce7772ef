// Rows of a form that can be added, sorted and removed: stats, videos, figures. Each row is a line of short fields.
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import {
  type ArrayPath,
  type FieldArray,
  type FieldValues,
  get,
  useFormContext,
} from 'react-hook-form';
import { Button } from '#ui/kit/button.tsx';
import { ArrowDown, ArrowUp, Copy, Plus, Trash2 } from '#ui/kit/icons.ts';
import { DragHandle } from './drag-handle.tsx';
import { rowId } from './row-id.ts';
import { useRows } from './use-rows.ts';

interface RowListProps<Values extends FieldValues, Name extends ArrayPath<Values>> {
  name: Name;
  /** The word for one row in labels: 'Stat'. */
  noun: string;
  addLabel: string;
  /** Enter in the last input of the last row adds a row, unless the last row is blank. */
  addsOnEnter?: boolean;
  /** Whether each row has a button that copies it. */
  duplicates?: boolean;
  /** The maximum number of rows. */
  max?: number;
  blank: FieldArray<Values, Name>;
  /** The widths of the fields of a row on one line, as `grid-template-columns`. */
  columns: string;
  /** The fields of the row at `index`. */
  children: (index: number) => ReactNode;
}

/** Stands inside react-hook-form's `FormProvider` and a `Toaster`. A new row or the neighbour of a removed one gets the focus. */
export function RowList<
  Values extends FieldValues,
  Name extends ArrayPath<Values> = ArrayPath<Values>,
>({
  name,
  noun,
  addLabel,
  addsOnEnter = false,
  duplicates = false,
  max = Number.POSITIVE_INFINITY,
  blank,
  columns,
  children,
}: RowListProps<Values, Name>) {
  const { getValues } = useFormContext<Values>();
  const { rows, list, add, said, say, move, shift, addRow, removeRow } = useRows<Values, Name>(
    name,
  );
  const isFull = rows.length >= max;

  function onEnter(event: KeyboardEvent<HTMLElement>) {
    const { key, target, defaultPrevented, nativeEvent } = event;
    if (key !== 'Enter' || defaultPrevented || nativeEvent.isComposing || isFull) return;
    const inputs = [...(list.current?.lastElementChild?.querySelectorAll('input') ?? [])];
    if (target !== inputs.at(-1) || inputs.every(({ value }) => value.trim() === '')) return;
    event.preventDefault();
    addRow(blank, 'input');
  }

  return (
    <div className="row-list" style={{ '--columns': columns } as CSSProperties}>
      {rows.length > 0 && (
        <ol className="row-list-rows" ref={list} onKeyDown={addsOnEnter ? onEnter : undefined}>
          {rows.map(({ rowKey }, index) => {
            const title = `${noun} ${index + 1}`;
            const quiet = { variant: 'ghost', size: 'icon' } as const;
            const shifting = (by: 1 | -1) => ({
              ...quiet,
              'data-move': by,
              disabled: by < 0 ? index === 0 : index === rows.length - 1,
              onClick: () => shift(index, by, `[data-move="${by}"]:not(:disabled)`),
            });
            return (
              <li key={rowKey}>
                <fieldset className="row-list-row" data-row="" id={rowId(name, index)}>
                  <legend className="visually-hidden">{title}</legend>
                  <div className="row-list-head">
                    <span className="row-list-number" aria-hidden="true">
                      {index + 1}
                    </span>
                    <Button {...shifting(-1)} aria-label={`Move ${title} up`}>
                      <ArrowUp aria-hidden="true" />
                    </Button>
                    <Button {...shifting(1)} aria-label={`Move ${title} down`}>
                      <ArrowDown aria-hidden="true" />
                    </Button>
                    {rows.length > 1 && (
                      <DragHandle
                        name={title}
                        index={index}
                        count={rows.length}
                        onMove={(to) => move(index, to)}
                        onSay={say}
                      />
                    )}
                    {duplicates && (
                      <Button
                        {...quiet}
                        disabled={isFull}
                        aria-label={`Duplicate ${title}`}
                        onClick={() =>
                          addRow(
                            structuredClone(get(getValues(), `${name}.${index}`)),
                            'input',
                            index + 1,
                          )
                        }
                      >
                        <Copy aria-hidden="true" />
                      </Button>
                    )}
                    <Button
                      {...quiet}
                      data-remove=""
                      aria-label={`Remove ${title}`}
                      onClick={() => removeRow(index, title, '[data-remove]')}
                    >
                      <Trash2 aria-hidden="true" />
                    </Button>
                  </div>
                  <div className="row-list-fields">{children(index)}</div>
                </fieldset>
              </li>
            );
          })}
        </ol>
      )}
      <span className="visually-hidden" role="status" aria-live="assertive">
        {said}
      </span>
      <Button variant="outline" ref={add} disabled={isFull} onClick={() => addRow(blank, 'input')}>
        <Plus aria-hidden="true" />
        {isFull ? `At most ${max}` : addLabel}
      </Button>
    </div>
  );
}
