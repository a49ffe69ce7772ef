// 'Create New Post' (spec §2, §5, §8).
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type UseFormRegisterReturn, useController, useForm } from 'react-hook-form';
import type { ParsedPostInput } from '#db/contract/posts.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Input } from '#ui/kit/input.tsx';
import { Textarea } from '#ui/kit/textarea.tsx';
import { AdminFormLayout, AdminFormSection } from '#ui/site/admin-form-layout.tsx';
import { ApiFailure, answerOf, api, messageOf } from './lib/api.ts';
import { EMPTY_POST, type PostFormValues, postForm } from './lib/post-form-values.ts';
import { slugOf } from './lib/slug.ts';
import { useToasts } from './lib/toasts.ts';
import { useUnsavedWork } from './lib/unsaved-work.ts';
import { uploadImage } from './lib/upload-image.ts';
import { AdminFrame } from './parts/admin-frame.tsx';
import { RichTextEditor } from './parts/rich-text-editor.tsx';

/** The form with its toasts; leads to the dashboard when the post is saved. */
export function PostForm() {
  return (
    <AdminFrame>
      <Form />
    </AdminFrame>
  );
}

function Form() {
  const toasts = useToasts();
  const { control, register, handleSubmit, setValue, setError, formState } = useForm<
    PostFormValues,
    unknown,
    ParsedPostInput
  >({ defaultValues: EMPTY_POST, resolver: zodResolver(postForm) });
  const { errors, isDirty } = formState;
  const create = useMutation({
    mutationFn: (json: ParsedPostInput) => answerOf(api.admin.posts.$post({ json })),
    onSuccess: () => {
      toasts.showAcross({ title: 'Success', description: 'Blog post created successfully' });
    },
    onError: (error) => {
      if (error instanceof ApiFailure)
        for (const { path, message } of error.errors)
          if (path in EMPTY_POST) setError(path as keyof PostFormValues, { message });
      toasts.show({
        title: 'Error',
        description: messageOf(error, 'Failed to create blog post'),
        variant: 'destructive',
      });
    },
  });
  const saving = create.isPending || create.isSuccess;
  useUnsavedWork(isDirty && !create.isSuccess);
  // after the guard above has gone, or the browser would ask whether to leave
  useEffect(() => {
    if (create.isSuccess) location.assign('/vs-admin/dashboard');
  }, [create.isSuccess]);

  const field = (name: keyof PostFormValues): UseFormRegisterReturn & { required?: boolean } => ({
    ...register(name),
  });
  const title = field('title');
  const content = useController({ control, name: 'content' });
  return (
    <form method="post" onSubmit={handleSubmit((values) => create.mutate(values))} noValidate>
      <AdminFormLayout
        content={
          <>
            <Field label="Title" error={errors.title?.message}>
              <Input
                {...title}
                onChange={(event) => {
                  setValue('slug', slugOf(event.target.value), { shouldDirty: true });
                  return title.onChange(event);
                }}
              />
            </Field>
            <Field label="Slug" hint="The address: /insights/slug" error={errors.slug?.message}>
              <Input {...field('slug')} spellCheck={false} />
            </Field>
            <Field label="Excerpt" error={errors.excerpt?.message}>
              <Textarea {...field('excerpt')} rows={3} />
            </Field>
            <Field label="Content" error={errors.content?.message}>
              <RichTextEditor
                {...content.field}
                upload={uploadImage}
                onProblem={(problem) => toasts.show({ ...problem, variant: 'destructive' })}
              />
            </Field>
          </>
        }
        publishing={
          <AdminFormSection title="Publishing">
            <Field
              label="Image"
              hint="An address such as /images/cover-paper.jpg"
              error={errors.image?.message}
            >
              <Input {...field('image')} spellCheck={false} />
            </Field>
            <Field label="Read Time" hint="Minutes" error={errors.readTime?.message}>
              <Input {...field('readTime')} type="number" min={1} inputMode="numeric" />
            </Field>
            <Field
              label="Categories"
              hint="Separate them with commas"
              error={errors.categories?.message}
            >
              <Input {...field('categories')} />
            </Field>
            <Field label="Author" error={errors.author?.message}>
              <Input {...field('author')} />
            </Field>
          </AdminFormSection>
        }
        state={isDirty && !saving ? 'Unsaved changes' : ''}
        bar={
          <>
            <Button variant="ghost" href="/vs-admin/dashboard">
              Cancel
            </Button>
            <Button type="submit" variant="primary" loading={saving}>
              {saving ? 'Creating...' : 'Create Post'}
            </Button>
          </>
        }
      />
    </form>
  );
}
