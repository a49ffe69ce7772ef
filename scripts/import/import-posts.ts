// Imports the posts of an export into Insights, one after another. It can be interrupted and repeated at any time.
import type { ParsedPostInput } from '#db/contract/posts.ts';
import { DatabaseUnavailableError } from '#db/errors.ts';
import { firstFreeSlug, wellFormedSlug } from '#db/queries/items/free-slug.ts';
import { listImportedPosts, listPostSlugs } from '#db/queries/items/imported-posts.ts';
import { retryWhileBusy } from '#db/retry.ts';
import type { SaveDeps } from '#server/admin/save-and-purge.ts';
import { importPost } from '#server/admin/save-item.ts';
import { StorageUnavailableError } from '#server/http/errors.ts';
import { reasonOf } from '#server/reason-of.ts';
import type { LegacyPictures } from './legacy-pictures.ts';
import type { LegacyPost, LegacySite } from './legacy-post.ts';
import { preparePost, titleOf, wellFormed } from './prepare-post.ts';
import type { ImportReport } from './report.ts';

interface ImportOptions {
  deps: SaveDeps;
  /** With null, pictures keep their old address. */
  pictures: LegacyPictures | null;
  /** Whether to publish the posts that were public on the old site. */
  publish: boolean;
  isDryRun: boolean;
  /** Called before each post with its number, from 1. */
  onPost?: (place: number, post: LegacyPost) => void;
}

/**
 * Imports every post that was not imported before, as a draft unless `publish` is set. A post that fails is reported, and
 * retried by the next run. Throws `DatabaseUnavailableError` and `StorageUnavailableError`.
 */
export async function importPosts(site: LegacySite, options: ImportOptions): Promise<ImportReport> {
  const { isDryRun, onPost, pictures, publish } = options;
  const report: ImportReport = {
    imported: 0,
    skipped: 0,
    failed: [],
    notes: [],
    pictures: { stored: 0, failed: 0 },
    leftOut: site.leftOut,
  };
  const plan = await planAddresses(site, options.deps);
  for (const [index, post] of site.posts.entries()) {
    onPost?.(index + 1, post);
    const slug = plan.slugs.get(post);
    if (slug === undefined) {
      report.skipped += 1;
      continue;
    }
    const title = titleOf(post);
    try {
      const ready = await preparePost(post, slug, { site, hrefs: plan.hrefs, pictures, publish });
      const isNew = isDryRun || (await store(ready.input, post, site, options.deps));
      if (isNew) report.imported += 1;
      else report.skipped += 1;
      report.pictures.failed += ready.missing;
      report.notes.push(...ready.notes.map((note) => ({ title, note })));
    } catch (error) {
      if (error instanceof DatabaseUnavailableError || error instanceof StorageUnavailableError)
        throw error;
      const reason =
        error instanceof RangeError ? 'Its HTML is nested too deeply.' : reasonOf(error);
      report.failed.push({ title, reason });
    }
  }
  report.pictures.stored = pictures?.stored ?? 0;
  return report;
}

/** The slugs of the posts to import, and the new address for each old path. */
interface Plan {
  slugs: Map<LegacyPost, string>;
  hrefs: Map<string, string>;
}

/** Decides the addresses of all posts first, so that a text can link to a later post. */
async function planAddresses(site: LegacySite, { db }: SaveDeps): Promise<Plan> {
  const before = await listImportedPosts(db, site.source);
  const taken = await listPostSlugs(db);
  const seen = new Set(before.map(({ sourceId }) => sourceId));
  const plan: Plan = { slugs: new Map(), hrefs: new Map() };
  for (const { path, slug } of before) if (path && slug) plan.hrefs.set(path, `/insights/${slug}`);
  for (const post of site.posts) {
    if (seen.has(post.id)) continue;
    seen.add(post.id);
    const wanted = /[a-z0-9]/i.test(post.slug) ? post.slug : post.title;
    const slug = firstFreeSlug(wellFormedSlug('post', wanted), taken);
    taken.add(slug);
    plan.slugs.set(post, slug);
    if (post.path) plan.hrefs.set(post.path, `/insights/${slug}`);
  }
  return plan;
}

/** Stores the post in one transaction. Returns false when another run has imported it meanwhile. */
async function store(
  input: ParsedPostInput,
  { id, wasPublished, path, updatedAt, picture }: LegacyPost,
  { source }: LegacySite,
  deps: SaveDeps,
): Promise<boolean> {
  const imageAlt = wellFormed(picture?.alt ?? '');
  const origin = { source, sourceId: id, wasPublished, path, updatedAt, imageAlt };
  return (await retryWhileBusy(() => importPost(deps, input, origin))) !== null;
}
