// The names of the library's pictures, and their addresses. Without a schema, for the browser.

const UPLOAD = /^[a-z0-9]{26}\.(?:jpg|png|webp|avif|gif)$/;
const OF_SITE = /^(?:images|attached-assets)(?:~[\w-][\w.-]*)+\.(?:jpe?g|png|webp|avif|gif|svg)$/i;
const UPLOADS = '/uploads/';

/** Whether `name` can be that of the file of an upload. */
export function isUploadName(name: string): boolean {
  return UPLOAD.test(name);
}

/** Whether `name` can be that of a picture: the file of an upload, or the path of a picture of the site with `~` for `/`. */
export function isPictureName(name: string): boolean {
  return isUploadName(name) || OF_SITE.test(name);
}

/** The root-relative address of the picture of that name. */
export function addressOfPicture(name: string): string {
  return name.includes('~') ? `/${name.replaceAll('~', '/')}` : UPLOADS + name;
}

/** The name of the picture at a root-relative address; undefined for any other address. */
export function nameOfPicture(address: string): string | undefined {
  const path = address.trim();
  if (path.startsWith(UPLOADS)) {
    const name = path.slice(UPLOADS.length);
    return isUploadName(name) ? name : undefined;
  }
  const name = path.slice(1).replaceAll('/', '~');
  return path.startsWith('/') && !path.includes('~') && OF_SITE.test(name) ? name : undefined;
}
