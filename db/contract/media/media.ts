// The schemas of the media library: pictures, films and documents, their texts and their uses.
import { z } from 'zod';
import { documentGroup } from '#db/contract/documents/document-group.ts';
import { id, mediaUrl, optionalChoice, requiredText, text } from '#db/contract/fields.ts';
import { itemKind } from '#db/contract/item-kind.ts';
import { pagination } from '#db/contract/posts.ts';
import { pageQuery } from '#db/contract/versions.ts';
import {
  FRAME_MAX_PIXELS,
  MEDIA_AT_ONCE_MAX,
  MEDIA_PAGE_DEFAULT,
  SEARCH_MAX_CHARS,
  TITLE_MAX_CHARS,
} from '#db/limits.ts';
import { isMediaName, MEDIA_KINDS } from './media-name.ts';

/** The name of a file of the library, its id in these calls. */
export const mediaName = z.string().max(200).refine(isMediaName, 'Must be the name of a file');

const pixels = (min: number) =>
  z
    .int('Must be a whole number of pixels')
    .min(min, `Must be at least ${min}`)
    .max(FRAME_MAX_PIXELS, 'Must be within the picture');

/** A frame. Whether it lies within its picture can only be checked with the picture. */
export const pictureFrame = z
  .object({ left: pixels(0), top: pixels(0), width: pixels(1), height: pixels(1) })
  .meta({ id: 'PictureFrame' });

/** A picture, a film or a PDF as the API gives it. */
export const media = z
  .object({
    name: z.string(),
    kind: z.enum(MEDIA_KINDS),
    url: z.string(),
    /** The original name of the file. */
    fileName: z.string(),
    type: z.string(),
    /** Pixels; 0 for a PDF. */
    width: z.int(),
    height: z.int(),
    /** Of a film in seconds, when its file says it. */
    duration: z.number().nullable(),
    /** The address of the picture that a film shows before it plays. */
    poster: z.string().nullable(),
    bytes: z.int(),
    alt: z.string(),
    /** The empty alt text is intended. */
    decorative: z.boolean(),
    /** The point that stays in view when a layout cuts the picture, from 0 to 1 of its whole width and height. */
    focalX: z.number(),
    focalY: z.number(),
    /** The part of a picture that pages show, in pixels; null when they show all of it. */
    frame: pictureFrame.nullable(),
    uploadedAt: z.iso.datetime(),
    /** For a picture of the site, which cannot be deleted, the pages of code that show it; null for an upload. */
    sitePages: z.array(z.object({ title: z.string(), path: z.string() })).nullable(),
  })
  .meta({ id: 'Media' });
export type Media = z.output<typeof media>;

/** A use: in an item, in a draft, in the trash, or as the poster of a film of the library. */
export const mediaUse = z
  .union([
    z.object({
      kind: itemKind,
      group: documentGroup.optional(),
      id: id(),
      title: z.string(),
      where: z.enum(['live', 'draft', 'trash']),
    }),
    z.object({
      kind: z.literal('film'),
      id: mediaName,
      title: z.string(),
      where: z.literal('library'),
    }),
  ])
  .meta({ id: 'MediaUse' });
export type MediaUse = z.output<typeof mediaUse>;

/** The orders of the library; the first is the default. */
export const MEDIA_SORTS = ['newest', 'name', 'size', 'uses'] as const;

/**
 * Query of GET /api/admin/media; `search` matches names and alt texts; `alt=missing` lists pictures without an alt text,
 * `kind` only pictures, films or PDFs, `show` the unused ones or those of the site or of staff. `size` sorts the largest file
 * first, `uses` the most used.
 */
export const mediaQuery = pageQuery.extend({
  limit: pageQuery.shape.limit.unwrap().default(MEDIA_PAGE_DEFAULT),
  search: text(SEARCH_MAX_CHARS).default(''),
  alt: z.enum(['missing']).optional(),
  kind: optionalChoice(MEDIA_KINDS),
  show: z.enum(['unused', 'site', 'uploads']).optional(),
  sort: z.enum(MEDIA_SORTS).default('newest'),
});
export type MediaQuery = z.output<typeof mediaQuery>;

/** Answer of GET /api/admin/media; `missingAlt` counts the pictures without an alt text that match the other filters. */
export const mediaList = z
  .object({ media: z.array(media), pagination, missingAlt: z.int() })
  .meta({ id: 'MediaList' });
export type MediaList = z.output<typeof mediaList>;

/** Answer of GET /api/admin/media/{name}. */
export const mediaDetail = media.extend({ uses: z.array(mediaUse) }).meta({ id: 'MediaDetail' });
export type MediaDetail = z.output<typeof mediaDetail>;

const fraction = () => z.number().min(0, 'Must be from 0 to 1').max(1, 'Must be from 0 to 1');

/** Body of PATCH /api/admin/media/{name}: omitted fields stay. */
export const mediaChange = z
  .object({
    fileName: text(TITLE_MAX_CHARS).optional(),
    alt: text(TITLE_MAX_CHARS).optional(),
    decorative: z.boolean().optional(),
    focalX: fraction().optional(),
    focalY: fraction().optional(),
    frame: pictureFrame.nullable().optional(),
    poster: mediaUrl().nullable().optional(),
  })
  .meta({ id: 'MediaChange' });
export type MediaChange = z.output<typeof mediaChange>;

/** Query of POST /api/admin/media, whose body is the bytes of the file. */
export const mediaUpload = z.object({ name: requiredText(TITLE_MAX_CHARS) });

/** Body of POST /api/admin/media/delete: pictures to move to the trash. */
export const mediaNames = z
  .object({ names: z.array(mediaName).min(1).max(MEDIA_AT_ONCE_MAX) })
  .meta({ id: 'MediaNames' });

/** Answer: the pictures that were deleted; those in use, of the site, or gone already stay out of it. */
export const mediaDeleted = z
  .object({ success: z.literal(true), deleted: z.array(z.string()) })
  .meta({ id: 'MediaDeleted' });

/** Body of POST /api/admin/media/{name}/replace: the picture that replaces it everywhere. */
export const mediaReplacement = z.object({ with: mediaName }).meta({ id: 'MediaReplacement' });

/** Answer: the uses that were replaced. */
export const mediaReplaced = z
  .object({ success: z.literal(true), uses: z.array(mediaUse) })
  .meta({ id: 'MediaReplaced' });
