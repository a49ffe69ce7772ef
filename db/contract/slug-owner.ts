// The owner of an address: forms query it while a slug is typed.
import { z } from 'zod';
import { id, slug } from './fields.ts';
import { kindPath } from './item-kind.ts';

/** Query of GET /api/admin/slugs. */
export const slugQuery = z.object({ kind: kindPath, slug: slug() });

/**
 * Response: the item of that kind with the slug, including drafts, or null; and whether the site itself uses the
 * address.
 */
export const slugOwner = z
  .object({ item: z.object({ id: id(), title: z.string() }).nullable(), isReserved: z.boolean() })
  .meta({ id: 'SlugOwner' });
export type SlugOwner = z.output<typeof slugOwner>;
