// The field for the slug of an item. It tells whether the slug is free, and whether the old address will redirect.
import { type FieldPath, type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { kindOfPath } from '#db/contract/kind-path.ts';
import { hrefOfItem } from '#ui/admin/shell/item-labels.ts';
import { serverNow } from '#ui/islands/server-clock.ts';
import { type AddressedItem, leavesRedirect } from './leaves-redirect.ts';
import { TextField } from './text-field.tsx';
import { useHost } from './use-host.ts';
import { useSlugOwner } from './use-slug-owner.ts';

interface SlugFieldProps {
  /** The public folder of items of the kind: `/insights`. */
  folder: '/insights' | '/case-studies' | '';
  label?: string;
  /** The stored item; null for a new one. */
  item: (AddressedItem & { id: number }) | null;
}

const KINDS = { '/insights': 'posts', '/case-studies': 'case-studies', '': 'documents' } as const;

/** Labelled 'Slug' by default; its form has a text field named `slug`. Stands inside react-hook-form's `FormProvider`. */
export function SlugField<Values extends FieldValues & { slug: string }>({
  folder,
  item,
  label = 'Slug',
}: SlugFieldProps) {
  const name = 'slug' as FieldPath<Values>;
  const { control } = useFormContext<Values>();
  const slug: string = useWatch({ control, name });
  const host = useHost();
  const kind = KINDS[folder];
  const { item: owner, isReserved } = useSlugOwner(kind, slug, item);
  const isMoving = item !== null && leavesRedirect(item, slug, new Date(serverNow()).toISOString());
  return (
    <div className="slug-field">
      <TextField<Values>
        name={name}
        label={label}
        hint={`${host}${folder}/${slug.trim() || '…'}`}
        required
        spellCheck={false}
      />
      <p className="slug-field-note" role="status">
        {owner && (
          <span className="slug-field-taken">
            Taken by{' '}
            <a href={hrefOfItem(kindOfPath(kind), owner.id)} target="_blank" rel="noopener">
              {owner.title}
              <span className="visually-hidden"> (opens a new tab)</span>
            </a>
          </span>
        )}
        {isReserved && <span className="slug-field-taken">This address is reserved</span>}
        {isMoving && !owner && !isReserved && (
          <>
            The old address will redirect here: <strong>{`${folder}/${item.slug}`}</strong>
          </>
        )}
      </p>
    </div>
  );
}
