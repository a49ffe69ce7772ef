// The sections of the case-study form, in the order of docs/contract.md, Forms.
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { slugOf } from '#db/contract/slug.ts';
import {
  AdminFormRow,
  AdminFormSection,
  FoldingSection,
} from '#ui/admin/forms/admin-form-layout.tsx';
import { HtmlField } from '#ui/admin/forms/fields/html-field.tsx';
import { NameField, NamesField } from '#ui/admin/forms/fields/name-fields.tsx';
import { SlugField } from '#ui/admin/forms/fields/slug-field.tsx';
import { TextField } from '#ui/admin/forms/fields/text-field.tsx';
import { FilmField } from '#ui/admin/forms/films/film-field.tsx';
import { GalleryField } from '#ui/admin/forms/images/gallery-field.tsx';
import { ImageField } from '#ui/admin/forms/images/image-field.tsx';
import { RowList } from '#ui/admin/forms/rows/row-list.tsx';
import { Field } from '#ui/kit/field.tsx';
import { NumberInput } from '#ui/kit/number-input.tsx';
import { Switch } from '#ui/kit/switch.tsx';
import {
  BLANK_STAT,
  type CaseStudyFormValues,
  type CaseStudyText,
} from './case-study-form-values.ts';
import { completeSections } from './case-study-sections.ts';
import { StatsPreview } from './stats-preview.tsx';

/** The content of a case study. While it is new, the slug follows the client's name (docs/contract.md, Case studies). */
export function CaseStudyFields({ study, isNew }: { study: CaseStudy | null; isNew: boolean }) {
  const { setValue, getValues } = useFormContext<CaseStudyFormValues>();
  const [complete] = useState(() => completeSections(getValues()));
  const section = (id: string) => ({ id, isComplete: complete.has(id) });
  return (
    <>
      <FoldingSection {...section('section-basics')} title="Basic Information">
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
        <AdminFormRow>
          <TextField name="caseStudyTitle" label="Case Study Title" />
          <TextField name="caseStudySubTitle" label="Case Study Subtitle" />
        </AdminFormRow>
        <TextField name="description" label="Description" required rows={3} />
        <AdminFormRow>
          <NamesField<CaseStudyFormValues>
            name="categories"
            label="Categories"
            of="case-study-category"
            required
          />
          <NameField<CaseStudyFormValues> name="sector" label="Sector" of="sector" />
        </AdminFormRow>
        <NamesField<CaseStudyFormValues> name="ourRole" label="Our Role" of="role" />
      </FoldingSection>
      <FoldingSection
        {...section('section-card')}
        title="Grid Display"
        hint="The big number on the card, and the line under it."
      >
        <AdminFormRow>
          <TextField name="gridStat" label="Grid Stat" />
          <TextField name="gridSupportingText" label="Grid Supporting Text" />
        </AdminFormRow>
      </FoldingSection>
      <FoldingSection {...section('section-images')} title="Images">
        <ImageField name="mainImage" label="Main Image" hint="Across the top of the page" />
        <ImageField name="gridImage" label="Grid Image" hint="On the card in lists" />
        <ImageField name="logo" label="Logo" hint="The client’s logo in one colour, PNG or WebP" />
      </FoldingSection>
      <FoldingSection
        {...section('section-stats')}
        title="Stats"
        hint="Icon (+, − or ×), number and unit (%, K or M) read as one figure: +128%. How it was measured (period, base, by whom) is shown when a visitor asks."
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
              <TextField
                name={`stats.${index}.measurement`}
                label="How It Was Measured"
                placeholder="Period, base, by whom"
              />
            </>
          )}
        </RowList>
        <StatsPreview />
      </FoldingSection>
      <Story part="challenge" word="Challenge" {...section('section-challenge')} />
      <Story part="solution" word="Solution" {...section('section-solution')} />
      <FoldingSection {...section('section-gallery')} title="Media Gallery">
        <GalleryField />
      </FoldingSection>
      <FoldingSection
        {...section('section-videos')}
        title="Videos & Captions"
        hint="A file on this site or elsewhere, such as /videos/film.mp4."
      >
        <RowList
          name="videos"
          noun="Video"
          addLabel="Add Video"
          blank={{ url: '', caption: '' }}
          columns="minmax(0, 1fr)"
        >
          {(index) => (
            <div className="film-row">
              <FilmField name={`videos.${index}.url`} label="Video URL" />
              <TextField name={`videos.${index}.caption`} label="Caption" />
            </div>
          )}
        </RowList>
      </FoldingSection>
      <Testimonial place={1} title="Testimonial 1" {...section('section-testimonial1')} />
      <Testimonial
        place={2}
        title="Testimonial 2 (optional)"
        {...section('section-testimonial2')}
      />
    </>
  );
}

/** The settings for lists, below `children` with the publishing state. */
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
        hint="The highest number comes first. You can also drag rows in the list."
        error={order.fieldState.error?.message}
      >
        <NumberInput {...orderField} onValueChange={onOrder} />
      </Field>
      <Switch
        {...featuredField}
        label="Featured"
        hint="Available in the API for other sites and apps. Not shown on this site."
        checked={value}
        onCheckedChange={onChange}
      />
    </AdminFormSection>
  );
}

type SectionPlace = Pick<ComponentProps<typeof FoldingSection>, 'id' | 'isComplete'>;

function Story({
  part,
  word,
  ...place
}: { part: 'challenge' | 'solution'; word: string } & SectionPlace) {
  return (
    <FoldingSection {...place} title={`${word} Section`}>
      <TextField name={`${part}Title` satisfies CaseStudyText} label={`${word} Title`} />
      <HtmlField<CaseStudyFormValues>
        name={`${part}Content`}
        label={`${word} Content`}
        minHeight="8rem"
      />
    </FoldingSection>
  );
}

function Testimonial({ place, title, ...section }: { place: 1 | 2; title: string } & SectionPlace) {
  const name = `Testimonial ${place}`;
  return (
    <FoldingSection {...section} title={title}>
      <TextField name={`testimonial${place}Quote`} label={`${name} Quote`} rows={3} />
      <AdminFormRow>
        <TextField name={`testimonial${place}Name`} label={`${name} Name`} />
        <TextField name={`testimonial${place}Position`} label={`${name} Position`} />
      </AdminFormRow>
      <ImageField name={`testimonial${place}Image`} label={`${name} Image`} />
    </FoldingSection>
  );
}
