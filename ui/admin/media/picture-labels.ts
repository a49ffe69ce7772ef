// Labels and addresses of pictures and their uses.
import type { Media, MediaUse } from '#db/contract/media.ts';
import { nameOfPicture } from '#db/contract/picture-name.ts';
import { hrefOfItem } from '#ui/admin/shell/item-labels.ts';
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

/** The screen of the item that uses a picture. */
export function hrefOfUse({ kind, id, where }: MediaUse): string {
  if (where === 'trash') return '/vs-admin/trash';
  return hrefOfItem(kind, id);
}

/** The stored name of an upload; undefined for any other address. */
export function uploadName(address: string): string | undefined {
  return address.trim().startsWith('/uploads/') ? nameOfPicture(address) : undefined;
}
