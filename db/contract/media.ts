// The schemas of the media library: uploaded pictures, their texts and their uses.
import { z } from 'zod';
import { MEDIA_PAGE_DEFAULT, SEARCH_MAX_CHARS, TITLE_MAX_CHARS } from '#db/limits.ts';
import { id, text } from './fields.ts';
import { itemKind } from './item-kind.ts';
import { pagination } from './posts.ts';
import { pageQuery } from './versions.ts';

/** The stored name of a picture: the last part of its address, and its id in these calls. */
export const mediaName = z
  .string()
  .regex(/^[a-z0-9]{26}\.(?:jpg|png|webp|avif|gif)$/, 'Must be the name of a picture');

/** A picture as the API gives it. */
export const media = z
  .object({
    name: z.string(),
    url: z.string(),
    /** The original name of the file. */
    fileName: z.string(),
    type: z.string(),
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
    alt: z.string(),
    /** The empty alt text is intended. */
    decorative: z.boolean(),
    /** The point that stays in view when the picture is cropped, from 0 to 1 of its width and height. */
    focalX: z.number(),
    focalY: z.number(),
    uploadedAt: z.iso.datetime(),
  })
  .meta({ id: 'Media' });
export type Media = z.output<typeof media>;

/** A use of a picture: in an item, in a draft, or in the trash. */
export const mediaUse = z
  .object({
    kind: itemKind,
    id: id(),
    title: z.string(),
    where: z.enum(['live', 'draft', 'trash']),
  })
  .meta({ id: 'MediaUse' });
export type MediaUse = z.output<typeof mediaUse>;

/** Query of GET /api/admin/media; `search` matches names and alt texts; `alt=missing` lists pictures without an alt text. */
export const mediaQuery = pageQuery.extend({
  limit: pageQuery.shape.limit.unwrap().default(MEDIA_PAGE_DEFAULT),
  search: text(SEARCH_MAX_CHARS).default(''),
  alt: z.enum(['missing']).optional(),
});
export type MediaQuery = z.output<typeof mediaQuery>;

/** Answer of GET /api/admin/media, last uploaded first; `missingAlt` counts all pictures without an alt text. */
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
  })
  .meta({ id: 'MediaChange' });
export type MediaChange = z.output<typeof mediaChange>;

/** Body of POST /api/admin/media/{name}/replace: the picture that replaces it everywhere. */
export const mediaReplacement = z.object({ with: mediaName }).meta({ id: 'MediaReplacement' });

/** Answer: the uses that were replaced. */
export const mediaReplaced = z
  .object({ success: z.literal(true), uses: z.array(mediaUse) })
  .meta({ id: 'MediaReplaced' });
