// A preview of the stats on their page, while they are typed and sorted.
import { useWatch } from 'react-hook-form';
import { StatGrid } from '#ui/brand/stat-grid.tsx';
import type { CaseStudyFormValues } from './case-study-form-values.ts';

/** Shows the stats of the `FormProvider` around it, and renders nothing while none has a number. It is inert. */
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
