// The form of a page, a collection or settings, beside a preview that is edited in place (docs/contract.md, Documents).
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { type FieldPath, FormProvider, type Resolver, useForm } from 'react-hook-form';
import {
  type Document,
  type DocumentContent,
  type DocumentNote,
  isStaffPage,
} from '#db/contract/documents/documents.ts';
import type { PageContent, PageSections } from '#db/contract/documents/page-schema.ts';
import type { Draft } from '#db/contract/drafts.ts';
import { slugOf } from '#db/contract/slug.ts';
import { PublishChecklistPanel } from '#ui/admin/checklist/publish-checklist-panel.tsx';
import { AdminFormSection } from '#ui/admin/forms/admin-form-layout.tsx';
import { enterMovesOn } from '#ui/admin/forms/enter-moves-on.ts';
import { SlugField } from '#ui/admin/forms/fields/slug-field.tsx';
import { TextField } from '#ui/admin/forms/fields/text-field.tsx';
import { SearchPreview, type SiteMeta } from '#ui/admin/forms/search-preview.tsx';
import { FormWithPreview } from '#ui/admin/preview/form-with-preview.tsx';
import {
  PublishingBar,
  PublishingMenuItems,
  PublishingSummary,
} from '#ui/admin/publishing/publishing-bar.tsx';
import { PublishingState } from '#ui/admin/publishing/publishing-state.tsx';
import { type FormPublishing, usePublishing } from '#ui/admin/publishing/use-publishing.ts';
import { documentCallsOf } from '#ui/admin/saving/item-calls.ts';
import { saveDocument } from '#ui/admin/saving/save-document.ts';
import { SavingDialogs } from '#ui/admin/saving/saving-dialogs.tsx';
import { SavingNotes } from '#ui/admin/saving/saving-notes.tsx';
import { draftedItem, storedItem } from '#ui/admin/saving/stored-item.ts';
import { AdminFrame } from '#ui/admin/shell/admin-frame.tsx';
import { Alert } from '#ui/kit/alert.tsx';
import { BackToOriginal } from './back-to-original.tsx';
import { ContentFields } from './content-fields.tsx';
import { documentChecklist } from './document-checklist.ts';
import { documentDifferences, withMine } from './document-differences.ts';
import {
  contentOfForm,
  type DocumentFormValues,
  documentDraftFieldsOf,
  documentFormOf,
  documentValuesOf,
  formContentOf,
  type ReadyDocument,
  typeInfo,
} from './document-form-values.ts';
import { GROUP_FOLDERS } from './document-href.ts';
import { DocumentIndex } from './document-index.tsx';
import { documentLabels, GROUP_NOUNS, listOfGroup } from './document-labels.ts';
import { placeInForm } from './field-places.ts';
import { EditOnPage } from './on-page/edit-on-page.tsx';
import { picturedDocument } from './pictured-document.ts';
import { blankSection } from './sections-of-page.ts';
import { type OpenDocument, useBackToOriginal } from './use-back-to-original.ts';
import { type Sections, useSections } from './use-sections.ts';
import { createWayToField, WayToFieldContext } from './way-to-field.ts';

interface DocumentFormProps {
  type: string;
  /** Null while nothing is stored: the form then shows the original, or a new page. */
  document?: Document | null;
  /** The changes to the document that are not live. */
  draft?: Draft | null;
  /** Whether the document is or was published. */
  wasPublished?: boolean;
  /** The title and content that the code of the site contains; null for a page of staff. */
  original?: { title: string; content: DocumentContent } | null;
  /** Stored values that visitors see differently, and links and references whose target is not public. */
  notes?: readonly DocumentNote[];
  site: SiteMeta;
}

/** The form with its toasts. Publishing leads to the list; saving a draft stays in the form. */
export function DocumentForm(props: DocumentFormProps) {
  return (
    <AdminFrame>
      <OpenForm {...props} />
    </AdminFrame>
  );
}

