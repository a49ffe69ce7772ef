// The addresses of all visible items, for the sitemap: many items with few columns each.
import { desc, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { caseStudies, posts } from '#db/schema.ts';
import { type Publishable, visibleAt } from './visible.ts';

/** One item: its slug, the later of its publish date and its last change (ISO 8601), and its pictures. */
export interface Address {
  slug: string;
  changedAt: string;
  images: string[];
}

/** The addresses of visible posts and case studies, newest first, at most `limit` of each. */
export async function listAddresses(
  db: Database,
  limit: number,
): Promise<{ posts: Address[]; caseStudies: Address[] }> {
  const now = new Date().toISOString();
  return db.read(async (read) => {
    const [postRows, studyRows] = await Promise.all([
      read
        .select({
          slug: posts.slug,
          changedAt: laterDateOf(posts),
          image: posts.image,
        })
        .from(posts)
        .where(visibleAt(posts, now))
        .orderBy(desc(posts.publishDate), desc(posts.id))
        .limit(limit),
      read
        .select({
          slug: caseStudies.slug,
          changedAt: laterDateOf(caseStudies),
          mainImage: caseStudies.mainImage,
          gridImage: caseStudies.gridImage,
          mediaImages: caseStudies.mediaImages,
        })
        .from(caseStudies)
        .where(visibleAt(caseStudies, now))
        .orderBy(desc(caseStudies.publishDate), desc(caseStudies.id))
        .limit(limit),
    ]);
    return {
      posts: postRows.map(({ image, ...row }) => address(row, [image])),
      caseStudies: studyRows.map(({ mainImage, gridImage, mediaImages, ...row }) =>
        address(row, [mainImage || gridImage, ...mediaImages]),
      ),
    };
  });
}

function laterDateOf(table: Publishable): SQL<string> {
  return sql<string>`max(${table.publishDate}, ${table.updatedAt})`;
}

function address(row: Omit<Address, 'images'>, images: (string | null)[]): Address {
  return { ...row, images: [...new Set(images.filter((image) => image !== null))].filter(Boolean) };
}
