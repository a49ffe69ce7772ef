// /{slug}.md: the Markdown twin of a staff page.
import { getValues } from '#db/contract/documents/section-types.ts';
import { staffPageOf } from '#server/content/content-of.ts';
import type { AppContext } from '#server/context.ts';
import { markdownText } from '#server/formats/markdown.ts';
import { movedRedirect } from '#server/http/slug-redirect.ts';
import { notFound } from '../not-found.tsx';
import { sectionsHtml } from './sections-html.tsx';
import { absoluteMarkdown, sendMarkdown } from './send-markdown.ts';

export const STAFF_PAGE_MARKDOWN = '/:file{[a-z0-9]+(?:-[a-z0-9]+)*\\.md}';

/** The page as Markdown, section by section; otherwise a redirect from a former address, or the not-found page. */
export async function pageMarkdown(c: AppContext): Promise<Response> {
  const slug = (c.req.param('file') as string).replace(/\.md$/, '');
  const page = staffPageOf(c, slug);
  if (!page) return (await movedRedirect(c, 'document', slug, '.md')) ?? notFound(c);
  const { sections } = page.content;
  const { title, second, intro } = getValues(sections, 'page-head');
  return sendMarkdown(c, `/${slug}`, `document:${page.id}`, [
    `# ${markdownText(`${title} ${second}`)}`,
    markdownText(intro),
    await absoluteMarkdown(c, `/${slug}`, sectionsHtml(c, sections)),
  ]);
}
