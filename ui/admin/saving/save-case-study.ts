// One save of the case-study form: the case study first, then its stats one by one (docs/contract.md, Case studies).
import type { CaseStudy, Stat } from '#db/contract/case-studies.ts';
import {
  changedStudy,
  type ListedStat,
  type ReadyCaseStudy,
  statChanges,
} from '#ui/admin/forms/case-study/case-study-form-values.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import type { Release } from './stored-item.ts';

interface Progress {
  /** Called after each step, so that a retry continues where the save failed. */
  onStored: (stored: CaseStudy) => void;
  onStatCreated: (row: number, id: number) => void;
}

/**
 * Creates the case study when `stored` is null, published unless `release` says otherwise. Else updates it and keeps its
 * publish date and status, except for `release`, and all untouched fields. Throws `ApiFailure`; the callbacks have been
 * called for the steps done until then.
 */
export async function saveCaseStudy(
  { study, stats }: ReadyCaseStudy,
  stored: CaseStudy | null,
  {
    release,
    draftUpdatedAt,
    onStored,
    onStatCreated,
  }: Progress & { release?: Release; draftUpdatedAt: string | null },
): Promise<CaseStudy> {
  const { status, publishDate, ...fields } = stored ? changedStudy(study, stored) : study;
  let saved: CaseStudy = stored
    ? await answerOf(
        api.admin['case-studies'][':id'].$put({
          param: { id: String(stored.id) },
          json: {
            ...fields,
            publishDate: stored.publishDate,
            updatedAt: stored.updatedAt,
            draftUpdatedAt,
            ...release,
          },
        }),
      )
    : await answerOf(api.admin['case-studies'].$post({ json: { ...study, ...release } }));
  const note = (next: Stat[]) => {
    saved = { ...saved, stats: next };
    onStored(saved);
  };
  note(saved.stats);

  const calls = api.admin['case-studies'];
  const { deleted, updated, created } = statChanges(saved.stats, stats);
  for (const id of deleted) {
    await answerOf(calls.stats[':statId'].$delete({ param: { statId: String(id) } }));
    note(saved.stats.filter((stat) => stat.id !== id));
  }
  for (const stat of updated) {
    const next: Stat = await answerOf(
      calls.stats[':statId'].$put({
        param: { statId: String(stat.id) },
        json: { ...fieldsOf(stat), caseStudyId: saved.id },
      }),
    );
    note(saved.stats.map((each) => (each.id === next.id ? next : each)));
  }
  for (const stat of created) {
    const next: Stat = await answerOf(
      calls[':id'].stats.$post({ param: { id: String(saved.id) }, json: fieldsOf(stat) }),
    );
    onStatCreated(stat.row, next.id);
    note([...saved.stats, next]);
  }
  return saved;
}

function fieldsOf({ id, row, ...fields }: ListedStat) {
  return fields;
}
