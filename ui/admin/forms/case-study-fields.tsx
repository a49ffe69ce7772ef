// The sections of the case-study form, in the order of docs/contract.md, Forms.
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { slugOf } from '#db/contract/slug.ts';
import { Field } from '#ui/kit/field.tsx';
import { NumberInput } from '#ui/kit/number-input.tsx';
import { Switch } from '#ui/kit/switch.tsx';
import { TagInput } from '#ui/kit/tag-input.tsx';
import { AdminFormRow, AdminFormSection, FoldingSection } from './admin-form-layout.tsx';
import {
  BLANK_STAT,
  type CaseStudyFormValues,
  type CaseStudyText,
} from './case-study-form-values.ts';
import { GalleryField } from './gallery-field.tsx';
import { HtmlField } from './html-field.tsx';
import { ImageField } from './image-field.tsx';
import { RowList } from './row-list.tsx';
import { SlugField } from './slug-field.tsx';
import { StatsPreview } from './stats-preview.tsx';
import { TextField } from './text-field.tsx';

/** The content of the case study. While it is new every change of the client's name makes the slug anew (docs/contract.md, Case studies). */
export function CaseStudyFields({ study, isNew }: { study: CaseStudy | null; isNew: boolean }) {
  const { setValue } = useFormContext<CaseStudyFormValues>();
  return (
    <>
      <FoldingSection id="section-basics" title="Basic Information">
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
        <AdminFormRow>
          <Tags name="categories" label="Categories" required />
          <TextField name="sector" label="Sector" />
        </AdminFormRow>
        <Tags name="ourRole" label="Our Role" />
      </FoldingSection>
      <FoldingSection
        id="section-card"
        title="Grid Display"
        hint="The big number on the card, and the line under it."
      >
        <AdminFormRow>
          <TextField name="gridStat" label="Grid Stat" />
          <TextField name="gridSupportingText" label="Grid Supporting Text" />
        </AdminFormRow>
      </FoldingSection>
      <FoldingSection id="section-images" title="Images">
        <ImageField name="mainImage" label="Main Image" hint="Across the top of the page" />
        <ImageField name="gridImage" label="Grid Image" hint="On the card in lists" />
        <ImageField name="logo" label="Logo" hint="The client’s logo in one colour, PNG or WebP" />
      </FoldingSection>
      <FoldingSection
        id="section-stats"
        title="Stats"
        hint="Icon (+, − or ×), number and unit (%, K or M) read as one figure: +128%."
      >
        <RowList
          name="stats"
          noun="Stat"
          addLabel="Add Stat"
          addsOnEnter
          blank={BLANK_STAT}
          columns="3.25rem 5rem 5.25rem minmax(0, 1fr)"
        >
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
      </FoldingSection>
      <Story part="challenge" word="Challenge" />
      <Story part="solution" word="Solution" />
      <FoldingSection id="section-gallery" title="Media Gallery">
        <GalleryField />
      </FoldingSection>
      <FoldingSection
        id="section-videos"
        title="Videos & Captions"
        hint="A file on this site or elsewhere, such as /videos/film.mp4."
      >
        <RowList
          name="videos"
          noun="Video"
          addLabel="Add Video"
          blank={{ url: '', caption: '' }}
          columns="minmax(0, 1fr) minmax(0, 1fr)"
        >
          {(index) => (
            <>
              <TextField name={`videos.${index}.url`} label="Video URL" spellCheck={false} />
              <TextField name={`videos.${index}.caption`} label="Caption" />
            </>
          )}
        </RowList>
      </FoldingSection>
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
        hint="The highest number comes first. Lists can be sorted by dragging, too."
        error={order.fieldState.error?.message}
      >
        <NumberInput {...orderField} onValueChange={onOrder} />
      </Field>
      <Switch
        {...featuredField}
        label="Featured"
        hint="A mark in the API for other sites and apps. No page of this site shows it."
        checked={value}
        onCheckedChange={onChange}
      />
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
      hint="Press Enter or comma to add"
      required={required}
      error={fieldState.error?.message}
    >
      <TagInput {...rest} onValueChange={onChange} />
    </Field>
  );
}

function Story({ part, word }: { part: 'challenge' | 'solution'; word: string }) {
  return (
    <FoldingSection id={`section-${part}`} title={`${word} Section`}>
      <TextField name={`${part}Title` satisfies CaseStudyText} label={`${word} Title`} />
      <HtmlField<CaseStudyFormValues>
        name={`${part}Content`}
        label={`${word} Content`}
        minHeight="8rem"
      />
    </FoldingSection>
  );
}

function Testimonial({ place, title }: { place: 1 | 2; title: string }) {
  const name = `Testimonial ${place}`;
  return (
    <FoldingSection id={`section-testimonial${place}`} title={title}>
      <TextField name={`testimonial${place}Quote`} label={`${name} Quote`} rows={3} />
      <AdminFormRow>
        <TextField name={`testimonial${place}Name`} label={`${name} Name`} />
        <TextField name={`testimonial${place}Position`} label={`${name} Position`} />
      </AdminFormRow>
      <ImageField name={`testimonial${place}Image`} label={`${name} Image`} />
    </FoldingSection>
  );
}
