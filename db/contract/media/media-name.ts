// The names, addresses and kinds of the files in the library. Without zod, for the browser.

/** The kinds of file in the library. */
export const MEDIA_KINDS = ['picture', 'film', 'pdf'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

const UPLOAD = /^[a-z0-9]{26}\.(?:jpg|png|webp|avif|gif|mp4|webm|pdf)$/;
const OF_SITE =
  /^(?:(?:images|attached-assets)(?:~[\w-][\w.-]*)+\.(?:jpe?g|png|webp|avif|gif|svg)|videos(?:~[\w-][\w.-]*)+\.(?:mp4|webm))$/i;
/** The path of uploads. */
export const UPLOADS_PATH = '/uploads/';

/** Whether `name` has the form of an upload's file name. */
export function isUploadName(name: string): boolean {
  return UPLOAD.test(name);
}

/** Whether `name` has the form of a library name: an upload's file, or the path of a file of the site with `~` for `/`. */
export function isMediaName(name: string): boolean {
  return isUploadName(name) || OF_SITE.test(name);
}

/** The root-relative address of the file with this name. */
export function addressOfMedia(name: string): string {
  return name.includes('~') ? `/${name.replaceAll('~', '/')}` : UPLOADS_PATH + name;
}

/** The name of the upload at a root-relative address; undefined for any other address. */
export function nameOfUpload(address: string): string | undefined {
  if (!address.startsWith(UPLOADS_PATH)) return undefined;
  const name = address.slice(UPLOADS_PATH.length);
  return isUploadName(name) ? name : undefined;
}

/** The name of the file at a root-relative address; undefined for any other address. */
export function nameOfMedia(address: string): string | undefined {
  const path = address.trim();
  if (path.startsWith(UPLOADS_PATH)) return nameOfUpload(path);
  const name = path.slice(1).replaceAll('/', '~');
  return path.startsWith('/') && !path.includes('~') && OF_SITE.test(name) ? name : undefined;
}

/** The name of the picture at a root-relative address; undefined for any other address. */
export function nameOfPicture(address: string): string | undefined {
  const name = nameOfMedia(address);
  return name !== undefined && kindOfMedia(name) === 'picture' ? name : undefined;
}

/** The kind of the file with this name. */
export function kindOfMedia(name: string): MediaKind {
  if (/\.(?:mp4|webm)$/i.test(name)) return 'film';
  return /\.pdf$/i.test(name) ? 'pdf' : 'picture';
}
