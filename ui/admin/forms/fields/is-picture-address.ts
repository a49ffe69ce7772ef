// What an image field may hold before it is sent as a picture.

/** Whether the browser can be asked for it: an address of the web or a path of this site. */
export function isPictureAddress(address: string): boolean {
  return /^(https?:\/\/|\/(?!\/))./.test(address);
}
