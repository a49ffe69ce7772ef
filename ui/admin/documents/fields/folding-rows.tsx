// A list of entries that are too long for a row: each shows its first words, and its fields when it is open.
import { type ReactNode, useEffect, useState } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { firstPicture } from '#ui/admin/documents/first-picture.ts';
import { entryWords } from '#ui/admin/documents/first-words.ts';
import { useLedTo } from '#ui/admin/documents/way-to-field.ts';
import { useReveal } from '#ui/admin/forms/reveal.ts';
import { DragHandle } from '#ui/admin/forms/rows/drag-handle.tsx';
import { rowId } from '#ui/admin/forms/rows/row-id.ts';
import { useRows } from '#ui/admin/forms/rows/use-rows.ts';
import { useShownPicture } from '#ui/admin/media/use-shown-picture.ts';
import { Button } from '#ui/kit/button.tsx';
import { ChevronDown, Plus } from '#ui/kit/icons.ts';
import { EntryMenu } from './entry-menu.tsx';
import { isPicture } from './field-shape.ts';
import { Fields } from './group-field.tsx';

interface FoldingRowsProps {
  /** Its path in the form. */
  name: string;
  /** The schema of one entry. */
  entry: z.ZodType;
  /** The word for one entry: 'Partner'. */
  noun: string;
  addLabel: string;
  /** The maximum number of entries. */
  max?: number;
  blank: Record<string, unknown>;
}

/** Stands inside react-hook-form's `FormProvider` and a `Toaster`. An entry has its fields in the page once it was opened. */
export function FoldingRows({
  name,
  entry,
  noun,
  addLabel,
  max = Number.POSITIVE_INFINITY,
  blank,
}: FoldingRowsProps) {
  const { getValues } = useFormContext();
  const { rows, list, add, said, say, move, shift, addRow, removeRow } = useRows(name);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (rowKey: string, isOpen: boolean) =>
    setOpen((before) => {
      const others = [...before].filter((each) => each !== rowKey);
      return new Set(isOpen ? [...others, rowKey] : others);
    });
  const [addedIndex, setAddedIndex] = useState<number | null>(null);
  // a new row has a key only after the next render
  useEffect(() => {
    const added = addedIndex === null ? undefined : rows[addedIndex];
    if (!added) return;
    setAddedIndex(null);
    setOpen((before) => new Set([...before, added.rowKey]));
  }, [addedIndex, rows]);
  const isFull = rows.length >= max;
  const addAt = (row: Record<string, unknown>, index: number) => {
    addRow(row, 'input, textarea, select, button', index);
    setAddedIndex(index);
  };
  return (
    <div className="folding-rows">
      {rows.length > 0 && (
        <ol className="folding-rows-list" ref={list}>
          {rows.map(({ rowKey }, index) => {
            const title = `${noun} ${index + 1}`;
            return (
              <li key={rowKey}>
                <FoldingRow
                  id={rowId(name, index)}
                  name={`${name}.${index}`}
                  entry={entry}
                  title={title}
                  isOpen={open.has(rowKey)}
                  onOpenChange={(isOpen) => toggle(rowKey, isOpen)}
                  tools={
                    <>
                      {rows.length > 1 && (
                        <DragHandle
                          name={title}
                          index={index}
                          count={rows.length}
                          onMove={(to) => move(index, to)}
                          onSay={say}
                        />
                      )}
                      <EntryMenu
                        title={title}
                        isFirst={index === 0}
                        isLast={index === rows.length - 1}
                        onMove={(by) => shift(index, by, '[data-menu]')}
                        onDuplicate={
                          isFull
                            ? undefined
                            : () =>
                                addAt(
                                  structuredClone(get(getValues(), `${name}.${index}`)),
                                  index + 1,
                                )
                        }
                        onRemove={() => removeRow(index, title, '[data-menu]')}
                      />
                    </>
                  }
                />
              </li>
            );
          })}
        </ol>
      )}
      <span className="visually-hidden" role="status" aria-live="assertive">
        {said}
      </span>
      <Button
        variant="outline"
        ref={add}
        disabled={isFull}
        onClick={() => addAt(blank, rows.length)}
      >
        <Plus aria-hidden="true" />
        {isFull ? `At most ${max}` : addLabel}
      </Button>
    </div>
  );
}

interface FoldingRowProps {
  id: string;
  /** Its path in the form. */
  name: string;
  entry: z.ZodType;
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  tools: ReactNode;
}

/** Opens by itself when somebody is led to one of its fields, when a field becomes invalid, and at a save while one is. */
function FoldingRow({ id, name, entry, title, isOpen, onOpenChange, tools }: FoldingRowProps) {
  const { control } = useFormContext();
  const { errors, submitCount } = useFormState({ control, name });
  const isWrong = get(errors, name) !== undefined;
  // the fields of a closed entry stay: a picture may be uploading, and a removed row may be restored
  const [hasFields, setHasFields] = useState(isOpen);
  if (isOpen && !hasFields) setHasFields(true);
  useLedTo(name, () => onOpenChange(true));
  const reveal = useReveal(() => onOpenChange(true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it becomes invalid, and at each save while it is
  useEffect(() => {
    if (isWrong) onOpenChange(true);
  }, [isWrong, submitCount]);
  return (
    <fieldset
      ref={reveal}
      id={id}
      className="folding-row"
      data-row=""
      data-field={name}
      data-open={isOpen || undefined}
    >
      <legend className="visually-hidden">{title}</legend>
      <div className="folding-row-head">
        <button
          type="button"
          className="folding-row-toggle"
          aria-expanded={isOpen}
          onClick={() => onOpenChange(!isOpen)}
        >
          <ChevronDown aria-hidden="true" />
          <span className="visually-hidden">{title}: </span>
          <EntrySummary name={name} entry={entry} />
        </button>
        {tools}
      </div>
      {hasFields && (
        <div className="folding-row-fields" hidden={!isOpen}>
          <Fields schema={entry} name={name} />
        </div>
      )}
    </fieldset>
  );
}

/** A component of its own, so that typing does not render the fields again. */
function EntrySummary({ name, entry }: Pick<FoldingRowProps, 'name' | 'entry'>) {
  const { control } = useFormContext();
  const value = useWatch({ control, name });
  const picture = useShownPicture(firstPicture(entry, value) ?? '');
  return (
    <>
      {picture && <img className="folding-row-picture" src={picture} alt="" loading="lazy" />}
      <span className="folding-row-words">
        {entryWords(entry, value) || (picture && isPicture(entry) ? 'No alt text' : 'Empty')}
      </span>
    </>
  );
}