/** Mounts the form again when the document is reverted to its original, or restored. */
function OpenForm({ document = null, draft = null, ...rest }: DocumentFormProps) {
  const [opened, setOpened] = useState({ document, draft, turn: 0 });
  return (
    <Form
      key={opened.turn}
      {...rest}
      document={opened.document}
      draft={opened.draft}
      wasPublished={rest.wasPublished || opened.document?.status === 'published'}
      onOpen={(next) => setOpened(({ turn }) => ({ ...next, turn: turn + 1 }))}
    />
  );
}

type FormProps = DocumentFormProps & { onOpen: (opened: OpenDocument) => void };

function Form(props: FormProps) {
  const { type, original, notes = [], site } = props;
  const info = typeInfo(type);
  const isOfStaff = isStaffPage({ type });
  const list = listOfGroup(info.group);
  const { form, publishing, blank } = useDocumentForm(props);
  const { stored, isNew, status } = publishing;
  const [way] = useState(createWayToField);
  const element = useRef<HTMLFormElement>(null);
  const toOriginal = useBackToOriginal(props.onOpen);
  const goesBack = original && (
    <BackToOriginal
      shown={stored === null ? 'original' : status === 'published' ? 'edited' : 'draft'}
      noun={GROUP_NOUNS[info.group]}
      pending={toOriginal.isPending}
      onBack={() => stored && toOriginal.mutate(stored.item.id)}
    />
  );
  const whole = (sections: Sections | null) => (
    <FormWithPreview
      kind="document"
      type={type}
      index={<DocumentIndex type={type} sections={sections} />}
      item={stored?.item ?? null}
      historyHref={`/vs-admin/pages/${stored?.item.id}/history`}
      fieldsOf={(values: DocumentFormValues) => documentDraftFieldsOf(type, values)}
      fieldLabel={(path) => placeInForm(type, form.getValues(), path.split('.'))}
      over={(shown, inForm) => (
        <EditOnPage shown={shown} type={type} sections={sections} form={element} inForm={inForm} />
      )}
      content={
        <>
          <SavingNotes publishing={publishing} />
          <MisfitNotes
            notes={notes}
            placeOf={(path) => placeInForm(type, form.getValues(), path.split('.'))}
          />
          {isOfStaff && (
            <TextField<DocumentFormValues>
              name="title"
              label="Name"
              hint="Shown in the back office only. Visitors see the title of the head section."
              required
              onText={(title) => {
                if (isNew) form.setValue('slug', slugOf(title), { shouldDirty: true });
              }}
            />
          )}
          <ContentFields type={type} sections={sections} />
        </>
      }
      publishing={
        <>
          <AdminFormSection title="Publishing">
            {goesBack}
            <PublishingState
              publishing={publishing}
              live={isOfStaff ? `/${stored?.item.slug ?? ''}` : info.previewAt}
            />
            {isOfStaff && (
              <SlugField<DocumentFormValues>
                folder=""
                item={stored?.item ?? null}
                label="Address"
              />
            )}
          </AdminFormSection>
          {info.sections && (
            <AdminFormSection title="Search and sharing">
              <SearchPreview<DocumentFormValues>
                metaOf={({ content }) => metaOf(content.meta as PageContent['meta'])}
                folder=""
                pathOf={(slug) => (isOfStaff ? slug : (info.address ?? info.previewAt).slice(1))}
                site={site}
              />
            </AdminFormSection>
          )}
        </>
      }
      checklist={
        <PublishChecklistPanel
          publishing={publishing}
          folder=""
          address={({ slug }) => (isOfStaff ? `/${slug || '…'}` : info.address)}
          checklistOf={(values: DocumentFormValues, item: Document | null, now) =>
            documentChecklist(type, values, item, now)
          }
          picturesOf={(values) => picturedDocument(type, values)}
          lead={(within, { name }) => way.lead(name, within)}
        />
      }
      more={<PublishingMenuItems publishing={publishing} cancel={list} />}
      state={<PublishingSummary publishing={publishing} />}
      bar={<PublishingBar publishing={publishing} cancel={list} />}
    />
  );
  return (
    <FormProvider {...form}>
      <WayToFieldContext value={way}>
        <form
          ref={element}
          className="item-form"
          method="post"
          onSubmit={(event) => event.preventDefault()}
          onKeyDown={enterMovesOn}
          noValidate
        >
          {blank.content.sections && info.sections ? (
            <WithSections rules={info.sections}>{whole}</WithSections>
          ) : (
            whole(null)
          )}
        </form>
      </WayToFieldContext>
      <SavingDialogs publishing={publishing} />
    </FormProvider>
  );
}

