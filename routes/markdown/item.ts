// /insights/{slug}.md and /case-studies/{slug}.md: the Markdown twins of public items.
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { itemPath } from '#db/contract/item-path.ts';
import { findCaseStudyBySlug } from '#db/queries/case-studies.ts';
import { findPostBySlug } from '#db/queries/posts.ts';
import { postWithLiveLinks, studyWithLiveLinks } from '#server/content/live-links.ts';
import type { AppContext } from '#server/context.ts';
import { markdownText } from '#server/formats/markdown.ts';
import { movedRedirect } from '#server/http/slug-redirect.ts';
import { addressOfPicture } from '#server/render/shown-picture.ts';
import { withUnit } from '#ui/kit/with-unit.ts';
import { mediaItems } from '#ui/site/work/study/media-items.ts';
import { notFound } from '../not-found.tsx';
import { absoluteMarkdown, sendMarkdown } from './send-markdown.ts';

/** An article as Markdown; the not-found page when it is not public. */
export async function articleMarkdown(c: AppContext) {
  const slug = slugOf(c);
  const found = await findPostBySlug(c.get('db'), slug);
  if (!found) return (await movedRedirect(c, 'post', slug, '.md')) ?? notFound(c);
  const post = await postWithLiveLinks(c, found);
  const facts = [post.author, post.publishDate.slice(0, 10), post.categories.join(', ')];
  const page = itemPath('post', slug);
  return sendMarkdown(c, page, `post:${post.id}`, [
    `# ${markdownText(post.title)}`,
    facts
      .filter(Boolean)
      .map((fact) => markdownText(fact as string))
      .join(' · '),
    post.excerpt && `> ${markdownText(post.excerpt)}`,
    await absoluteMarkdown(c, page, post.content),
  ]);
}

/** A case study with its stats as Markdown; the not-found page when it is not public. */
export async function caseStudyMarkdown(c: AppContext) {
  const slug = slugOf(c);
  const found = await findCaseStudyBySlug(c.get('db'), slug);
  if (!found) return (await movedRedirect(c, 'case-study', slug, '.md')) ?? notFound(c);
  const study = await studyWithLiveLinks(c, found);
  const page = itemPath('case-study', slug);
  return sendMarkdown(c, page, `case-study:${study.id}`, [
    `# ${markdownText(study.caseStudyTitle || study.title)}`,
    study.caseStudySubTitle && markdownText(study.caseStudySubTitle),
    `Client: ${markdownText(study.title)}`,
    study.sector && `Sector: ${markdownText(study.sector)}`,
    study.ourRole.length > 0 && `Our role: ${markdownText(study.ourRole.join(', '))}`,
    markdownText(study.description),
    ...(await section(c, page, study.challengeTitle || 'Challenge', study.challengeContent)),
    ...resultsOf(study),
    ...(await section(c, page, study.solutionTitle || 'Solution', study.solutionContent)),
    ...mediaOf(c, study),
    quoteOf(study.testimonial1Quote, study.testimonial1Name, study.testimonial1Position),
    quoteOf(study.testimonial2Quote, study.testimonial2Name, study.testimonial2Position),
  ]);
}

function slugOf(c: AppContext): string {
  return (c.req.param('file') ?? '').replace(/\.md$/, '');
}

async function section(
  c: AppContext,
  page: string,
  title: string,
  html: string | null,
): Promise<string[]> {
  return html ? [`## ${markdownText(title)}`, await absoluteMarkdown(c, page, html)] : [];
}

function resultsOf({ stats }: CaseStudy): string[] {
  const lines = stats.map(({ icon, number, valueAfterNumber, supportingText, measurement }) => {
    const figure = `${icon ?? ''}${withUnit(number, valueAfterNumber)} ${supportingText ?? ''}`;
    return `- ${markdownText(measurement ? `${figure} (${measurement})` : figure)}`;
  });
  return lines.length > 0 ? ['## Results', lines.join('\n')] : [];
}

/** The gallery: pictures with their alt texts, films with their captions. */
function mediaOf(c: AppContext, study: CaseStudy): string[] {
  const absolute = (src: string) => new URL(src, c.env.origin).href;
  return mediaItems(study).map((item) =>
    item.kind === 'image'
      ? `![${markdownText(item.alt)}](<${absolute(addressOfPicture(c, item.src))}>)`
      : `[${markdownText(item.caption ?? `${study.title} - Video`)}](<${absolute(item.src)}>)`,
  );
}

function quoteOf(quote: string | null, name: string | null, position: string | null) {
  if (!quote) return null;
  const by = name ? [name, position].filter(Boolean).join(', ') : '';
  return `> ${markdownText(quote)}${by && `\n>\n> ${markdownText(by)}`}`;
}
