// Any field of a document, with the control that its schema names.
import type { z } from 'zod';
import { fieldInfo } from '#db/contract/documents/document-fields.ts';
import { findPages } from '#ui/admin/editor/link/find-pages.ts';
import { linkAddress } from '#ui/admin/editor/link/link-address.ts';
import { HtmlField } from '#ui/admin/forms/fields/html-field.tsx';
import { TextField } from '#ui/admin/forms/fields/text-field.tsx';
import { ImageField } from '#ui/admin/forms/images/image-field.tsx';
import {
  ChoiceField,
  ColourField,
  DayField,
  MomentField,
  NumberField,
  SwitchField,
} from './choice-fields.tsx';
import { DocumentFilmField } from './document-film-field.tsx';
import { findReferences, REFERENCE_NOUNS } from './find-references.ts';
import { GroupField } from './group-field.tsx';
import { ListField } from './list-field.tsx';
import { SearchField } from './search-field.tsx';

interface DocumentFieldProps {
  schema: z.ZodType;
  /** Its path in the form: 'content.sections.2.values.title'. */
  name: string;
}

const TEXT_ROWS = 3;

/** Stands inside react-hook-form's `FormProvider`, `ClientData` and a `Toaster`. */
export function DocumentField({ schema, name }: DocumentFieldProps) {
  const info = fieldInfo(schema);
  const { label, hint, fits, optional = false } = info;
  const shared = { name, label, hint };
  switch (info.control) {
    case 'line':
      return <TextField {...shared} fits={fits} optional={optional} />;
    case 'text':
      return <TextField {...shared} fits={fits} optional={optional} rows={TEXT_ROWS} />;
    case 'rich-text':
      return (
        <div data-field={name}>
          <HtmlField name={name} label={label} minHeight="6rem" />
        </div>
      );
    case 'number':
      return <NumberField {...shared} min={info.min} max={info.max} />;
    case 'switch':
      return <SwitchField {...shared} />;
    case 'choice':
      return <ChoiceField {...shared} options={info.options ?? []} />;
    case 'date':
      return <DayField {...shared} />;
    case 'moment':
      return <MomentField {...shared} />;
    case 'colour':
      return <ColourField {...shared} />;
    case 'address':
      if (info.media === 'film') return <DocumentFilmField {...shared} optional={optional} />;
      if (info.media === 'file')
        return (
          <TextField
            {...shared}
            hint={hint ?? 'A file on this site or elsewhere: /videos/… or https://…'}
            optional={optional}
            spellCheck={false}
          />
        );
      return <ImageField {...shared} />;
    case 'link':
      return (
        <SearchField
          {...shared}
          optional={optional}
          placeholder="https:// or the name of a page"
          optionsLabel="Pages of this site"
          find={findPages}
          completed={(typed) => linkAddress(typed) ?? typed}
        />
      );
    case 'reference': {
      const { to = 'case-study' } = info;
      const { one, many } = REFERENCE_NOUNS[to];
      return (
        <SearchField
          {...shared}
          optional={optional}
          placeholder={`The name of ${one}`}
          optionsLabel={many}
          find={findReferences[to]}
        />
      );
    }
    case 'group':
      return <GroupField schema={schema} name={name} />;
    case 'list':
      return <ListField schema={schema} name={name} />;
  }
}
