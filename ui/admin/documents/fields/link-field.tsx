// The field for the target of a button or a link: a page of this site, found by its name, or an address.
import { findPages } from '#ui/admin/editor/link/find-pages.ts';
import { linkAddress } from '#ui/admin/editor/link/link-address.ts';
import { SearchField } from './search-field.tsx';

interface LinkFieldProps {
  /** Its path in the form. */
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
}

/** Stands inside react-hook-form's `FormProvider`. An address without its scheme is completed when the field is left. */
export function LinkField(props: LinkFieldProps) {
  return (
    <SearchField
      {...props}
      placeholder="https:// or the name of a page"
      optionsLabel="Pages of this site"
      find={findPages}
      completed={(typed) => linkAddress(typed) ?? typed}
    />
  );
}
