// Finds pictures that are still uploading: they are not part of the form yet.
import { reveal } from '#ui/admin/forms/reveal.ts';

const UPLOADING =
  '.image-field[data-uploading], .editor-upload:not([data-failed]), .gallery-field .file-drop-file:is([data-state="waiting"], [data-state="uploading"])';

/** Scrolls to the first such picture on this page, in a folded part too; returns false when there is none. */
export function showPictureOnItsWay(): boolean {
  const picture = document.querySelector(UPLOADING);
  if (!picture) return false;
  reveal(picture);
  // a folded part is open after the next render
  requestAnimationFrame(() => picture.scrollIntoView({ block: 'center' }));
  return true;
}
