// One save of the case-study form: the case study first, then its stats one by one (spec §4, §7).
import type { Stat } from '#db/contract/case-studies.ts';
import { answerOf, api } from './api.ts';
import { type ListedStat, type ReadyCaseStudy, statChanges } from './case-study-form-values.ts';

/** What the server is known to hold: it decides between create and update. */
export interface StoredCaseStudy {
  id: number;
  publishDate: string;
  /** Guards against a stale edit (contract §5). */
  updatedAt: string;
  stats: { id: number }[];
}

interface Progress {
  /** Called after each step, so that a second try goes on where the first one failed. */
  onStored: (stored: StoredCaseStudy) => void;
  onStatCreated: (row: number, id: number) => void;
}

/** Creates it when `stored` is null. Throws `ApiFailure`; what was done until then has been told to `progress`. */
export async function saveCaseStudy(
  { study, stats }: ReadyCaseStudy,
  stored: StoredCaseStudy | null,
  { onStored, onStatCreated }: Progress,
): Promise<void> {
  const { status, publishDate, ...fields } = study;
  const saved = stored
    ? await answerOf(
        api.admin['case-studies'][':id'].$put({
          param: { id: String(stored.id) },
          json: { ...fields, publishDate: stored.publishDate, updatedAt: stored.updatedAt },
        }),
      )
    : await answerOf(api.admin['case-studies'].$post({ json: study }));
  let kept: { id: number }[] = saved.stats;
  const note = (next: { id: number }[]) => {
    kept = next;
    onStored({ ...saved, stats: kept });
  };
  note(kept);

  const calls = api.admin['case-studies'];
  const { deleted, updated, created } = statChanges(kept, stats);
  for (const id of deleted) {
    await answerOf(calls.stats[':statId'].$delete({ param: { statId: String(id) } }));
    note(kept.filter((stat) => stat.id !== id));
  }
  for (const stat of updated)
    await answerOf(
      calls.stats[':statId'].$put({
        param: { statId: String(stat.id) },
        json: { ...fieldsOf(stat), caseStudyId: saved.id },
      }),
    );
  for (const stat of created) {
    const { id }: Stat = await answerOf(
      calls[':id'].stats.$post({ param: { id: String(saved.id) }, json: fieldsOf(stat) }),
    );
    onStatCreated(stat.row, id);
    note([...kept, { id }]);
  }
}

function fieldsOf({ id, row, ...fields }: ListedStat) {
  return fields;
}
