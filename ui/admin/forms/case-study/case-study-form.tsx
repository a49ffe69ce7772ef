// 'Create New Case Study' and 'Edit Case Study' (docs/contract.md, Forms).
import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldPath, FormProvider, type Resolver, useForm } from 'react-hook-form';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import type { Draft } from '#db/contract/drafts.ts';
import type { Neighbours } from '#db/contract/neighbours.ts';
import { caseStudyChecklist } from '#ui/admin/checklist/case-study-checklist.ts';
import { PublishChecklistPanel } from '#ui/admin/checklist/publish-checklist-panel.tsx';
import type { LinkedText } from '#ui/admin/checklist/use-link-problems.ts';
import { AdminFormSection } from '#ui/admin/forms/admin-form-layout.tsx';
import { caseStudyDraftFieldsOf } from '#ui/admin/forms/case-study/case-study-draft-fields.ts';
import { enterMovesOn } from '#ui/admin/forms/enter-moves-on.ts';
import { labelOf } from '#ui/admin/forms/field-labels.ts';
import { SearchPreview, type SiteMeta } from '#ui/admin/forms/search-preview.tsx';
import { SectionIndex } from '#ui/admin/forms/section-index.tsx';
import { picturedStudy } from '#ui/admin/media/missing-alts.ts';
import { FormWithPreview } from '#ui/admin/preview/form-with-preview.tsx';
import type { ItemLabels } from '#ui/admin/publishing/publishing-actions.ts';
import {
  PublishingBar,
  PublishingMenuItems,
  PublishingSummary,
} from '#ui/admin/publishing/publishing-bar.tsx';
import { PublishingState } from '#ui/admin/publishing/publishing-state.tsx';
import { usePublishing } from '#ui/admin/publishing/use-publishing.ts';
import { caseStudyCalls } from '#ui/admin/saving/item-calls.ts';
import { saveCaseStudy } from '#ui/admin/saving/save-case-study.ts';
import { SavingDialogs } from '#ui/admin/saving/saving-dialogs.tsx';
import { SavingNotes } from '#ui/admin/saving/saving-notes.tsx';
import { draftedItem, type StoredItem, storedItem } from '#ui/admin/saving/stored-item.ts';
import { AdminFrame } from '#ui/admin/shell/admin-frame.tsx';
import { caseStudyMeta } from '#ui/brand/item-meta.ts';
import { CardPreview } from './card-preview.tsx';
import { CaseStudyFields, CaseStudyListing } from './case-study-fields.tsx';
import {
  type CaseStudyFormValues,
  caseStudyFormOf,
  caseStudyValuesOf,
  EMPTY_CASE_STUDY,
  type ReadyCaseStudy,
} from './case-study-form-values.ts';
import { CASE_STUDY_SECTIONS, sectionStates } from './case-study-sections.ts';

const LIST = '/vs-admin/case-studies';
const LABELS: ItemLabels = {
  noun: 'Case study',
  create: 'Create Case Study',
  creating: 'Saving...',
  update: 'Update Case Study',
  updating: 'Saving...',
  created: 'Case study created successfully',
  updated: 'Case study updated successfully',
  notCreated: 'Failed to create case study',
  notUpdated: 'Failed to update case study',
  savedTitle: 'Success',
};

interface CaseStudyFormProps {
  /** The stored case study; left out for a new one. */
  study?: CaseStudy | null;
  /** The changes to the case study that are not live. */
  draft?: Draft | null;
  /** Whether the case study is or was published. */
  wasPublished?: boolean;
  /** The items before and after the case study in its list. */
  neighbours?: Neighbours;
  site: SiteMeta;
}

/** The form with its toasts. Saving the case study leads to the list; saving a draft stays in the form. */
export function CaseStudyForm({ study, draft, wasPublished, ...more }: CaseStudyFormProps) {
  return (
    <AdminFrame>
      <Form first={storedItem(study, draft, wasPublished)} {...more} />
    </AdminFrame>
  );
}

function Form({
  first,
  neighbours,
  site,
}: { first: StoredItem<CaseStudy> | null } & Pick<CaseStudyFormProps, 'neighbours' | 'site'>) {
  const resolver: Resolver<CaseStudyFormValues, unknown, ReadyCaseStudy> = (...params) =>
    zodResolver(caseStudyFormOf(publishing.savedStatus.current))(...params);
  const form = useForm<CaseStudyFormValues, unknown, ReadyCaseStudy>({
    defaultValues: first ? caseStudyValuesOf(draftedItem(first)) : EMPTY_CASE_STUDY,
    resolver,
  });
  const publishing = usePublishing(form, {
    kind: 'case-study',
    first,
    blank: EMPTY_CASE_STUDY,
    valuesOf: caseStudyValuesOf,
    draftOf: caseStudyDraftFieldsOf,
    calls: caseStudyCalls,
    alts: {
      values: () => picturedStudy(form.getValues()),
      setText: (field, html) =>
        form.setValue(field as FieldPath<CaseStudyFormValues>, html, { shouldDirty: true }),
      setGalleryAlt: (row, alt) => form.setValue(`gallery.${row}.alt`, alt, { shouldDirty: true }),
    },
    save: (sent, stored, how) =>
      saveCaseStudy(sent, stored, {
        ...how,
        onStatCreated: (row, id) => {
          // it may have been removed since
          if (form.getValues(`stats.${row}`)?.id === null) form.setValue(`stats.${row}.id`, id);
        },
      }),
    labels: LABELS,
    fieldsWithIds: ['stats'],
    nextScreen: LIST,
    editAddress: (id) => `/vs-admin/case-studies/edit/${id}`,
  });
  const { stored } = publishing;

  return (
    <FormProvider {...form}>
      <form
        className="item-form"
        method="post"
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={enterMovesOn}
        noValidate
      >
        <FormWithPreview
          kind="case-study"
          index={<SectionIndex sections={CASE_STUDY_SECTIONS} statesOf={sectionStates} />}
          item={stored?.item ?? null}
          neighbours={neighbours}
          fieldsOf={caseStudyDraftFieldsOf}
          content={
            <>
              <SavingNotes publishing={publishing} />
              <CaseStudyFields study={stored?.item ?? null} isNew={publishing.isNew} />
            </>
          }
          publishing={
            <>
              <CaseStudyListing>
                <PublishingState
                  publishing={publishing}
                  live={`/case-studies/${stored?.item.slug ?? ''}`}
                />
              </CaseStudyListing>
              <AdminFormSection title="Card">
                <CardPreview />
              </AdminFormSection>
              <AdminFormSection title="Search and sharing">
                <SearchPreview<CaseStudyFormValues>
                  metaOf={caseStudyMeta}
                  folder="case-studies"
                  site={site}
                />
              </AdminFormSection>
            </>
          }
          checklist={
            <PublishChecklistPanel
              publishing={publishing}
              folder="/case-studies"
              checklistOf={caseStudyChecklist}
              picturesOf={picturedStudy}
              textsOf={linkedTexts}
            />
          }
          more={<PublishingMenuItems publishing={publishing} cancel={LIST} />}
          state={<PublishingSummary publishing={publishing} />}
          bar={<PublishingBar publishing={publishing} cancel={LIST} />}
        />
      </form>
      <SavingDialogs publishing={publishing} />
    </FormProvider>
  );
}

function linkedTexts(values: CaseStudyFormValues): LinkedText[] {
  return (['challengeContent', 'solutionContent'] as const).map((name) => ({
    field: { name, label: labelOf('case-study', name) },
    html: values[name],
  }));
}
