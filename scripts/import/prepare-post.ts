// Prepares one post of the old site for storage: its HTML, pictures, status and field limits.
import { NAME_MAX_CHARS } from '#db/contract/fields.ts';
import { type ParsedPostInput, postInput } from '#db/contract/posts.ts';
import { cutText } from '#db/contract/text/cut-text.ts';
import { hasVisibleCharacter, hasVisibleContent } from '#db/contract/text/visible-content.ts';
import {
  ITEM_JSON_MAX_BYTES,
  LIST_MAX_ITEMS,
  TEXT_MAX_CHARS,
  TITLE_MAX_CHARS,
} from '#db/limits.ts';
import { sanitiseHtml } from '#server/admin/sanitise-html.ts';
import { absolute, rewriteHtml } from './legacy-html.ts';
import { type LegacyPictures, PictureError } from './legacy-pictures.ts';
import type { LegacyPost, LegacySite } from './legacy-post.ts';

/** A post that is ready to be stored. */
interface PreparedPost {
  input: ParsedPostInput;
  notes: string[];
  /** The number of pictures that could not be fetched or were rejected. */
  missing: number;
}

interface PrepareOptions {
  site: LegacySite;
  /** The new address for each old path. */
  hrefs: ReadonlyMap<string, string>;
  /** With null, pictures keep their old address. */
  pictures: LegacyPictures | null;
  /** Whether to publish the post if it was public on the old site. */
  publish: boolean;
}

/**
 * Turns a post of the old site into the input of a save, and stores its pictures. `notes` are texts for the report.
 * Throws an error with the reason when the post cannot be stored here.
 */
export async function preparePost(
  post: LegacyPost,
  slug: string,
  options: PrepareOptions,
): Promise<PreparedPost> {
  if (post.id === '') throw new Error('It has no id in the export.');
  if (Buffer.byteLength(post.content) > ITEM_JSON_MAX_BYTES)
    throw new Error(`Its text is larger than ${ITEM_JSON_MAX_BYTES / 1024 / 1024} MB.`);
  const { html, notes } = options.site.toHtml(wellFormed(post.content));
  const missing = new Set<string>();
  const pictureOf = pictureImporter(options, (address, reason) => {
    if (!missing.has(address)) notes.push(`A picture is missing, ${address}: ${reason}.`);
    missing.add(address);
  });
  const { address } = options.site;
  const hrefOf = (path: string) => options.hrefs.get(path);
  const text = await rewriteHtml(html, { address, hrefOf, pictureOf });
  const image = post.picture && (await pictureOf(post.picture.address));
  const content = sanitiseHtml(text.html);
  const status = statusOf(post, options.publish, content);
  notes.push(...text.notes, ...notesAbout(post, slug, status, options.publish));
  const input = parseInput({
    title: titleOf(post),
    slug,
    content,
    status,
    excerpt: cutText(wellFormed(post.excerpt), TEXT_MAX_CHARS).trim() || null,
    image,
    categories: namesOf(post.categories.map(withoutComma)).slice(0, LIST_MAX_ITEMS),
    author: namesOf([post.author ?? ''])[0] ?? null,
    publishDate: post.publishDate ?? undefined,
  });
  return { input, notes, missing: missing.size };
}

/** Returns a function from the old address of a picture to the new one; for a failed picture it calls `miss` and returns null. */
function pictureImporter(
  { pictures, site }: PrepareOptions,
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

/** The status: published only if it was public on the old site and has text. */
function statusOf(
  { audience, publishDate }: LegacyPost,
  publish: boolean,
  content: string,
): ParsedPostInput['status'] {
  if (!publish || audience === 'hidden' || publishDate === null || !hasVisibleContent(content))
    return 'draft';
  return audience === 'public' ? 'published' : 'scheduled';
}

/** The form of a post separates its categories by commas, so a comma would make two of one. */
function withoutComma(name: string): string {
  return name.replace(/\s*,\s*/g, ' ');
}

function notesAbout(post: LegacyPost, slug: string, status: string, publish: boolean): string[] {
  const notes = post.categories
    .filter((name) => name.includes(','))
    .map((name) => `Its category ‘${cutText(name, NAME_MAX_CHARS)}’ lost its comma.`);
  if (post.title.length > TITLE_MAX_CHARS)
    notes.push(`Its title was cut to ${TITLE_MAX_CHARS} characters.`);
  if (post.excerpt.length > TEXT_MAX_CHARS)
    notes.push(`Its excerpt was cut to ${TEXT_MAX_CHARS} characters.`);
  if (post.slug !== '' && post.slug !== slug)
    notes.push(
      `Its address is /insights/${slug}, because ‘${post.slug}’ is taken or not a valid slug.`,
    );
  if (publish && status === 'draft' && post.audience !== 'hidden')
    notes.push('It is a draft, because it has no text or no date.');
  return notes;
}

function parseInput(fields: Record<string, unknown>): ParsedPostInput {
  const parsed = postInput.safeParse(fields);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${issue?.path.join('.')}: ${issue?.message}`);
}

/** The title to store: cut to its limit, and `Untitled` when it has no visible character. */
export function titleOf({ title }: LegacyPost): string {
  const shown = cutText(wellFormed(title), TITLE_MAX_CHARS);
  return hasVisibleCharacter(shown) ? shown : 'Untitled';
}

function namesOf(names: readonly string[]): string[] {
  return names
    .map((name) => cutText(wellFormed(name), NAME_MAX_CHARS).trim())
    .filter(hasVisibleCharacter);
}

/** The text without NUL and lone surrogates, which no field accepts. */
export function wellFormed(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
