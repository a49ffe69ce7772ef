// Rows of a form that are added, sorted and removed: stats, gallery items, videos.
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type ArrayPath, type FieldArray, useFieldArray, useFormContext } from 'react-hook-form';
import type { CaseStudyFormValues } from '#ui/admin/forms/case-study-form-values.ts';
import { Button } from '#ui/kit/button.tsx';
import { ArrowDown, ArrowUp, Plus, Trash2 } from '#ui/kit/icons.ts';
import { DragHandle } from './drag-handle.tsx';

type RowsName = ArrayPath<CaseStudyFormValues>;

interface RowListProps<Name extends RowsName> {
  name: Name;
  /** One row, for its label and buttons: 'Stat'. */
  noun: string;
  addLabel: string;
  /** Enter in the last box of the last row adds the next, unless that row is blank. */
  addsOnEnter?: boolean;
  blank: FieldArray<CaseStudyFormValues, Name>;
  /** The widths of its fields on one line, as `grid-template-columns`. */
  columns: string;
  /** The fields of the row at `index`. */
  children: (index: number) => ReactNode;
}

/** Stands inside react-hook-form's `FormProvider`. A row that is added takes the focus; of one that goes, its neighbour. */
export function RowList<Name extends RowsName>({
  name,
  noun,
  addLabel,
  addsOnEnter = false,
  blank,
  columns,
  children,
}: RowListProps<Name>) {
  const { control } = useFormContext<CaseStudyFormValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name, keyName: 'rowKey' });
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [said, say] = useState('');

  function goTo(index: number, what: string) {
    // the row is there after the next paint
    requestAnimationFrame(() => {
      const row = list.current?.children[Math.min(index, fields.length)];
      const target = row?.querySelector<HTMLElement>(what) ?? row?.querySelector('button');
      (target ?? add.current)?.focus();
    });
  }

  function addRow() {
    append(blank, { shouldFocus: false });
    goTo(fields.length, 'input');
  }

  function onEnter(event: KeyboardEvent<HTMLElement>) {
    const { key, target, defaultPrevented, nativeEvent } = event;
    if (key !== 'Enter' || defaultPrevented || nativeEvent.isComposing) return;
    const inputs = [...(list.current?.lastElementChild?.querySelectorAll('input') ?? [])];
    if (target !== inputs.at(-1) || inputs.every(({ value }) => value.trim() === '')) return;
    event.preventDefault();
    addRow();
  }

  return (
    <div className="row-list" style={{ '--columns': columns } as CSSProperties}>
      {fields.length > 0 && (
        <ol className="row-list-rows" ref={list} onKeyDown={addsOnEnter ? onEnter : undefined}>
          {fields.map(({ rowKey }, index) => {
            const title = `${noun} ${index + 1}`;
            const shift = (by: 1 | -1) => ({
              variant: 'ghost' as const,
              size: 'icon' as const,
              'data-move': by,
              disabled: by < 0 ? index === 0 : index === fields.length - 1,
              onClick: () => {
                move(index, index + by);
                goTo(index + by, `[data-move="${by}"]:not(:disabled)`);
              },
            });
            return (
              <li key={rowKey}>
                <fieldset className="row-list-row" data-row="">
                  <legend className="visually-hidden">{title}</legend>
                  <div className="row-list-head">
                    <span className="row-list-number" aria-hidden="true">
                      {index + 1}
                    </span>
                    <Button {...shift(-1)} aria-label={`Move ${title} up`}>
                      <ArrowUp aria-hidden="true" />
                    </Button>
                    <Button {...shift(1)} aria-label={`Move ${title} down`}>
                      <ArrowDown aria-hidden="true" />
                    </Button>
                    {fields.length > 1 && (
                      <DragHandle
                        name={title}
                        index={index}
                        count={fields.length}
                        onMove={(to) => move(index, to)}
                        onSay={say}
                      />
                    )}
                    <Button
                      variant="ghost"
                      size="icon"
                      data-remove=""
                      aria-label={`Remove ${title}`}
                      onClick={() => {
                        remove(index);
                        goTo(Math.min(index, fields.length - 2), '[data-remove]');
                      }}
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
      <Button variant="outline" ref={add} onClick={addRow}>
        <Plus aria-hidden="true" />
        {addLabel}
      </Button>
    </div>
  );
}
