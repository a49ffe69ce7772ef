// Links and files of a form that visitors cannot open, checked again when they change.
import { useQuery } from '@tanstack/react-query';
import type { LinkProblem } from '#db/contract/link-check.ts';
import { toRelativeHref } from '#db/contract/text/relative-hrefs.ts';
import { LIST_MAX_ITEMS, URL_MAX_CHARS } from '#db/limits.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import type { FileUse } from './file-uses.ts';
import type { ChecklistEntry, FieldTarget } from './publish-checklist.ts';

/** A text of a form that may hold links. */
export interface LinkedText {
  /** The field of the text. */
  field: FieldTarget;
  html: string;
}

const HREF = /<a\b[^>]*\shref="([^"]*)"/g;

/** The paths of this site, whose origin is `origin`, that a text links to, each once. */
export function linksOf(html: string, origin = globalThis.location?.origin ?? null): string[] {
  const found = [...html.matchAll(HREF)].map(([, href = '']) =>
    toRelativeHref(href.replaceAll('&amp;', '&'), origin),
  );
  return [...new Set(found)].filter((href) => href.startsWith('/') && href.length <= URL_MAX_CHARS);
}

/** One entry for each field and each of its links with a problem. */
export function linkEntries(
  texts: readonly LinkedText[],
  problems: readonly LinkProblem[],
): ChecklistEntry[] {
  const reasons = new Map(problems.map(({ href, message }) => [href, message]));
  return texts.flatMap(({ field, html }) =>
    linksOf(html).flatMap((href) => {
      const reason = reasons.get(href);
      const text = `${field.label}: the link to ${href} is shown as plain text. ${reason}`;
      return reason ? [{ text, field }] : [];
    }),
  );
}

/**
 * The problems of all links in `texts` and of the `files`, empty when the server fails: they are only hints. The returned
 * function checks again.
 */
export function useLinkProblems(
  texts: readonly LinkedText[],
  files: readonly FileUse[],
): [LinkProblem[], () => void] {
  const all = [...texts.flatMap(({ html }) => linksOf(html)), ...files.map(({ src }) => src)];
  const hrefs = [...new Set(all)].slice(0, LIST_MAX_ITEMS);
  const hasLinks = hrefs.length > 0;
  const { data, refetch } = useQuery({
    queryKey: ['link problems', hrefs],
    queryFn: () => answerOf(api.admin.links.check.$post({ json: { hrefs } })),
    enabled: hasLinks,
    placeholderData: (before) => before,
    staleTime: 0,
  });
  return [(hasLinks && data?.problems) || [], () => hasLinks && void refetch()];
}
