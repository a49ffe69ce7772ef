// The field for a reference of a document: to a case study, a post, or an entry of a collection.
import type { ReferenceTo } from '#db/contract/documents/document-fields.ts';
import { findReferences, REFERENCE_NOUNS } from './find-references.ts';
import { SearchField } from './search-field.tsx';

interface ReferenceFieldProps {
  /** Its path in the form. */
  name: string;
  label: string;
  hint?: string;
  to: ReferenceTo;
  optional?: boolean;
}

/** Stands inside react-hook-form's `FormProvider`. */
export function ReferenceField({ to, ...field }: ReferenceFieldProps) {
  const { one, many } = REFERENCE_NOUNS[to];
  return (
    <SearchField
      {...field}
      placeholder={`The name of ${one}`}
      optionsLabel={many}
      find={findReferences[to]}
    />
  );
}
