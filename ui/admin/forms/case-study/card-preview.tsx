// A preview of the card of a case study in lists, while its form is filled in.
import { useWatch } from 'react-hook-form';
import { isPictureAddress } from '#ui/admin/forms/fields/is-picture-address.ts';
import { CaseStudyCard } from '#ui/brand/case-study-card.tsx';
import type { CaseStudyFormValues } from './case-study-form-values.ts';

const SHOWN = [
  'title',
  'description',
  'gridImage',
  'gridStat',
  'gridSupportingText',
  'ourRole',
  'categories',
] as const;

/** Shows the values of the `FormProvider` around it. It is inert: nothing in it can be focused or pressed. */
export function CardPreview() {
  const [title, description, gridImage, gridStat, gridSupportingText, ourRole, categories] =
    useWatch<CaseStudyFormValues, typeof SHOWN>({ name: SHOWN });
  return (
    <div className="card-preview" inert>
      <CaseStudyCard
        study={{
          slug: 'preview',
          title: title || 'Client Name',
          description,
          gridImage: isPictureAddress(gridImage) ? gridImage : null,
          gridStat,
          gridSupportingText,
          ourRole,
          categories,
        }}
        headingLevel={3}
        sizes="20rem"
        eager
      />
    </div>
  );
}
