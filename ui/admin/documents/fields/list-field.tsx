// A list of a document. Entries of up to three short fields are shown in rows, longer ones fold.
import type { z } from 'zod';
import { type FieldInfo, fieldInfo } from '#db/contract/documents/document-fields.ts';
import { blankEntry, ENTRY_VALUE } from '#ui/admin/documents/form-values.ts';
import { RowList } from '#ui/admin/forms/rows/row-list.tsx';
import { DocumentField } from './document-field.tsx';
import { entryOf, fieldsOf, isSingle, type NamedField } from './field-shape.ts';
import { FoldingRows } from './folding-rows.tsx';
import { usePartError } from './use-part-error.ts';

interface ListFieldProps {
  schema: z.ZodType;
  /** Its path in the form. */
  name: string;
  /** Hides the title visually, where a heading above says the same. */
  titleHidden?: boolean;
}

/** Stands inside react-hook-form's `FormProvider` and a `Toaster`. */
export function ListField({ schema, name, titleHidden = false }: ListFieldProps) {
  const { label, hint, entry: noun = 'entry', max } = fieldInfo(schema);
  const entry = entryOf(schema);
  const inline = inlineFields(entry);
  const title = noun.charAt(0).toUpperCase() + noun.slice(1);
  const shared = { name, max, noun: title, addLabel: `Add ${noun}`, blank: blankEntry(schema) };
  const { error, id, props } = usePartError(name);
  return (
    <fieldset className="document-group" data-field={name} {...props}>
      <legend className={titleHidden ? 'visually-hidden' : 'document-group-legend'}>{label}</legend>
      {hint && <p className="admin-form-hint">{hint}</p>}
      {error && (
        <p className="field-error" id={id} role="alert">
          {error}
        </p>
      )}
      {inline ? (
        <RowList
          {...shared}
          duplicates
          addsOnEnter
          columns={inline.map(({ info }) => COLUMN[info.control] ?? 'minmax(0, 1fr)').join(' ')}
        >
          {(index) =>
            inline.map(({ key, schema }) => (
              <DocumentField key={key} schema={schema} name={`${name}.${index}.${key}`} />
            ))
          }
        </RowList>
      ) : (
        <FoldingRows {...shared} entry={entry} />
      )}
    </fieldset>
  );
}

const INLINE_MAX = 3;
/** The width of a control that needs less than the others, where the fields of an entry share a line. */
const COLUMN: Partial<Record<FieldInfo['control'], string>> = { number: '9.5rem' };

/** The fields of an entry that fits on one line; null for a longer one. */
function inlineFields(entry: z.ZodType): NamedField[] | null {
  const fields = isSingle(entry)
    ? [{ key: ENTRY_VALUE, schema: entry, info: fieldInfo(entry) }]
    : fieldsOf(entry);
  const isInline = fields.every(({ info }) =>
    ['line', 'number', 'choice', 'date', 'link', 'reference'].includes(info.control),
  );
  return isInline && fields.length <= INLINE_MAX ? fields : null;
}
