// Fills an empty database with the demonstration content, sanitised like everything that is stored.
import type { Database } from '#db/client.ts';
import { demoContent } from '#db/seed/content.ts';
import { type ParsedContent, type SeedContent, seedDatabase } from '#db/seed.ts';
import { cleanFields } from './clean-fields.ts';

/** `content` with clean HTML, ready for `seedDatabase`. */
export function cleanContent({ posts, caseStudies }: ParsedContent): SeedContent {
  return {
    posts: posts.map((post) => cleanFields(post)),
    caseStudies: caseStudies.map((study) => cleanFields(study)),
  };
}

/** Stores the demonstration content; does nothing when there is content already. Throws as `seedDatabase` does. */
export async function seedDemoContent(db: Database): Promise<void> {
  await seedDatabase(db, cleanContent(demoContent()));
}
