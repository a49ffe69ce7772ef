// /{slug}.md: the Markdown twin of a page that staff made.
import { type ContentText, listTexts } from '#db/contract/documents/map-texts.ts';
import { declareTags } from '#server/cache/render-info.ts';
import { type StaffPage, staffPageOf } from '#server/content/content-of.ts';
import { siteFacts } from '#server/content/site-facts.ts';
import type { AppContext } from '#server/context.ts';
import { markdownOf, markdownText } from '#server/formats/markdown.ts';
import { movedRedirect } from '#server/http/slug-redirect.ts';
import { absoluteHtml } from '../insights/absolute-html.ts';
import { notFound } from '../not-found.tsx';

export const STAFF_PAGE_MARKDOWN = '/:file{[a-z0-9]+(?:-[a-z0-9]+)*\\.md}';

/** The texts of the page as Markdown, section by section; else a redirect from a former address, or the not-found page. */
export async function pageMarkdown(c: AppContext): Promise<Response> {
  const slug = (c.req.param('file') as string).replace(/\.md$/, '');
  const page = staffPageOf(c, slug);
  if (!page) return (await movedRedirect(c, 'document', slug, '.md')) ?? notFound(c);
  const address = `${c.env.origin}/${slug}`;
  const parts = await Promise.all(textsOf(page).map((text) => markdownOfText(text, address)));
  const end = `---\n\n${siteFacts(c).name}: <${address}>`;
  declareTags(c.var.renderInfo, []);
  return c.body(`${[...parts.filter(Boolean), end].join('\n\n')}\n`, 200, {
    'Content-Type': 'text/markdown; charset=utf-8',
    'X-Robots-Tag': 'noindex',
    Link: `<${address}>; rel="canonical"`,
  });
}

/** The texts for readers, of the sections that are not hidden. */
function textsOf({ content }: StaffPage): ContentText[] {
  const sections = content.sections.filter(({ hidden }) => !hidden);
  return listTexts('page', { v: content.v, sections }).filter(
    ({ info }) =>
      info !== undefined &&
      info.label !== '' &&
      ['line', 'text', 'rich-text'].includes(info.control),
  );
}

/** A text as Markdown. The title of the first section is the heading of the page; other titles are one level below. */
async function markdownOfText({ text, info, path }: ContentText, address: string): Promise<string> {
  if (info?.control === 'rich-text') return markdownOf(absoluteHtml(text, address));
  const [, section, field] = /^content\.sections\.(\d+)\.values\.(\w+)$/.exec(path) ?? [];
  if (text === '' || field !== 'title') return markdownText(text);
  return `${section === '0' ? '#' : '##'} ${markdownText(text)}`;
}
