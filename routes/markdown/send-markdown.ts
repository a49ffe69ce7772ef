// The response of a Markdown twin.
import type { CacheTag } from '#server/cache/cached-page.ts';
import { declareTags } from '#server/cache/render-info.ts';
import { siteFacts } from '#server/content/site-facts.ts';
import type { AppContext } from '#server/context.ts';
import { markdownOf } from '#server/formats/markdown.ts';
import { addressOfPicture } from '#server/render/shown-picture.ts';
import { absoluteHtml } from '../insights/absolute-html.ts';

/** Responds with the non-empty parts, followed by the canonical address: that of the HTML page at the path `page`. */
export function sendMarkdown(
  c: AppContext,
  page: string,
  tag: CacheTag,
  parts: readonly (string | null | false)[],
): Response {
  declareTags(c.get('renderInfo'), [tag]);
  const { origin } = c.env;
  const end = `---\n\n${siteFacts(c).name}: <${origin}${page}>`;
  const text = [...parts, end].filter(Boolean).join('\n\n');
  return c.body(`${text}\n`, 200, {
    'Content-Type': 'text/markdown; charset=utf-8',
    'X-Robots-Tag': 'noindex',
    Link: `<${origin}${page}>; rel="canonical"`,
  });
}

/** Our HTML as Markdown, with addresses resolved against `page`. */
export function absoluteMarkdown(c: AppContext, page: string, html: string): Promise<string> {
  return markdownOf(absoluteHtml(html, c.env.origin + page, (src) => addressOfPicture(c, src)));
}
