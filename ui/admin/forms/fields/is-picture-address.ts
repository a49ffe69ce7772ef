// Tells whether the text of an image field is the address of a picture, before it is shown.

/** Whether the browser can load a picture from `address`: an http(s) address or a path of this site. */
export function isPictureAddress(address: string): boolean {
  return /^(https?:\/\/|\/(?!\/))./.test(address);
}
