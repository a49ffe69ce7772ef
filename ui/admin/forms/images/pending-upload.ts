// A picture that is being sent is no part of the form yet.

const ON_ITS_WAY =
  '.image-field[data-uploading], .editor-upload:not([data-failed]), .gallery-field .file-drop-file:is([data-state="waiting"], [data-state="uploading"])';

/** Brings the first such picture on this page into sight; false when there is none. */
export function showPictureOnItsWay(): boolean {
  const picture = document.querySelector(ON_ITS_WAY);
  picture?.scrollIntoView({ block: 'center' });
  return picture !== null;
}
