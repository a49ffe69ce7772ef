// The texts of articles and case studies without links to targets that are not public.
import type { CaseStudy } from '#db/contract/case-studies.ts';
import type { Post } from '#db/contract/posts.ts';
import { withRelativeHrefs } from '#db/contract/text/relative-hrefs.ts';
import type { AppContext } from '#server/context.ts';
import { linksIn } from './drop-links.ts';
import { findLinkTargets } from './link-targets.ts';

type Text = string | null;

/** The texts as visitors see them. Their link targets are noted as shown, so that a change of one purges the response. */
export async function withLiveLinks<Texts extends readonly Text[]>(
  c: AppContext,
  texts: Texts,
): Promise<Texts> {
  const own = withRelativeHrefs(texts, c.env.origin);
  const hrefs = linksIn(own);
  if (hrefs.length === 0) return own;
  const targets = await findLinkTargets(c.get('db'), hrefs);
  const { shown, tags } = c.get('content').withoutGone(own, targets);
  for (const tag of tags) c.get('renderInfo').tags.add(tag);
  return shown;
}

/** The article as visitors see it. */
export async function postWithLiveLinks(c: AppContext, post: Post): Promise<Post> {
  const [content] = await withLiveLinks(c, [post.content] as const);
  return { ...post, content };
}

/** The case study as visitors see it. */
export async function studyWithLiveLinks(c: AppContext, study: CaseStudy): Promise<CaseStudy> {
  const { challengeContent, solutionContent } = study;
  const [challenge, solution] = await withLiveLinks(c, [
    challengeContent,
    solutionContent,
  ] as const);
  return { ...study, challengeContent: challenge, solutionContent: solution };
}