/** The values of the form, and the publishing that saves them. */
function useDocumentForm({ type, document, draft, wasPublished, original }: FormProps) {
  const info = typeInfo(type);
  const isOfStaff = isStaffPage({ type });
  const [first] = useState(() => storedItem(document, draft, wasPublished));
  const [blank] = useState(() => blankValues(type, original ?? null));
  const [calls] = useState(() =>
    documentCallsOf({ type, content: contentOfForm(type, blank.content) }),
  );
  const resolver: Resolver<DocumentFormValues, unknown, ReadyDocument> = (...params) =>
    zodResolver(documentFormOf(type, publishing.savedStatus.current))(...params);
  const form = useForm<DocumentFormValues, unknown, ReadyDocument>({
    defaultValues: first ? documentValuesOf(draftedItem(first)) : blank,
    resolver,
  });
  const path = (name: string) => name as FieldPath<DocumentFormValues>;
  const pictures = () => picturedDocument(type, form.getValues());
  const publishing: FormPublishing = usePublishing(form, {
    kind: 'document',
    first,
    blank,
    valuesOf: documentValuesOf,
    draftOf: (values: DocumentFormValues) => documentDraftFieldsOf(type, values),
    differencesOf: (mine: DocumentFormValues, other: DocumentFormValues) =>
      documentDifferences(type, mine, other),
    withMine: (mine, theirs, names) => withMine(type, mine, theirs, names),
    calls,
    alts: {
      values: pictures,
      setText: (field, html) => form.setValue(path(field), html, { shouldDirty: true }),
      setGalleryAlt(row, alt) {
        const picture = pictures().gallery[row];
        if (picture) form.setValue(path(picture.altPath), alt, { shouldDirty: true });
      },
    },
    save: (ready: ReadyDocument, stored, how) => saveDocument(type, ready, stored, how),
    labels: documentLabels(info, isOfStaff),
    fieldsWithIds: [],
    nextScreen: listOfGroup(info.group),
    editAddress: (id) => `${GROUP_FOLDERS[info.group]}/${isOfStaff ? id : type}`,
  });
  return { form, publishing, blank };
}

function blankValues(
  type: string,
  original: { title: string; content: DocumentContent } | null,
): DocumentFormValues {
  if (original)
    return { title: original.title, slug: type, content: formContentOf(type, original.content) };
  const head = typeInfo(type).sections?.head;
  const sections = head ? [blankSection(head)] : [];
  return { title: '', slug: '', content: formContentOf(type, { sections }) };
}

function metaOf({ title, description, image }: PageContent['meta']) {
  return { title, description, image: image.src };
}

function WithSections({
  rules,
  children,
}: {
  rules: PageSections;
  children: (sections: Sections) => React.ReactNode;
}) {
  return children(useSections(rules));
}

function MisfitNotes({
  notes,
  placeOf,
}: {
  notes: readonly DocumentNote[];
  placeOf: (path: string) => string;
}) {
  if (notes.length === 0) return null;
  return (
    <Alert tone="info" role="note">
      <p>Visitors do not see these fields as they are stored:</p>
      <ul>
        {notes.map(({ path, message }) => (
          <li key={path}>
            {placeOf(path)}: {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
