// The owner of an address: forms ask for it while a slug is typed.
import { z } from 'zod';
import { id, slug } from './fields.ts';
import { kindPath } from './item-kind.ts';

/** Query of GET /api/admin/slugs. */
export const slugQuery = z.object({ kind: kindPath, slug: slug() });

/**
 * Answer: the item of that kind that has the slug, drafts included, null when none has; and whether the site needs the address
 * itself.
 */
export const slugOwner = z
  .object({ item: z.object({ id: id(), title: z.string() }).nullable(), isReserved: z.boolean() })
  .meta({ id: 'SlugOwner' });
export type SlugOwner = z.output<typeof slugOwner>;
