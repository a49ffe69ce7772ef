// Generated slugs, which never collide with those of other items.
import { and, eq, like, ne, or } from 'drizzle-orm';
import { STAFF_PAGE } from '#db/contract/documents/documents.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { slugOf } from '#db/contract/slug.ts';
import type { Queryable } from '#db/database.ts';
import { SLUG_MAX_CHARS } from '#db/limits.ts';
import { documents } from '#db/schema.ts';
import { ITEM_TABLE } from './item-tables.ts';

/** Room for a hyphen and a number. */
const NUMBER_CHARS = 6;

/** `input` with its own slug, or with one made from the title that no item except `ownId` has. */
export async function withSlug<Input extends { title: string; slug: string; type?: string }>(
  tx: Queryable,
  kind: ItemKind,
  input: Input,
  ownId?: number,
): Promise<Input> {
  if (input.slug !== '') return input;
  const slug = wellFormedSlug(kind, input.title);
  return { ...input, slug: await freeSlug(tx, kind, slug, input.type, ownId) };
}

/** A valid slug made from a title or from an invalid slug. */
export function wellFormedSlug(kind: ItemKind, text: string): string {
  const made = slugOf(text).slice(0, SLUG_MAX_CHARS).replace(/-$/, '');
  // a slug needs a letter, because digits alone are an id
  const slug = /[a-z]/.test(made) ? made : [kind, made].filter(Boolean).join('-');
  return slug.slice(0, SLUG_MAX_CHARS);
}

/**
 * `slug`, or the first of `slug-2`, `slug-3` … that no item of the kind has except `ownId`. Documents of other types do not
 * count.
 */
export async function freeSlug(
  tx: Queryable,
  kind: ItemKind,
  slug: string,
  type = STAFF_PAGE,
  ownId = 0,
): Promise<string> {
  const table = ITEM_TABLE[kind];
  const stem = stemOf(slug);
  const rows = await tx
    .select({ slug: table.slug })
    .from(table)
    .where(
      and(
        kind === 'document' ? eq(documents.type, type) : undefined,
        ne(table.id, ownId),
        or(eq(table.slug, slug), like(table.slug, `${stem}-%`)),
      ),
    );
  return firstFreeSlug(slug, new Set(rows.map((row) => row.slug)));
}

/** `slug`, or the first of `slug-2`, `slug-3` … that is not taken. */
export function firstFreeSlug(slug: string, taken: Pick<Set<string>, 'has'>): string {
  if (!taken.has(slug)) return slug;
  const stem = stemOf(slug);
  for (let number = 2; ; number++) if (!taken.has(`${stem}-${number}`)) return `${stem}-${number}`;
}

function stemOf(slug: string): string {
  return slug.slice(0, SLUG_MAX_CHARS - NUMBER_CHARS).replace(/-$/, '');
}
