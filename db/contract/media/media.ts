// The schemas of the media library: pictures, films and documents, their texts and their uses.
import { z } from 'zod';
import { documentGroup } from '#db/contract/documents/document-group.ts';
import { id, mediaUrl, optionalChoice, requiredText, text } from '#db/contract/fields.ts';
import { itemKind } from '#db/contract/item-kind.ts';
import { pageQuery, pagination } from '#db/contract/pagination.ts';
import {
  FRAME_MAX_PIXELS,
  MEDIA_AT_ONCE_MAX,
  MEDIA_PAGE_DEFAULT,
  SEARCH_MAX_CHARS,
  TITLE_MAX_CHARS,
} from '#db/limits.ts';
import { isMediaName, MEDIA_KINDS } from './media-name.ts';

/** The name of a library file, which is its id in these calls. */
export const mediaName = z.string().max(200).refine(isMediaName, 'Must be the name of a file');

const pixels = (min: number) =>
  z
    .int('Must be a whole number of pixels')
    .min(min, `Must be at least ${min}`)
    .max(FRAME_MAX_PIXELS, 'Must be within the picture');

/** A frame. Whether it fits its picture is checked where the picture is known. */
export const pictureFrame = z
  .object({ left: pixels(0), top: pixels(0), width: pixels(1), height: pixels(1) })
  .meta({ id: 'PictureFrame' });

/** A picture, a film or a PDF as returned by the API. */
export const media = z
  .object({
    name: z.string(),
    kind: z.enum(MEDIA_KINDS),
    url: z.string(),
    /** The original name of the file. */
    fileName: z.string(),
    type: z.string(),
    /** In pixels; 0 for a PDF. */
    width: z.int(),
    height: z.int(),
    /** The length of a film in seconds, when known. */
    duration: z.number().nullable(),
    /** The address of the picture shown before a film plays. */
    poster: z.string().nullable(),
    bytes: z.int(),
    alt: z.string(),
    /** Whether the empty alt text is intended. */
    decorative: z.boolean(),
    /** The point that stays visible when a layout crops the picture, as fractions of its whole width and height. */
    focalX: z.number(),
    focalY: z.number(),
    /** The part of a picture that pages show, in pixels; null for the whole. */
    frame: pictureFrame.nullable(),
    uploadedAt: z.iso.datetime(),
    /** The pages whose code shows a picture of the site, which cannot be deleted; null for an upload. */
    sitePages: z.array(z.object({ title: z.string(), path: z.string() })).nullable(),
  })
  .meta({ id: 'Media' });
export type Media = z.output<typeof media>;

/** A use: in an item, a draft, the trash, or as the poster of a film in the library. */
const mediaUse = z
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

/** The sort orders of the library; the first is the default. */
const MEDIA_SORTS = ['newest', 'name', 'size', 'uses'] as const;

/**
 * Query of GET /api/admin/media. `search` matches names and alt texts; `alt=missing` lists pictures without an alt text;
 * `kind` limits the kind of file, `show` lists unused files or those of the site or of staff. `size` sorts the largest first,
 * `uses` the most used first.
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

/** Response of GET /api/admin/media; `missingAlt` counts the pictures without an alt text that match the other filters. */
export const mediaList = z
  .object({ media: z.array(media), pagination, missingAlt: z.int() })
  .meta({ id: 'MediaList' });
export type MediaList = z.output<typeof mediaList>;

/** Response of GET /api/admin/media/{name}. */
export const mediaDetail = media.extend({ uses: z.array(mediaUse) }).meta({ id: 'MediaDetail' });
export type MediaDetail = z.output<typeof mediaDetail>;

const fraction = () => z.number().min(0, 'Must be from 0 to 1').max(1, 'Must be from 0 to 1');

/** Body of PATCH /api/admin/media/{name}: omitted fields are kept. */
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

/** Body of POST /api/admin/media/delete: the files to move to the trash. */
export const mediaNames = z
  .object({ names: z.array(mediaName).min(1).max(MEDIA_AT_ONCE_MAX) })
  .meta({ id: 'MediaNames' });

/** Response: the deleted files, without those in use, of the site, or already deleted. */
export const mediaDeleted = z
  .object({ success: z.literal(true), deleted: z.array(z.string()) })
  .meta({ id: 'MediaDeleted' });

/** Body of POST /api/admin/media/{name}/replace: the picture that replaces it everywhere. */
export const mediaReplacement = z.object({ with: mediaName }).meta({ id: 'MediaReplacement' });

/** Response: the uses that were replaced. */
export const mediaReplaced = z
  .object({ success: z.literal(true), uses: z.array(mediaUse) })
  .meta({ id: 'MediaReplaced' });
