// Labels and addresses of pictures and their uses.
import type { Media, MediaUse } from '#db/contract/media.ts';
import { nameOfPicture } from '#db/contract/media-name.ts';
import { hrefOfItem, KIND_LABEL } from '#ui/admin/shell/item-labels.ts';
import { fileSize } from '#ui/kit/image-refusal.ts';

/** The name of a picture, or its stored name when it has none. */
export function pictureName({ fileName, name }: Pick<Media, 'fileName' | 'name'>): string {
  return fileName || name;
}

/** '1600 × 1000 · 240 KB'. */
export function pictureFigures({
  width,
  height,
  bytes,
}: Pick<Media, 'width' | 'height' | 'bytes'>) {
  return `${width} × ${height} · ${fileSize(bytes)}`;
}

/** '1 place', '3 places'. */
export function placesOf(uses: readonly unknown[]): string {
  return uses.length === 1 ? '1 place' : `${uses.length} places`;
}

/** The screen of the item, or the film of the library, that uses a picture. */
export function hrefOfUse(use: MediaUse): string {
  if (use.kind === 'film') return `/vs-admin/media#${use.id}`;
  return use.where === 'trash' ? '/vs-admin/trash' : hrefOfItem(use.kind, use.id);
}

/** What uses it: 'Post', 'Poster of a film'. */
export function kindOfUse({ kind }: MediaUse): string {
  return kind === 'film' ? 'Poster of a film' : KIND_LABEL[kind];
}

/** The stored name of an upload; undefined for any other address. */
export function uploadName(address: string): string | undefined {
  return address.trim().startsWith('/uploads/') ? nameOfPicture(address) : undefined;
}
