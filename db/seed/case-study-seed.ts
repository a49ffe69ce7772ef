// The type of a demonstration case study: the body of its API call, with its stats.
import type { CaseStudyInput, StatInput } from '#db/contract/case-studies.ts';

/**
 * A demonstration case study, as the body of `POST /api/admin/case-studies`.
 * `stats` are the bodies of the calls that add its stats, in display order; a stat without `order` is added last. Without
 * `publishDate` it is published at the time of seeding.
 */
export type CaseStudySeed = CaseStudyInput & { stats: StatInput[] };
