// 'Create New Case Study' and 'Edit Case Study' (spec §2, §4, §5, §8).
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { type FieldPath, FormProvider, useForm } from 'react-hook-form';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { Button } from '#ui/kit/button.tsx';
import { useShortcut } from '#ui/kit/use-shortcut.ts';
import { AdminFormSection } from '#ui/site/admin-form-layout.tsx';
import {
  type CaseStudyFormValues,
  caseStudyForm,
  caseStudyValuesOf,
  EMPTY_CASE_STUDY,
  type ReadyCaseStudy,
} from './lib/case-study-form-values.ts';
import { caseStudyDraftFieldsOf } from './lib/draft-fields.ts';
import { picturedStudy } from './lib/missing-alts.ts';
import { type StoredCaseStudy, saveCaseStudy } from './lib/save-case-study.ts';
import { useUnsavedWork } from './lib/unsaved-work.ts';
import { useAltTexts } from './lib/use-alt-texts.ts';
import { useLocalCopy } from './lib/use-local-copy.ts';
import { useSaving } from './lib/use-saving.ts';
import { versionDifferences } from './lib/version-differences.ts';
import { AdminFrame } from './parts/admin-frame.tsx';
import { CardPreview } from './parts/card-preview.tsx';
import { CaseStudyFields, CaseStudyListing } from './parts/case-study-fields.tsx';
import { LocalCopyOffer } from './parts/local-copy-offer.tsx';
import { LoginDialog } from './parts/login-dialog.tsx';
import { AltTextsDialog } from './parts/media/alt-texts-dialog.tsx';
import { FormWithPreview } from './parts/preview/form-with-preview.tsx';
import { VersionsDialog } from './parts/versions-dialog.tsx';

const LIST = '/vs-admin/case-studies';

/** The form with its toasts; creates without a `study`, and leads to the list when it is saved. */
export function CaseStudyForm({ study = null }: { study?: CaseStudy | null }) {
  return (
    <AdminFrame>
      <Form study={study} />
    </AdminFrame>
  );
}

function Form({ study }: { study: CaseStudy | null }) {
  const stored = useRef<StoredCaseStudy | null>(study);
  const defaultValues = study ? caseStudyValuesOf(study) : EMPTY_CASE_STUDY;
  const form = useForm<CaseStudyFormValues, unknown, ReadyCaseStudy>({
    defaultValues,
    resolver: zodResolver(caseStudyForm),
  });
  const { isDirty } = form.formState;
  const done = study ? 'updated' : 'created';
  const alts = useAltTexts({
    values: () => picturedStudy(form.getValues()),
    setText: (field, html) =>
      form.setValue(field as FieldPath<CaseStudyFormValues>, html, { shouldDirty: true }),
    setGalleryAlt: (row, alt) => form.setValue(`gallery.${row}.alt`, alt, { shouldDirty: true }),
  });
  const saving = useSaving<ReadyCaseStudy, CaseStudy>({
    save: async (sent, over) => {
      if (over) stored.current = over;
      await alts.store();
      return saveCaseStudy(sent, stored.current, {
        onStored: (next) => {
          stored.current = next;
        },
        onStatCreated: (row, id) => form.setValue(`stats.${row}.id`, id),
      });
    },
    success: `Case study ${done} successfully`,
    failure: study ? 'Failed to update case study' : 'Failed to create case study',
    onward: LIST,
    onErrors: (errors) => {
      for (const { path, message } of errors)
        if (path in EMPTY_CASE_STUDY)
          form.setError(path as FieldPath<CaseStudyFormValues>, { message }, { shouldFocus: true });
    },
  });
  const copy = useLocalCopy(form, { blank: EMPTY_CASE_STUDY, saved: saving.saved, stored });
  useUnsavedWork(isDirty && !saving.saved);
  const isPublic = study?.status !== 'draft';
  const submit = form.handleSubmit(async (sent) => {
    if (saving.saving || (isPublic && (await alts.asks(() => void submit())))) return;
    saving.start(sent);
  });
  useShortcut(() => void submit(), 'Mod+S');

  const takeTheirs = () => {
    if (!saving.theirs) return;
    copy.setAside(form.getValues(), saving.theirs.updatedAt);
    stored.current = saving.theirs;
    form.reset(caseStudyValuesOf(saving.theirs));
    saving.forget();
  };

  return (
    <FormProvider {...form}>
      <form method="post" onSubmit={submit} noValidate>
        <FormWithPreview
          kind="case-study"
          item={study}
          fieldsOf={caseStudyDraftFieldsOf}
          content={
            <>
              <LocalCopyOffer
                keptAt={copy.offer?.keptAt ?? null}
                onRestore={copy.restore}
                onDiscard={copy.discard}
              />
              <CaseStudyFields study={study} />
            </>
          }
          publishing={
            <>
              <CaseStudyListing />
              <AdminFormSection title="Card">
                <CardPreview />
              </AdminFormSection>
            </>
          }
          state={isDirty && !saving.saving ? 'Unsaved changes' : ''}
          bar={
            <>
              <Button variant="ghost" href={LIST}>
                Cancel
              </Button>
              <Button type="submit" variant="primary" loading={saving.saving}>
                {saving.saving ? 'Saving...' : study ? 'Update Case Study' : 'Create Case Study'}
              </Button>
            </>
          }
        />
      </form>
      <AltTextsDialog
        {...alts.dialog}
        confirmLabel={study ? 'Update Case Study' : 'Create Case Study'}
      />
      <LoginDialog open={saving.sessionEnded} onLoggedIn={saving.goOn} onClose={saving.forget} />
      <VersionsDialog
        open={saving.theirs !== null}
        differences={
          saving.theirs
            ? versionDifferences(form.getValues(), caseStudyValuesOf(saving.theirs), {
                title: 'Client Name',
                gallery: 'Media Gallery',
              })
            : []
        }
        onKeepMine={saving.keepMine}
        onTakeTheirs={takeTheirs}
        onClose={saving.forget}
      />
    </FormProvider>
  );
}
