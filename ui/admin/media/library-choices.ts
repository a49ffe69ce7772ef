// The filters and orders of the media library, for its screen and for the dialog that chooses from it.
import type { MediaQuery } from '#db/contract/media/media.ts';

type Options<Value> = readonly { value: Value; label: string }[];

export const KINDS = [
  { value: 'picture', label: 'Pictures' },
  { value: 'film', label: 'Films' },
  { value: 'pdf', label: 'PDFs' },
] as const satisfies Options<NonNullable<MediaQuery['kind']>>;

export const SHOWN = [
  { value: 'uploads', label: 'Uploads' },
  { value: 'site', label: 'Part of the site' },
  { value: 'unused', label: 'Unused' },
] as const satisfies Options<NonNullable<MediaQuery['show']>>;

export const SORTS = [
  { value: 'newest', label: 'Newest' },
  { value: 'name', label: 'Name' },
  { value: 'size', label: 'Largest file' },
  { value: 'uses', label: 'Most used' },
] as const satisfies Options<MediaQuery['sort']>;
