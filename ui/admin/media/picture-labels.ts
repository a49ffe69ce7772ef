// Labels and addresses of the files of the library and their uses.
import type { Media, MediaUse } from '#db/contract/media/media.ts';
import { type MediaKind, nameOfMedia } from '#db/contract/media/media-name.ts';
import { canHaveFrame } from '#db/contract/media/picture-frame.ts';
import { FRAME_MIN_PIXELS } from '#db/limits.ts';
import { hrefOfItem, kindLabel } from '#ui/admin/shell/item-labels.ts';
import { fileSize } from '#ui/kit/image-refusal.ts';

/** The name of a file, or its stored name when it has none. */
export function pictureName({ fileName, name }: Pick<Media, 'fileName' | 'name'>): string {
  return fileName || name;
}

/** The size in pixels of what pages show of a picture or film: its frame, or all of it. */
export function shownSize({
  width,
  height,
  frame,
}: Pick<Media, 'width' | 'height'> & Partial<Pick<Media, 'frame'>>) {
  return frame ? { width: frame.width, height: frame.height } : { width, height };
}

/** Whether staff can crop a file: its type allows it, and it is large enough. */
export function canBeCropped({ type, width, height }: Pick<Media, 'type' | 'width' | 'height'>) {
  return canHaveFrame(type) && Math.min(width, height) >= FRAME_MIN_PIXELS;
}

/** '1600 × 1000 · 240 KB' for a picture as pages show it, '1280 × 720 · 0:42 · 8.1 MB' for a film, '240 KB' for a PDF. */
export function pictureFigures({
  kind,
  duration,
  bytes,
  ...picture
}: Pick<Media, 'kind' | 'width' | 'height' | 'frame' | 'duration' | 'bytes'>) {
  const { width, height } = shownSize(picture);
  const size = kind === 'pdf' ? null : `${width} × ${height}`;
  const length = duration === null ? null : filmLength(duration);
  return [size, length, fileSize(bytes)].filter((figure) => figure !== null).join(' · ');
}

/** '0:42', '1:03:00'. */
export function filmLength(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  const hours = Math.floor(whole / 3600);
  return hours > 0 ? [hours, ...parts].join(':') : parts.join(':').replace(/^0/, '');
}

/** The plural noun for files of each kind; `all` is for files of any kind. */
export const MEDIA_NOUNS: Record<MediaKind | 'all', string> = {
  picture: 'pictures',
  film: 'films',
  pdf: 'PDFs',
  all: 'files',
};

/** The noun for one file of each kind. */
export const MEDIA_NOUN: Record<MediaKind, string> = {
  picture: 'picture',
  film: 'film',
  pdf: 'PDF',
};

/** The kind of an upload zone that takes files of each kind. */
export const UPLOAD_KIND = { picture: 'images', film: 'films', pdf: 'pdfs' } as const;

/** '1 place', '3 places'. */
export function placesOf(uses: readonly unknown[]): string {
  return uses.length === 1 ? '1 place' : `${uses.length} places`;
}

/** The screen of the item, or the film of the library, that uses a picture. */
export function hrefOfUse(use: MediaUse): string {
  if (use.kind === 'film') return `/vs-admin/media#${use.id}`;
  return use.where === 'trash' ? '/vs-admin/trash' : hrefOfItem(use.kind, use.id);
}

/** The label of the kind of use: 'Blog post', 'Poster of a film'. */
export function labelOfUse(use: MediaUse): string {
  return use.kind === 'film' ? 'Poster of a film' : kindLabel(use);
}

/** The stored name of an upload; undefined for any other address. */
export function uploadName(address: string): string | undefined {
  return address.trim().startsWith('/uploads/') ? nameOfMedia(address) : undefined;
}
