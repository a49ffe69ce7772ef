// The sections of the case-study form in the order of spec §2.
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { slugOf } from '#db/contract/slug.ts';
import { Field } from '#ui/kit/field.tsx';
import { NumberInput } from '#ui/kit/number-input.tsx';
import { Switch } from '#ui/kit/switch.tsx';
import { TagInput } from '#ui/kit/tag-input.tsx';
import { AdminFormRow, AdminFormSection } from './admin-form-layout.tsx';
import {
  BLANK_STAT,
  type CaseStudyFormValues,
  type CaseStudyText,
} from './case-study-form-values.ts';
import { HtmlField } from './html-field.tsx';
import { ImageField } from './image-field.tsx';
import { RowList } from './row-list.tsx';
import { SlugField } from './slug-field.tsx';
import { StatsPreview } from './stats-preview.tsx';
import { TextField } from './text-field.tsx';

/** The content of the case study. While it is new every change of the client's name makes the slug anew (docs/contract.md, Case studies). */
export function CaseStudyFields({ study, isNew }: { study: CaseStudy | null; isNew: boolean }) {
  const { setValue, getValues } = useFormContext<CaseStudyFormValues>();
  return (
    <>
      <AdminFormSection title="Basic Information">
        <AdminFormRow>
          <TextField
            name="title"
            label="Client Name"
            required
            onText={(title) => {
              if (isNew) setValue('slug', slugOf(title), { shouldDirty: true });
            }}
          />
          <SlugField<CaseStudyFormValues> folder="/case-studies" item={study} />
        </AdminFormRow>
        <TextField name="caseStudyTitle" label="Case Study Title" />
        <TextField name="caseStudySubTitle" label="Case Study Subtitle" />
        <TextField name="description" label="Description" required rows={4} />
        <Tags name="categories" label="Categories" required />
        <AdminFormRow>
          <TextField name="sector" label="Sector" />
          <Tags name="ourRole" label="Our Role" />
        </AdminFormRow>
      </AdminFormSection>
      <AdminFormSection title="Grid Display" hint="The figure on its card in lists.">
        <AdminFormRow>
          <TextField name="gridStat" label="Grid Stat" />
          <TextField name="gridSupportingText" label="Grid Supporting Text" />
        </AdminFormRow>
      </AdminFormSection>
      <AdminFormSection title="Images" hint="Upload each of them, or give its address.">
        <ImageField name="mainImage" label="Main Image" hint="Heads the case study" />
        <ImageField name="gridImage" label="Grid Image" hint="The thumbnail in lists" />
        <ImageField name="logo" label="Logo" hint="The client's" />
      </AdminFormSection>
      <AdminFormSection title="Stats" hint="Icon, number and unit read as one figure: + 128 %.">
        <RowList name="stats" noun="Stat" addLabel="Add Stat" addsOnEnter blank={BLANK_STAT}>
          {(index) => (
            <>
              <TextField name={`stats.${index}.icon`} label="Icon" />
              <TextField name={`stats.${index}.number`} label="Number" />
              <TextField name={`stats.${index}.valueAfterNumber`} label="Value After Number" />
              <TextField name={`stats.${index}.supportingText`} label="Supporting Text" />
            </>
          )}
        </RowList>
        <StatsPreview />
      </AdminFormSection>
      <Story part="challenge" word="Challenge" />
      <Story part="solution" word="Solution" />
      <AdminFormSection title="Media Gallery">
        <RowList
          name="gallery"
          noun="Gallery image"
          addLabel="Add Image"
          blank={{ url: '', alt: '' }}
        >
          {(index) => (
            <>
              <ImageField
                name={`gallery.${index}.url`}
                label="Image URL"
                what={`Gallery image ${index + 1}`}
                onPicture={({ alt }) => {
                  if (getValues(`gallery.${index}.alt`) === '')
                    setValue(`gallery.${index}.alt`, alt, { shouldDirty: true });
                }}
              />
              <TextField name={`gallery.${index}.alt`} label="Alt Text" />
            </>
          )}
        </RowList>
      </AdminFormSection>
      <AdminFormSection title="Videos & Captions">
        <RowList name="videos" noun="Video" addLabel="Add Video" blank={{ url: '', caption: '' }}>
          {(index) => (
            <>
              <TextField name={`videos.${index}.url`} label="Video URL" spellCheck={false} />
              <TextField name={`videos.${index}.caption`} label="Caption" />
            </>
          )}
        </RowList>
      </AdminFormSection>
      <Testimonial place={1} title="Testimonial 1" />
      <Testimonial place={2} title="Testimonial 2 (optional)" />
    </>
  );
}

/** How it is listed, below what its publishing is at. */
export function CaseStudyListing({ children }: { children?: ReactNode }) {
  const { control } = useFormContext<CaseStudyFormValues>();
  const order = useController({ control, name: 'menuOrder' });
  const featured = useController({ control, name: 'featured' });
  const { value, onChange, ...featuredField } = featured.field;
  const { onChange: onOrder, ...orderField } = order.field;
  return (
    <AdminFormSection title="Publishing">
      {children}
      <Field
        label="Menu Order"
        hint="Higher numbers come first"
        error={order.fieldState.error?.message}
      >
        <NumberInput {...orderField} onValueChange={onOrder} />
      </Field>
      <Switch {...featuredField} label="Featured" checked={value} onCheckedChange={onChange} />
    </AdminFormSection>
  );
}

interface TagsProps {
  name: 'categories' | 'ourRole';
  label: string;
  required?: boolean;
}

function Tags({ name, label, required }: TagsProps) {
  const { control } = useFormContext<CaseStudyFormValues>();
  const { field, fieldState } = useController({ control, name });
  const { name: _, onChange, ...rest } = field;
  return (
    <Field
      label={label}
      hint="Separate them with commas"
      required={required}
      error={fieldState.error?.message}
    >
      <TagInput {...rest} onValueChange={onChange} />
    </Field>
  );
}

function Story({ part, word }: { part: 'challenge' | 'solution'; word: string }) {
  return (
    <AdminFormSection title={`${word} Section`}>
      <TextField name={`${part}Title` satisfies CaseStudyText} label={`${word} Title`} />
      <HtmlField<CaseStudyFormValues>
        name={`${part}Content`}
        label={`${word} Content`}
        minHeight="12rem"
      />
    </AdminFormSection>
  );
}

function Testimonial({ place, title }: { place: 1 | 2; title: string }) {
  const name = `Testimonial ${place}`;
  return (
    <AdminFormSection title={title}>
      <TextField name={`testimonial${place}Quote`} label={`${name} Quote`} rows={3} />
      <AdminFormRow>
        <TextField name={`testimonial${place}Name`} label={`${name} Name`} />
        <TextField name={`testimonial${place}Position`} label={`${name} Position`} />
      </AdminFormRow>
      <ImageField name={`testimonial${place}Image`} label={`${name} Image`} />
    </AdminFormSection>
  );
}
