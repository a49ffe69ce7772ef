// Sections: the parts of a page, in the order of its list. Each type has a schema of its values.
import { z } from 'zod';
import { requiredText } from '#db/contract/fields.ts';
import { LIST_MAX_ITEMS } from '#db/limits.ts';

/** A stored section. A section of an unknown type comes from a newer version of the site: it is kept but not shown. */
export const section = z
  .object({
    /** Permanent, and unique in its page. */
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

/** The sections of a page, with unique ids. */
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
  /** Made with the functions of document-fields.ts. */
  schema: z.ZodObject<Shape>;
  /** Its purpose, such as 'Numbers with what they count'. */
  hint?: string;
  /** Whether staff may add it to any page, repeatedly. Other sections belong to the pages that name them, once each. */
  general?: boolean;
  /** Whether a page may have it only once. */
  once?: boolean;
  /** Whether it has the page's `h1`: it is then the first section, exactly once, and never hidden. */
  head?: boolean;
}

/** Returns the type of section unchanged; it only infers the types of its values. */
export function sectionType<Shape extends z.ZodRawShape>(
  type: SectionType<Shape>,
): SectionType<Shape> {
  return type;
}
