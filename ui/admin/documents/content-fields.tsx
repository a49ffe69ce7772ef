// The content of a document in its form: the sections of a page, the entries of a collection, or settings by their groups.
import { FoldingSection } from '#ui/admin/forms/admin-form-layout.tsx';
import { type ContentPart, contentParts, onlyListOf } from './content-parts.ts';
import { DocumentField } from './fields/document-field.tsx';
import { FieldRows, Fields } from './fields/group-field.tsx';
import { ListField } from './fields/list-field.tsx';
import { SectionList } from './section-list.tsx';
import type { Sections } from './use-sections.ts';

interface ContentFieldsProps {
  type: string;
  /** Null for a document without sections. */
  sections: Sections | null;
}

/** Stands inside react-hook-form's `FormProvider` and a `Toaster`. */
export function ContentFields({ type, sections }: ContentFieldsProps) {
  const parts = contentParts(type);
  const list = sections ? null : onlyListOf(type);
  if (list) return <ListField schema={list.schema} name={`content.${list.key}`} />;
  return (
    <>
      {sections && <SectionList sections={sections} />}
      {parts.map(({ id, title, fields }) => (
        <FoldingSection key={id} id={id} title={title} startsFolded={sections !== null}>
          <PartFields fields={fields} />
        </FoldingSection>
      ))}
    </>
  );
}

/** A part of a single group or list shows only its fields, since the part already has the title. */
function PartFields({ fields }: Pick<ContentPart, 'fields'>) {
  const [only, ...more] = fields;
  if (!only || more.length > 0) return <FieldRows fields={fields} name="content" />;
  const name = `content.${only.key}`;
  if (only.info.control === 'group') return <Fields schema={only.schema} name={name} />;
  if (only.info.control === 'list')
    return <ListField schema={only.schema} name={name} titleHidden />;
  return <DocumentField schema={only.schema} name={name} />;
}
