// The index of a document's form: the sections of a page, the parts of settings, or the entries of a collection by name.
import { useMemo } from 'react';
import { get } from 'react-hook-form';
import { fieldInfo } from '#db/contract/documents/document-fields.ts';
import { rowId } from '#ui/admin/forms/rows/row-id.ts';
import { SectionIndex } from '#ui/admin/forms/section-index.tsx';
import { useSettledValues } from '#ui/admin/forms/use-settled-values.ts';
import { contentParts, onlyListOf } from './content-parts.ts';
import type { DocumentFormValues } from './document-form-values.ts';
import { entryOf, type NamedField } from './fields/field-shape.ts';
import { entryWords } from './first-words.ts';
import { sectionLabel } from './sections-of-page.ts';
import type { Sections } from './use-sections.ts';

/** The index has a search field from this number of entries on. */
const NARROWED_FROM = 10;

interface DocumentIndexProps {
  type: string;
  /** Null for a document without sections. */
  sections: Sections | null;
}

/** Stands inside react-hook-form's `FormProvider` and the form. Renders nothing when the form has fewer than two parts. */
export function DocumentIndex({ type, sections }: DocumentIndexProps) {
  const list = sections ? null : onlyListOf(type);
  return list ? <EntryIndex list={list} /> : <PartIndex type={type} sections={sections} />;
}

function PartIndex({ type, sections }: DocumentIndexProps) {
  const ids = sections?.names().join(' ') ?? '';
  const parts = useMemo(() => {
    const ofPage = ids
      .split(' ')
      .filter(Boolean)
      .map((each) => each.split(':') as [string, string])
      .map(([id, type]) => ({ id: `section-${id}`, short: sectionLabel(type) }));
    const others = contentParts(type).map(({ id, title }) => ({ id, short: title }));
    return [...ofPage, ...others];
  }, [ids, type]);
  if (parts.length < 2) return null;
  return <SectionIndex<DocumentFormValues> sections={parts} statesOf={NO_STATES} />;
}

function EntryIndex({ list }: { list: NamedField }) {
  const name = `content.${list.key}`;
  const { entry = 'entry' } = fieldInfo(list.schema);
  const names = useSettledValues((values: DocumentFormValues) => {
    const entries: unknown[] = get(values, name) ?? [];
    return entries.map((each) => entryWords(entryOf(list.schema), each));
  });
  const entries = useMemo(
    () =>
      names.map((words, index) => ({
        id: rowId(name, index),
        short: words || `New ${entry}`,
      })),
    [names, name, entry],
  );
  if (entries.length < 2) return null;
  return (
    <SectionIndex<DocumentFormValues>
      sections={entries}
      statesOf={NO_STATES}
      label={list.info.label}
      find={entries.length < NARROWED_FROM ? undefined : `Find in ${entries.length}`}
    />
  );
}

const NO_STATES = () => ({});
