// The sections of a page as folding parts that can be added, sorted, hidden, duplicated and removed.
import { useFormContext, useWatch } from 'react-hook-form';
import { findSectionType } from '#db/contract/documents/section-types.ts';
import type { Section } from '#db/contract/documents/sections.ts';
import { FoldingSection } from '#ui/admin/forms/admin-form-layout.tsx';
import { DragHandle } from '#ui/admin/forms/rows/drag-handle.tsx';
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { DropdownMenuItem } from '#ui/kit/dropdown-menu.tsx';
import { Eye, EyeOff, Plus } from '#ui/kit/icons.ts';
import { AddSectionDialog } from './add-section-dialog.tsx';
import { EntryMenu } from './fields/entry-menu.tsx';
import { Fields } from './fields/group-field.tsx';
import { usePartError } from './fields/use-part-error.ts';
import { firstWords } from './first-words.ts';
import { sectionLabel } from './sections-of-page.ts';
import { SECTIONS_PATH, type Sections } from './use-sections.ts';

interface SectionListProps {
  sections: Sections;
}

/** Stands inside react-hook-form's `FormProvider` and a `Toaster`. */
export function SectionList({ sections }: SectionListProps) {
  const { rows, list, add, said } = sections;
  return (
    <div className="section-list">
      <ol className="section-list-parts" ref={list}>
        {rows.map(({ rowKey }, index) => (
          <li key={rowKey}>
            <SectionPart index={index} sections={sections} />
          </li>
        ))}
      </ol>
      <span className="visually-hidden" role="status" aria-live="assertive">
        {said}
      </span>
      <Button variant="outline" ref={add} onClick={() => sections.askToAdd(rows.length - 1)}>
        <Plus aria-hidden="true" />
        Add section
      </Button>
      <AddSectionDialog {...sections.dialog} />
    </div>
  );
}

interface SectionPartProps {
  index: number;
  sections: Sections;
}

function SectionPart({ index, sections }: SectionPartProps) {
  const { control } = useFormContext();
  const name = `${SECTIONS_PATH}.${index}`;
  const id: string = useWatch({ control, name: `${name}.id` });
  const type: string = useWatch({ control, name: `${name}.type` });
  const isHidden: boolean = useWatch({ control, name: `${name}.hidden` }) === true;
  const label = sectionLabel(type);
  const known = findSectionType(type);
  const { error, id: errorId, props } = usePartError(name);
  const may = sections.mayAt(index);
  const last = sections.rows.length - 1;
  return (
    <FoldingSection
      id={`section-${id}`}
      title={label}
      startsFolded
      data-hidden={isHidden || undefined}
      data-field={name}
      {...props}
      summary={<SectionSummary name={name} type={type} isHidden={isHidden} />}
      tools={
        <>
          {index >= sections.first && last > sections.first && (
            <DragHandle
              name={label}
              index={index}
              count={last + 1}
              onMove={(to) => sections.moveTo(index, to)}
              onSay={sections.say}
            />
          )}
          <EntryMenu
            title={label}
            isFirst={!may.moveUp}
            isLast={!may.moveDown}
            onMove={(by) => sections.shift(index, by, '[data-menu]')}
            onDuplicate={may.repeat ? () => sections.duplicate(index) : undefined}
            onRemove={() => sections.removeSection(index)}
            keptBecause={may.keptBecause ?? undefined}
          >
            <DropdownMenuItem
              icon={<Plus aria-hidden="true" />}
              onSelect={() => sections.askToAdd(index)}
            >
              Add below…
            </DropdownMenuItem>
            <DropdownMenuItem
              icon={isHidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
              disabled={may.keptBecause !== null && !isHidden}
              onSelect={() => sections.setHidden(index, !isHidden)}
            >
              {isHidden ? 'Show' : 'Hide'}
            </DropdownMenuItem>
          </EntryMenu>
        </>
      }
    >
      {error && (
        <p className="field-error" id={errorId} role="alert">
          {error}
        </p>
      )}
      {known ? (
        <SectionFields name={name} section={known} />
      ) : (
        <Alert tone="info">
          This section was made with a newer version of the site. It is kept unchanged, and visitors
          do not see it.
        </Alert>
      )}
    </FoldingSection>
  );
}

function SectionFields({
  name,
  section,
}: {
  name: string;
  section: NonNullable<ReturnType<typeof findSectionType>>;
}) {
  if (Object.keys(section.schema.shape).length === 0)
    return <p className="admin-form-hint">The content of this section is edited elsewhere.</p>;
  return <Fields schema={section.schema} name={`${name}.values`} />;
}

/** A component of its own, so that typing does not render the fields again. */
function SectionSummary({
  name,
  type,
  isHidden,
}: Pick<Section, 'type'> & { name: string; isHidden: boolean }) {
  const { control } = useFormContext();
  const values = useWatch({ control, name: `${name}.values` });
  const schema = findSectionType(type)?.schema;
  return (
    <>
      {isHidden && <span className="section-list-hidden">Hidden</span>}
      <span className="section-list-words">{schema ? firstWords(schema, values) : ''}</span>
    </>
  );
}
