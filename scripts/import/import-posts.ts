// Brings the posts of an export into Insights, one after the other. Stopped at any moment, it can be repeated.
import { cutText } from '#db/contract/cut-text.ts';
import { NAME_MAX_CHARS } from '#db/contract/fields.ts';
import { type ParsedPostInput, postInput } from '#db/contract/posts.ts';
import { hasVisibleCharacter, hasVisibleContent } from '#db/contract/visible-content.ts';
import { DatabaseUnavailableError } from '#db/errors.ts';
import {
  ITEM_JSON_MAX_BYTES,
  LIST_MAX_ITEMS,
  TEXT_MAX_CHARS,
  TITLE_MAX_CHARS,
} from '#db/limits.ts';
import { firstFreeSlug, wellFormedSlug } from '#db/queries/items/free-slug.ts';
import { listImportedPosts, listPostSlugs } from '#db/queries/items/imported-posts.ts';
import { retryWhileBusy } from '#db/retry.ts';
import { sanitiseHtml } from '#server/admin/sanitise-html.ts';
import type { SaveDeps } from '#server/admin/save-and-purge.ts';
import { importPost } from '#server/admin/save-item.ts';
import { StorageUnavailableError } from '#server/http/errors.ts';
import { reasonOf } from '#server/reason-of.ts';
import { absolute, rewriteHtml } from './legacy-html.ts';
import { type LegacyPictures, PictureError } from './legacy-pictures.ts';
import type { LegacyPost, LegacySite } from './legacy-post.ts';
import type { ImportReport } from './report.ts';

export interface ImportOptions {
  deps: SaveDeps;
  /** Null leaves pictures at their old address. */
  pictures: LegacyPictures | null;
  /** Publishes what was public on the old site. */
  publish: boolean;
  isDryRun: boolean;
  /** Called before each post with its place, from 1 on. */
  onPost?: (place: number, post: LegacyPost) => void;
}

/**
 * Imports every post that was not imported before, as a draft unless `publish` is set. A post that fails is reported, and the
 * next run tries it again. Throws `DatabaseUnavailableError` and `StorageUnavailableError`.
 */
export async function importPosts(site: LegacySite, options: ImportOptions): Promise<ImportReport> {
  const { isDryRun, onPost, pictures } = options;
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
    const title = shownTitle(post);
    try {
      const ready = await prepare(post, slug, { ...options, site, hrefs: plan.hrefs });
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

/** The slugs of the posts to import, and the new address of each old path. */
interface Plan {
  slugs: Map<LegacyPost, string>;
  hrefs: Map<string, string>;
}

/** Decides all addresses first, so that a text can link to a post that comes after it. */
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

/** A post that is ready to be stored. */
interface Ready {
  input: ParsedPostInput;
  notes: string[];
  /** How many pictures could not be had. */
  missing: number;
}

interface Around extends ImportOptions {
  site: LegacySite;
  hrefs: ReadonlyMap<string, string>;
}

/** Throws an error with the reason when the site does not take the post. */
async function prepare(post: LegacyPost, slug: string, around: Around): Promise<Ready> {
  if (post.id === '') throw new Error('It has no id in the export.');
  if (Buffer.byteLength(post.content) > ITEM_JSON_MAX_BYTES)
    throw new Error(`Its text is larger than ${ITEM_JSON_MAX_BYTES / 1024 / 1024} MB.`);
  const { html, notes } = around.site.toHtml(wellFormed(post.content));
  const missing = new Set<string>();
  const pictureOf = pictureFinder(around, (address, reason) => {
    if (!missing.has(address)) notes.push(`A picture is missing, ${address}: ${reason}.`);
    missing.add(address);
  });
  const { address } = around.site;
  const hrefOf = (path: string) => around.hrefs.get(path);
  const text = await rewriteHtml(html, { address, hrefOf, pictureOf });
  const image = post.picture && (await pictureOf(post.picture.address));
  const content = sanitiseHtml(text.html);
  const status = statusOf(post, around.publish, content);
  notes.push(...text.notes, ...notesOn(post, slug, status, around.publish));
  const input = parse({
    title: shownTitle(post),
    slug,
    content,
    status,
    excerpt: cutText(wellFormed(post.excerpt), TEXT_MAX_CHARS).trim() || null,
    image,
    categories: namesOf(post.categories).slice(0, LIST_MAX_ITEMS),
    author: namesOf([post.author ?? ''])[0] ?? null,
    publishDate: post.publishDate ?? undefined,
  });
  return { input, notes, missing: missing.size };
}

/** Finds the new address of a picture. `miss` is told of one that cannot be had. */
function pictureFinder(
  { pictures, site }: Around,
  miss: (address: string, reason: string) => void,
): (address: string) => Promise<string | null> {
  return async (address) => {
    if (pictures === null) {
      const url = absolute(address, site.address ?? 'invalid:');
      if (url === null) miss(cutText(address, 200), 'its address is not complete');
      return url?.href ?? null;
    }
    try {
      return await pictures.fetch(address);
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      miss(cutText(address, 200), error.message);
      return null;
    }
  };
}

/** Nothing that nobody saw becomes public, and neither does a post that has nothing to show. */
function statusOf(
  { audience, publishDate }: LegacyPost,
  publish: boolean,
  content: string,
): ParsedPostInput['status'] {
  if (!publish || audience === 'hidden' || publishDate === null || !hasVisibleContent(content))
    return 'draft';
  return audience === 'public' ? 'published' : 'scheduled';
}

function notesOn(post: LegacyPost, slug: string, status: string, publish: boolean): string[] {
  const notes: string[] = [];
  if (post.title.length > TITLE_MAX_CHARS)
    notes.push(`Its title was cut to ${TITLE_MAX_CHARS} characters.`);
  if (post.excerpt.length > TEXT_MAX_CHARS)
    notes.push(`Its excerpt was cut to ${TEXT_MAX_CHARS} characters.`);
  if (post.slug !== '' && post.slug !== slug)
    notes.push(
      `Its address is /insights/${slug}, because ‘${post.slug}’ is taken or no slug here.`,
    );
  if (publish && status === 'draft' && post.audience !== 'hidden')
    notes.push('It is a draft, because it has no text or no date.');
  return notes;
}

function parse(fields: Record<string, unknown>): ParsedPostInput {
  const parsed = postInput.safeParse(fields);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${issue?.path.join('.')}: ${issue?.message}`);
}

/** Stores the post in one transaction. False when another run has imported it meanwhile. */
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

function shownTitle({ title }: LegacyPost): string {
  const shown = cutText(wellFormed(title), TITLE_MAX_CHARS);
  return hasVisibleCharacter(shown) ? shown : 'Untitled';
}

function namesOf(names: readonly string[]): string[] {
  return names
    .map((name) => cutText(wellFormed(name), NAME_MAX_CHARS).trim())
    .filter(hasVisibleCharacter);
}

/** Without what no field takes: NUL and lone surrogates. */
function wellFormed(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
