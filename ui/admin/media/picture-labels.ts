// How the back office names pictures and counts where they are used.
import type { Media, MediaUse } from '#db/contract/media.ts';
import { fileSize } from '#ui/kit/image-refusal.ts';

/** What people call it; one without a name is called by its address. */
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
export function placesOf(uses: readonly MediaUse[]): string {
  return uses.length === 1 ? '1 place' : `${uses.length} places`;
}

/** Where staff go to change the item that uses a picture. */
export function hrefOfUse({ kind, id, where }: MediaUse): string {
  if (where === 'trash') return '/vs-admin/trash';
  return kind === 'post' ? `/vs-admin/edit/${id}` : `/vs-admin/case-studies/edit/${id}`;
}

/** The name under which the picture at an address of ours is stored; undefined for any other address. */
export function uploadName(address: string): string | undefined {
  return /^\/uploads\/([a-z0-9]{26}\.(?:jpg|png|webp|avif|gif))$/.exec(address.trim())?.[1];
}
