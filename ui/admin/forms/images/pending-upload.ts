// Finds pictures that are still uploading: they are not part of the form yet.

const UPLOADING =
  '.image-field[data-uploading], .editor-upload:not([data-failed]), .gallery-field .file-drop-file:is([data-state="waiting"], [data-state="uploading"])';

/** Scrolls to the first such picture on this page; returns false when there is none. */
export function showPictureOnItsWay(): boolean {
  const picture = document.querySelector(UPLOADING);
  picture?.scrollIntoView({ block: 'center' });
  return picture !== null;
}
