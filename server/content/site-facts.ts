// The facts of the company from the settings, in the shape that the frame of every page takes.
import type { Company } from '#db/content/company.ts';
import type { AppContext } from '#server/context.ts';
import { contentOf } from './content-of.ts';

/** The company as visitors know it. */
export function siteFacts(c: AppContext): Company {
  const { logo, mark } = contentOf(c, 'brand');
  return { ...contentOf(c, 'settings'), logo, mark };
}
