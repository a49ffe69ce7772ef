// 'Create New Case Study' and 'Edit Case Study' (spec §2, §4, §5, §8).
import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldPath, FormProvider, type Resolver, useForm } from 'react-hook-form';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import type { Draft } from '#db/contract/drafts.ts';
import { AltTextsDialog } from '#ui/admin/media/alt-texts-dialog.tsx';
import { picturedStudy } from '#ui/admin/media/missing-alts.ts';
import { FormWithPreview } from '#ui/admin/preview/form-with-preview.tsx';
import { DraftNote } from '#ui/admin/saving/draft-note.tsx';
import { caseStudyCalls } from '#ui/admin/saving/item-calls.ts';
import { LocalCopyOffer } from '#ui/admin/saving/local-copy-offer.tsx';
import { PublishingBar, PublishingSummary } from '#ui/admin/saving/publishing-bar.tsx';
import { PublishingState } from '#ui/admin/saving/publishing-state.tsx';
import { saveCaseStudy } from '#ui/admin/saving/save-case-study.ts';
import { draftedItem, type StoredItem, storedItem } from '#ui/admin/saving/stored-item.ts';
import { type ItemWords, usePublishing } from '#ui/admin/saving/use-publishing.ts';
import { versionDifferences } from '#ui/admin/saving/version-differences.ts';
import { VersionsDialog } from '#ui/admin/saving/versions-dialog.tsx';
import { AdminFrame } from '#ui/admin/shell/admin-frame.tsx';
import { AdminFormSection } from './admin-form-layout.tsx';
import { CardPreview } from './card-preview.tsx';
import { CaseStudyFields, CaseStudyListing } from './case-study-fields.tsx';
import {
  type CaseStudyFormValues,
  caseStudyFormOf,
  caseStudyValuesOf,
  EMPTY_CASE_STUDY,
  type ReadyCaseStudy,
} from './case-study-form-values.ts';
import { caseStudyDraftFieldsOf } from './draft-fields.ts';
import { enterMovesOn } from './enter-moves-on.ts';

const LIST = '/vs-admin/case-studies';
const WORDS: ItemWords = {
  noun: 'Case study',
  create: 'Create Case Study',
  creating: 'Saving...',
  update: 'Update Case Study',
  updating: 'Saving...',
  created: 'Case study created successfully',
  updated: 'Case study updated successfully',
  notCreated: 'Failed to create case study',
  notUpdated: 'Failed to update case study',
};
const LABELS = { title: 'Client Name', gallery: 'Media Gallery' };

interface CaseStudyFormProps {
  /** Left out, a new one is written. */
  study?: CaseStudy | null;
  /** Its changes that are not live. */
  draft?: Draft | null;
  /** It is or was published. */
  wasOut?: boolean;
}

/** The form with its toasts; leads to the list when the case study is saved, and stays when a draft is. */
export function CaseStudyForm({ study, draft, wasOut }: CaseStudyFormProps) {
  return (
    <AdminFrame>
      <Form first={storedItem(study, draft, wasOut)} />
    </AdminFrame>
  );
}

function Form({ first }: { first: StoredItem<CaseStudy> | null }) {
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
    save: (sent, stored, progress) =>
      saveCaseStudy(sent, stored, {
        ...progress,
        onStatCreated: (row, id) => form.setValue(`stats.${row}.id`, id),
      }),
    words: WORDS,
    onward: LIST,
    editAddress: (id) => `/vs-admin/case-studies/edit/${id}`,
  });
  const { stored, saving, copy } = publishing;

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
          item={stored?.item ?? null}
          fieldsOf={caseStudyDraftFieldsOf}
          content={
            <>
              <LocalCopyOffer
                keptAt={copy.offer?.keptAt ?? null}
                onRestore={copy.restore}
                onDiscard={copy.discard}
                differences={() =>
                  versionDifferences(
                    copy.offer?.values ?? EMPTY_CASE_STUDY,
                    form.getValues(),
                    LABELS,
                  )
                }
              />
              <DraftNote
                savedAt={stored?.draft?.updatedAt ?? null}
                differences={() => versionDifferences(form.getValues(), publishing.live(), LABELS)}
                onDiscard={publishing.discardDraft}
              />
              <CaseStudyFields study={stored?.item ?? null} />
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
            </>
          }
          state={<PublishingSummary publishing={publishing} />}
          bar={<PublishingBar publishing={publishing} cancel={LIST} />}
        />
      </form>
      <AltTextsDialog {...publishing.alts} />
      <VersionsDialog
        open={saving.theirs !== null}
        differences={
          saving.theirs ? versionDifferences(form.getValues(), publishing.theirs(), LABELS) : []
        }
        typed={publishing.typed()}
        onKeepMine={saving.keepMine}
        onTakeTheirs={publishing.takeTheirs}
        onClose={saving.forget}
      />
    </FormProvider>
  );
}
