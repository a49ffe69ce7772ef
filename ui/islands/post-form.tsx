// 'Create New Post' and 'Edit Post' (spec §2, §5, §8).
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { ParsedPostInput, Post } from '#db/contract/posts.ts';
import { Button } from '#ui/kit/button.tsx';
import { useShortcut } from '#ui/kit/use-shortcut.ts';
import { AdminFormSection } from '#ui/site/admin-form-layout.tsx';
import { postDraftFieldsOf } from './lib/draft-fields.ts';
import { picturedPost } from './lib/missing-alts.ts';
import { EMPTY_POST, type PostFormValues, postForm, postValuesOf } from './lib/post-form-values.ts';
import { savePost } from './lib/save-post.ts';
import { slugOf } from './lib/slug.ts';
import { useUnsavedWork } from './lib/unsaved-work.ts';
import { useAltTexts } from './lib/use-alt-texts.ts';
import { useLocalCopy } from './lib/use-local-copy.ts';
import { useSaving } from './lib/use-saving.ts';
import { versionDifferences } from './lib/version-differences.ts';
import { AdminFrame } from './parts/admin-frame.tsx';
import { HtmlField } from './parts/html-field.tsx';
import { ImageField } from './parts/image-field.tsx';
import { LocalCopyOffer } from './parts/local-copy-offer.tsx';
import { LoginDialog } from './parts/login-dialog.tsx';
import { AltTextsDialog } from './parts/media/alt-texts-dialog.tsx';
import { FormWithPreview } from './parts/preview/form-with-preview.tsx';
import { SlugField } from './parts/slug-field.tsx';
import { TextField } from './parts/text-field.tsx';
import { VersionsDialog } from './parts/versions-dialog.tsx';

const DASHBOARD = '/vs-admin/dashboard';
const CREATING = {
  button: 'Create Post',
  pending: 'Creating...',
  success: 'Blog post created successfully',
  failure: 'Failed to create blog post',
};
const UPDATING = {
  button: 'Update Post',
  pending: 'Updating...',
  success: 'Blog post updated successfully',
  failure: 'Failed to update blog post',
};

/** The form with its toasts; creates without a `post`, and leads to the dashboard when it is saved. */
export function PostForm({ post = null }: { post?: Post | null }) {
  return (
    <AdminFrame>
      <Form post={post} />
    </AdminFrame>
  );
}

function Form({ post }: { post: Post | null }) {
  const texts = post ? UPDATING : CREATING;
  const stored = useRef(post);
  const form = useForm<PostFormValues, unknown, ParsedPostInput>({
    defaultValues: post ? postValuesOf(post) : EMPTY_POST,
    resolver: zodResolver(postForm),
  });
  const { isDirty } = form.formState;
  const alts = useAltTexts({
    values: () => picturedPost(form.getValues()),
    setText: (field, html) => form.setValue(field as 'content', html, { shouldDirty: true }),
  });
  const saving = useSaving<ParsedPostInput, Post>({
    save: async (sent, over) => {
      if (over) stored.current = over;
      await alts.store();
      return savePost(sent, stored.current);
    },
    ...texts,
    onward: DASHBOARD,
    onErrors: (errors) => {
      for (const { path, message } of errors)
        if (path in EMPTY_POST)
          form.setError(path as keyof PostFormValues, { message }, { shouldFocus: true });
    },
  });
  const copy = useLocalCopy(form, { blank: EMPTY_POST, saved: saving.saved, stored });
  useUnsavedWork(isDirty && !saving.saved);
  const isPublic = post?.status !== 'draft';
  const submit = form.handleSubmit(async (sent) => {
    if (saving.saving || (isPublic && (await alts.asks(() => void submit())))) return;
    saving.start(sent);
  });
  useShortcut(() => void submit(), 'Mod+S');

  const takeTheirs = () => {
    if (!saving.theirs) return;
    copy.setAside(form.getValues(), saving.theirs.updatedAt);
    stored.current = saving.theirs;
    form.reset(postValuesOf(saving.theirs));
    saving.forget();
  };

  return (
    <FormProvider {...form}>
      <form method="post" onSubmit={submit} noValidate>
        <FormWithPreview
          kind="post"
          item={post}
          fieldsOf={postDraftFieldsOf}
          content={
            <>
              <LocalCopyOffer
                keptAt={copy.offer?.keptAt ?? null}
                onRestore={copy.restore}
                onDiscard={copy.discard}
              />
              <TextField<PostFormValues>
                name="title"
                label="Title"
                onText={(title) => {
                  if (!post) form.setValue('slug', slugOf(title), { shouldDirty: true });
                }}
              />
              <SlugField<PostFormValues> folder="/insights" item={post} />
              <TextField<PostFormValues> name="excerpt" label="Excerpt" rows={3} />
              <HtmlField<PostFormValues> name="content" label="Content" />
            </>
          }
          publishing={
            <AdminFormSection title="Publishing">
              <ImageField<PostFormValues> name="image" label="Image" />
              <TextField<PostFormValues>
                name="readTime"
                label="Read Time"
                hint="Minutes"
                type="number"
                min={1}
              />
              <TextField<PostFormValues>
                name="categories"
                label="Categories"
                hint="Separate them with commas"
              />
              <TextField<PostFormValues> name="author" label="Author" />
            </AdminFormSection>
          }
          state={isDirty && !saving.saving ? 'Unsaved changes' : ''}
          bar={
            <>
              <Button variant="ghost" href={DASHBOARD}>
                Cancel
              </Button>
              <Button type="submit" variant="primary" loading={saving.saving}>
                {saving.saving ? texts.pending : texts.button}
              </Button>
            </>
          }
        />
      </form>
      <AltTextsDialog {...alts.dialog} confirmLabel={texts.button} />
      <LoginDialog open={saving.sessionEnded} onLoggedIn={saving.goOn} onClose={saving.forget} />
      <VersionsDialog
        open={saving.theirs !== null}
        differences={
          saving.theirs ? versionDifferences(form.getValues(), postValuesOf(saving.theirs)) : []
        }
        onKeepMine={saving.keepMine}
        onTakeTheirs={takeTheirs}
        onClose={saving.forget}
      />
    </FormProvider>
  );
}
