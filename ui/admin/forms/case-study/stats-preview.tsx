// The stats as their page will show them, while they are typed and sorted.
import { useWatch } from 'react-hook-form';
import { StatGrid } from '#ui/brand/stat-grid.tsx';
import type { CaseStudyFormValues } from './case-study-form-values.ts';

/** Follows the values of the `FormProvider` it stands in; nothing while no stat has a number. To look at only. */
export function StatsPreview() {
  const stats = useWatch<CaseStudyFormValues, 'stats'>({ name: 'stats' });
  const shown = stats
    .map((stat, order) => ({ ...stat, order }))
    .filter(({ number }) => number.trim() !== '');
  if (shown.length === 0) return null;
  return (
    <div className="stats-preview" inert>
      <StatGrid stats={shown} />
    </div>
  );
}
