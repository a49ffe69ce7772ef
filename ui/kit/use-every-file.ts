// Files that are dropped or pasted outside of their zone: anywhere on the page, or in a part of it.
import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Gives `take` the files that are dropped or pasted anywhere `within` an element, or on the page without one, while it
 * `listens`. Calls `setOver` with whether files are dragged over it. Files on a zone inside belong to that zone, and files
 * over a dialog to the dialog.
 */
export function useEveryFile(
  listens: boolean,
  take: (files: FileList | null) => void,
  setOver: (isOver: boolean) => void,
  within?: RefObject<HTMLElement | null>,
) {
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    if (!listens) return;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (within?.current ?? document).contains(target);
    const isFree = (event: Event) => !event.defaultPrevented && isInside(event.target);
    const holdsFiles = (data: DataTransfer | null) => data?.types.includes('Files') === true;
    const onDragOver = (event: DragEvent) => {
      if (!isFree(event) || !holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (!isInside(relatedTarget)) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!isFree(event) || !holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(false);
      takeNow(event.dataTransfer?.files ?? null);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (!isFree(event) || !event.clipboardData?.files.length) return;
      event.preventDefault();
      takeNow(event.clipboardData.files);
    };
    // at the document, which hears of an event after the zones inside: React listens below it
    const over = new AbortController();
    const { signal } = over;
    document.addEventListener('dragover', onDragOver, { signal });
    document.addEventListener('dragleave', onDragLeave, { signal });
    document.addEventListener('drop', onDrop, { signal });
    document.addEventListener('paste', onPaste, { signal });
    return () => over.abort();
  }, [listens, setOver, within]);
}
