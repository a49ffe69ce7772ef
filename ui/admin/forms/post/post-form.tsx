// 'Create New Post' and 'Edit Post' (docs/contract.md, Forms).
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import type { Draft } from '#db/contract/drafts.ts';
import type { Neighbours } from '#db/contract/neighbours.ts';
import type { ParsedPostInput, Post } from '#db/contract/posts.ts';
import { slugOf } from '#db/contract/slug.ts';
import { postChecklist } from '#ui/admin/checklist/post-checklist.ts';
import { PublishChecklistPanel } from '#ui/admin/checklist/publish-checklist-panel.tsx';
import type { LinkedText } from '#ui/admin/checklist/use-link-problems.ts';
import type { TextEditorHandle } from '#ui/admin/editor/text-editor.tsx';
import { AdminFormSection } from '#ui/admin/forms/admin-form-layout.tsx';
import { enterMovesOn } from '#ui/admin/forms/enter-moves-on.ts';
import { labelOf } from '#ui/admin/forms/field-labels.ts';
import { HtmlField } from '#ui/admin/forms/fields/html-field.tsx';
import { NameField, NamesField } from '#ui/admin/forms/fields/name-fields.tsx';
import { SlugField } from '#ui/admin/forms/fields/slug-field.tsx';
import { TextField } from '#ui/admin/forms/fields/text-field.tsx';
import { TitleField } from '#ui/admin/forms/fields/title-field.tsx';
import { ImageField } from '#ui/admin/forms/images/image-field.tsx';
import { SearchPreview, type SiteMeta } from '#ui/admin/forms/search-preview.tsx';
import { picturedPost } from '#ui/admin/media/missing-alts.ts';
import { FormWithPreview } from '#ui/admin/preview/form-with-preview.tsx';
import type { ItemLabels } from '#ui/admin/publishing/publishing-actions.ts';
import {
  PublishingBar,
  PublishingMenuItems,
  PublishingSummary,
} from '#ui/admin/publishing/publishing-bar.tsx';
import { PublishingState } from '#ui/admin/publishing/publishing-state.tsx';
import { usePublishing } from '#ui/admin/publishing/use-publishing.ts';
import { postCalls } from '#ui/admin/saving/item-calls.ts';
import { savePost } from '#ui/admin/saving/save-post.ts';
import { SavingDialogs } from '#ui/admin/saving/saving-dialogs.tsx';
import { SavingNotes } from '#ui/admin/saving/saving-notes.tsx';
import { draftedItem, type StoredItem, storedItem } from '#ui/admin/saving/stored-item.ts';
import { AdminFrame } from '#ui/admin/shell/admin-frame.tsx';
import { postMeta } from '#ui/brand/item-meta.ts';
import {
  EMPTY_POST,
  isReadTime,
  type PostFormValues,
  postDraftFieldsOf,
  postFormOf,
  postValuesOf,
} from './post-form-values.ts';

const DASHBOARD = '/vs-admin/dashboard';
const LABELS: ItemLabels = {
  noun: 'Blog post',
  create: 'Create Post',
  creating: 'Creating...',
  update: 'Update Post',
  updating: 'Updating...',
  created: 'Blog post created successfully',
  updated: 'Blog post updated successfully',
  notCreated: 'Failed to create blog post',
  notUpdated: 'Failed to update blog post',
};

interface PostFormProps {
  /** The stored post; left out for a new one. */
  post?: Post | null;
  /** The changes to the post that are not live. */
  draft?: Draft | null;
  /** Whether the post is or was published. */
  wasPublished?: boolean;
  /** The items before and after the post in its list. */
  neighbours?: Neighbours;
  site: SiteMeta;
}

/** The form with its toasts. Saving the post leads to the dashboard; saving a draft stays in the form. */
export function PostForm({ post, draft, wasPublished, ...more }: PostFormProps) {
  return (
    <AdminFrame>
      <Form first={storedItem(post, draft, wasPublished)} {...more} />
    </AdminFrame>
  );
}

function Form({
  first,
  neighbours,
  site,
}: { first: StoredItem<Post> | null } & Pick<PostFormProps, 'neighbours' | 'site'>) {
  const resolver: Resolver<PostFormValues, unknown, ParsedPostInput> = (...params) =>
    zodResolver(postFormOf(publishing.stored?.item ?? null, publishing.savedStatus.current))(
      ...params,
    );
  const text = useRef<TextEditorHandle>(null);
  const form = useForm<PostFormValues, unknown, ParsedPostInput>({
    defaultValues: first ? postValuesOf(draftedItem(first)) : EMPTY_POST,
    resolver,
  });
  const publishing = usePublishing(form, {
    kind: 'post',
    first,
    blank: EMPTY_POST,
    valuesOf: postValuesOf,
    draftOf: postDraftFieldsOf,
    calls: postCalls,
    alts: {
      values: () => picturedPost(form.getValues()),
      setText: (field, html) => form.setValue(field as 'content', html, { shouldDirty: true }),
    },
    save: savePost,
    labels: LABELS,
    fieldsWithIds: [],
    nextScreen: DASHBOARD,
    editAddress: (id) => `/vs-admin/edit/${id}`,
  });
  const { stored, isNew } = publishing;

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
          kind="post"
          shape="page"
          item={stored?.item ?? null}
          neighbours={neighbours}
          fieldsOf={postDraftFieldsOf}
          content={
            <>
              <SavingNotes publishing={publishing} />
              <TitleField<PostFormValues>
                name="title"
                isStart={first === null}
                onText={(title) => {
                  if (isNew) form.setValue('slug', slugOf(title), { shouldDirty: true });
                }}
                onEnter={() => text.current?.focus()}
              />
              <HtmlField<PostFormValues> name="content" label="Content" required handle={text} />
            </>
          }
          publishing={
            <>
              <AdminFormSection title="Publishing">
                <PublishingState
                  publishing={publishing}
                  live={`/insights/${stored?.item.slug ?? ''}`}
                />
                <SlugField<PostFormValues> folder="/insights" item={stored?.item ?? null} />
                <TextField<PostFormValues> name="excerpt" label="Excerpt" rows={3} />
                <ImageField<PostFormValues> name="image" label="Image" />
                <TextField<PostFormValues>
                  name="readTime"
                  label="Read Time"
                  hint="Minutes"
                  // a number input would not show a stored text that is not a number
                  type={
                    isReadTime(form.formState.defaultValues?.readTime ?? '') ? 'number' : 'text'
                  }
                  min={1}
                />
                <NamesField<PostFormValues>
                  name="categories"
                  label="Categories"
                  of="post-category"
                />
                <NameField<PostFormValues> name="author" label="Author" of="author" />
              </AdminFormSection>
              <AdminFormSection title="Search and sharing">
                <SearchPreview<PostFormValues> metaOf={postMeta} folder="insights" site={site} />
              </AdminFormSection>
            </>
          }
          checklist={
            <PublishChecklistPanel
              publishing={publishing}
              folder="/insights"
              checklistOf={postChecklist}
              picturesOf={picturedPost}
              textsOf={linkedTexts}
            />
          }
          more={<PublishingMenuItems publishing={publishing} cancel={DASHBOARD} />}
          state={<PublishingSummary publishing={publishing} />}
          bar={<PublishingBar publishing={publishing} cancel={DASHBOARD} />}
        />
      </form>
      <SavingDialogs publishing={publishing} />
    </FormProvider>
  );
}

function linkedTexts({ content }: PostFormValues): LinkedText[] {
  return [{ field: { name: 'content', label: labelOf('post', 'content') }, html: content }];
}
