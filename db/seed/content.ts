// All demonstration content: an index of the modules beside it, validated by the contract's schemas.
import { caseStudyInput, statInput } from '#db/contract/case-studies.ts';
import { postInput } from '#db/contract/posts.ts';
import type { ParsedContent } from '#db/seed.ts';
import { axforth } from './case-studies/axforth.ts';
import { brackwick } from './case-studies/brackwick.ts';
import { damsony } from './case-studies/damsony.ts';
import { haldwen } from './case-studies/haldwen.ts';
import { hearthby } from './case-studies/hearthby.ts';
import { lindqo } from './case-studies/lindqo.ts';
import { norrowe } from './case-studies/norrowe.ts';
import { oonaru } from './case-studies/oonaru.ts';
import { ostrey } from './case-studies/ostrey.ts';
import { pellam } from './case-studies/pellam.ts';
import { strydal } from './case-studies/strydal.ts';
import { thruppAndMarrable } from './case-studies/thrupp-and-marrable.ts';
import { tivvo } from './case-studies/tivvo.ts';
import { velmoor } from './case-studies/velmoor.ts';
import { wagsby } from './case-studies/wagsby.ts';
import { b2bPosts } from './posts/b2b.ts';
import { companyPosts } from './posts/company.ts';
import { developmentPosts } from './posts/development.ts';
import { internationalPosts } from './posts/international.ts';
import { marketingPosts } from './posts/marketing.ts';
import { operationsPosts } from './posts/operations.ts';
import { strategyPosts } from './posts/strategy.ts';

/** All demonstration posts and case studies. Throws `ZodError` when one is invalid. */
export function demoContent(): ParsedContent {
  const posts = [
    ...b2bPosts,
    ...companyPosts,
    ...developmentPosts,
    ...internationalPosts,
    ...marketingPosts,
    ...operationsPosts,
    ...strategyPosts,
  ];
  const caseStudies = [
    axforth,
    brackwick,
    damsony,
    haldwen,
    hearthby,
    lindqo,
    norrowe,
    oonaru,
    ostrey,
    pellam,
    strydal,
    thruppAndMarrable,
    tivvo,
    velmoor,
    wagsby,
  ];
  return {
    posts: posts.map((post) => postInput.parse(post)),
    caseStudies: caseStudies.map(({ stats, ...study }) => ({
      ...caseStudyInput.parse(study),
      stats: stats.map((stat) => statInput.parse(stat)),
    })),
  };
}
