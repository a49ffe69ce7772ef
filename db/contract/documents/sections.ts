// Sections: the parts of a page, in the order of its list. Each type has a schema of its values.
import { z } from 'zod';
import { requiredText } from '#db/contract/fields.ts';
import { LIST_MAX_ITEMS } from '#db/limits.ts';

/** A section as it is stored. One of an unknown type comes from a newer version of the site: it is kept and not shown. */
export const section = z
  .object({
    /** Stays with the section wherever it moves; unique in its page. */
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    type: requiredText(60),
    hidden: z.boolean().default(false),
    values: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'Section' });
export type Section = z.output<typeof section>;

/** The anchor of a section on its page. */
export function sectionAnchor({ id }: Pick<Section, 'id'>): string {
  return `section-${id}`;
}

/** The sections of a page, each with an id of its own. */
export const sectionList = z
  .array(section)
  .max(LIST_MAX_ITEMS, `Must have at most ${LIST_MAX_ITEMS} sections`)
  .refine(
    (all) => new Set(all.map(({ id }) => id)).size === all.length,
    'Two sections have the same id',
  );

/** A type of section. */
export interface SectionType<Shape extends z.ZodRawShape = z.ZodRawShape> {
  /** Its name in the back office: 'Figures'. */
  label: string;
  /** Made of the fields of document-fields.ts. */
  schema: z.ZodObject<Shape>;
  /** Its purpose in a few words: 'Numbers with what they count'. */
  hint?: string;
  /** Staff may add it to any page, as often as they like. The others belong to the pages that name them, once each. */
  general?: boolean;
  /** A page may have it only once. */
  once?: boolean;
  /** It holds the page's `h1`, so it is the first section of its page, once, and never hidden. */
  head?: boolean;
}

/** Describes a type of section; only for the types of its values. */
export function sectionType<Shape extends z.ZodRawShape>(
  type: SectionType<Shape>,
): SectionType<Shape> {
  return type;
}
