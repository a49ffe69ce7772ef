// The check of the links in the texts of an item.
import { z } from 'zod';
import { LIST_MAX_ITEMS, URL_MAX_CHARS } from '#db/limits.ts';
import { text } from './fields.ts';

/** Body of POST /api/admin/links/check: addresses on this site or others. */
export const linkCheck = z
  .object({ hrefs: z.array(text(URL_MAX_CHARS)).max(LIST_MAX_ITEMS) })
  .meta({ id: 'LinkCheck' });

/** Response: the addresses whose target on this site is not public, with the reason. */
export const linkProblems = z
  .object({ problems: z.array(z.object({ href: z.string(), message: z.string() })) })
  .meta({ id: 'LinkProblems' });
export type LinkProblem = z.output<typeof linkProblems>['problems'][number];
