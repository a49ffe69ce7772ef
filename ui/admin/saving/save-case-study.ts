// One save of the case-study form: the case study with its stats (docs/contract.md, Case studies).
import type { CaseStudy } from '#db/contract/case-studies.ts';
import {
  changedStudy,
  type ReadyCaseStudy,
  statListOf,
} from '#ui/admin/forms/case-study/case-study-form-values.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import type { Release } from './stored-item.ts';

interface SaveOptions {
  release?: Release;
  draftUpdatedAt: string | null;
  /** Called with the id of each created stat and its row in the form. */
  onStatCreated: (row: number, id: number) => void;
}

/**
 * Creates the case study when `stored` is null, published unless `release` says otherwise. Else updates it and keeps its
 * publish date and status, except for `release`, and all untouched fields. Throws `ApiFailure`.
 */
export async function saveCaseStudy(
  { study, stats }: ReadyCaseStudy,
  stored: CaseStudy | null,
  { release, draftUpdatedAt, onStatCreated }: SaveOptions,
): Promise<CaseStudy> {
  const listed = statListOf(stored?.stats ?? [], stats);
  const statList = listed.map(({ row: _, ...stat }) => stat);
  const { status, publishDate, ...fields } = stored ? changedStudy(study, stored) : study;
  const saved: CaseStudy = stored
    ? await answerOf(
        api.admin['case-studies'][':id'].$put({
          param: { id: String(stored.id) },
          json: {
            ...fields,
            statList,
            publishDate: stored.publishDate,
            updatedAt: stored.updatedAt,
            draftUpdatedAt,
            ...release,
          },
        }),
      )
    : await answerOf(api.admin['case-studies'].$post({ json: { ...study, statList, ...release } }));
  const kept = new Set(listed.map(({ id }) => id));
  // stats get their ids in the order of the list
  const created = saved.stats.filter(({ id }) => !kept.has(id)).sort((a, b) => a.id - b.id);
  for (const [at, { row }] of listed.filter(({ id }) => id === undefined).entries()) {
    const stat = created[at];
    if (stat) onStatCreated(row, stat.id);
  }
  return saved;
}
