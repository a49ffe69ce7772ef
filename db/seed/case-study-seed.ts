// The shape of one demonstration case study: the body that the API takes for it, with its stats.
import type { CaseStudyInput, StatInput } from '#db/contract/case-studies.ts';

/**
 * One demonstration case study, as the body of `POST /api/admin/case-studies` takes it.
 * `stats` are the bodies of the calls that add its stats, in the order they are shown; a stat that
 * names no `order` goes after the last. `publishDate` left out means the moment of seeding.
 */
export type CaseStudySeed = CaseStudyInput & { stats: StatInput[] };
