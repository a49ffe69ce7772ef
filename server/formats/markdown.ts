// HTML as Markdown, for programs that read.
import type TurndownService from 'turndown';

let service: Promise<TurndownService> | undefined;

/** The Markdown (CommonMark with tables) of our own clean HTML. */
export async function markdownOf(html: string): Promise<string> {
  service ??= load();
  return (await service).turndown(html);
}

/** Loaded with the first request: it brings a parser of its own. */
async function load(): Promise<TurndownService> {
  const [{ default: Turndown }, { tables, strikethrough }] = await Promise.all([
    import('turndown'),
    import('@joplin/turndown-plugin-gfm'),
  ]);
  const service = new Turndown({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
  });
  service.use([tables, strikethrough]);
  // text that shows a tag or an entity is neither
  const builtIn = service.escape.bind(service);
  service.escape = (text) => builtIn(text).replaceAll(/<|&(?=#?\w+;)/g, '\\$&');
  return service;
}

/** Text on one line, with what Markdown would read as its own escaped. */
export function markdownText(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>#|]|&(?=#?\w+;)/g, '\\$&')
    .trim();
}
