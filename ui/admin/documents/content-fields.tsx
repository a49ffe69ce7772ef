// The content of a document in its form: the sections of a page, the entries of a collection, or settings by their groups.
import { FoldingSection } from '#ui/admin/forms/admin-form-layout.tsx';
import { contentFields } from './document-form-values.ts';
import { DocumentField } from './fields/document-field.tsx';
import type { NamedField } from './fields/field-shape.ts';
import { FieldRows, Fields, isOneField } from './fields/group-field.tsx';
import { ListField } from './fields/list-field.tsx';
import { SectionList } from './section-list.tsx';
import type { Sections } from './use-sections.ts';

/** A part of the form with a title of its own. */
export interface ContentPart {
  /** Of its element. */
  id: string;
  title: string;
  fields: NamedField[];
}

/** The parts of a content beside sections: single fields first, then each group and each list. */
export function contentParts(type: string): ContentPart[] {
  const fields = contentFields(type);
  const isPart = ({ schema, info }: NamedField) =>
    info.control === 'list' || (info.control === 'group' && !isOneField(schema));
  const single = fields.filter((field) => !isPart(field));
  const parts = fields.filter(isPart).map((field) => ({
    id: `section-${field.key}`,
    title: field.info.label,
    fields: [field],
  }));
  const basics = { id: 'section-basics', title: 'Basics', fields: single };
  return single.length > 0 ? [basics, ...parts] : parts;
}

interface ContentFieldsProps {
  type: string;
  /** Of a page. */
  sections: Sections | null;
}

/** Stands inside react-hook-form's `FormProvider` and a `Toaster`. */
export function ContentFields({ type, sections }: ContentFieldsProps) {
  const parts = contentParts(type);
  const [only] = parts;
  if (!sections && parts.length === 1 && only?.fields[0]?.info.control === 'list')
    return <ListField schema={only.fields[0].schema} name={`content.${only.fields[0].key}`} />;
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

/** A part of one group or list shows what is inside it: its title is above. */
function PartFields({ fields }: Pick<ContentPart, 'fields'>) {
  const [only, ...more] = fields;
  if (!only || more.length > 0) return <FieldRows fields={fields} name="content" />;
  const name = `content.${only.key}`;
  if (only.info.control === 'group') return <Fields schema={only.schema} name={name} />;
  if (only.info.control === 'list')
    return <ListField schema={only.schema} name={name} titleHidden />;
  return <DocumentField schema={only.schema} name={name} />;
}
