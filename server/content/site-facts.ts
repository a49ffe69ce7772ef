// The company facts from the settings, in the shape that the layout of every page takes.
import type { Company } from '#db/content/company.ts';
import type { AppContext } from '#server/context.ts';
import { contentOf } from './content-of.ts';

/** The company as visitors see it. */
export function siteFacts(c: AppContext): Company {
  const { logo, mark } = contentOf(c, 'brand');
  return { ...contentOf(c, 'settings'), logo, mark };
}
