// /llms.txt: an index of the site for language models (llmstxt.org).
import { itemPath } from '#db/contract/item-path.ts';
import { listCaseStudyCards } from '#db/queries/case-studies.ts';
import { listPosts } from '#db/queries/posts.ts';
import { contentOf, staffPagesOf } from '#server/content/content-of.ts';
import { siteFacts } from '#server/content/site-facts.ts';
import type { AppContext } from '#server/context.ts';
import { markdownText } from '#server/formats/markdown.ts';

const POSTS_MAX = 500;

/** The pages, and every case study and article with the address of its Markdown. */
export async function llmsTxt(c: AppContext) {
  const { db } = c.var;
  const { origin } = c.env;
  const { name, description } = siteFacts(c);
  const [{ posts }, studies] = await Promise.all([
    listPosts(db, { page: 1, limit: POSTS_MAX, preview: true }),
    listCaseStudyCards(db),
  ]);
  const line = (title: string, path: string, text?: string | null) =>
    `- [${markdownText(title)}](${origin}${path})${text ? `: ${markdownText(text)}` : ''}`;
  const staffPages = staffPagesOf(c);
  const twins = new Set(staffPages.map(({ slug }) => `/${slug}`));
  const menuPages = new Map(
    contentOf(c, 'navigation')
      .header.flatMap((entry) => [entry, ...entry.entries])
      .concat({ label: 'Contact', href: '/contact' })
      .filter(({ href }) => href.startsWith('/') && !twins.has(href))
      .map(({ href, label }) => [href, label]),
  );
  const sections = [
    `# ${name}`,
    `> ${markdownText(description)}`,
    ...section('Pages', [
      ...[...menuPages].map(([href, label]) => line(label, href)),
      ...staffPages.map(({ title, slug, content }) =>
        line(title, `/${slug}.md`, content.meta.description),
      ),
    ]),
    ...section(
      'Case studies',
      studies.map((study) =>
        line(study.title, `${itemPath('case-study', study.slug)}.md`, study.caseStudyTitle),
      ),
    ),
    ...section(
      'Insights',
      posts.map((post) => line(post.title, `${itemPath('post', post.slug)}.md`)),
    ),
  ];
  return c.body(`${sections.join('\n\n')}\n`, 200, { 'Content-Type': 'text/plain; charset=utf-8' });
}

/** A heading and its lines; nothing without lines. */
function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${heading}`, lines.join('\n')];
}
