// Files that are dropped or pasted outside of their zone: anywhere on the page, or in a part of it.
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives `take` the files that are dropped or pasted anywhere `within` an element, or on the page without one, while it
 * `listens`. Calls `setOver` with whether files are dragged over it. Files over a dialog belong to the dialog.
 */
export function useEveryFile(
  listens: boolean,
  take: (files: FileList | null) => void,
  setOver: (isOver: boolean) => void,
  within?: RefObject<HTMLElement | null>,
) {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const place = within ? within.current : document;
    if (!listens || !place) return;
    const holdsFiles = (data: DataTransfer | null) => data?.types.includes('Files') === true;
    const onDragOver = (event: DragEvent) => {
      if (event.defaultPrevented || !holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      const to = event.relatedTarget as Node | null;
      if (to === null || !place.contains(to)) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      if (event.defaultPrevented || !holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(false);
      latest.current(event.dataTransfer?.files ?? null);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || !event.clipboardData?.files.length) return;
      event.preventDefault();
      latest.current(event.clipboardData.files);
    };
    const over = new AbortController();
    const { signal } = over;
    const listen = place.addEventListener.bind(place);
    listen('dragover', onDragOver as EventListener, { signal });
    listen('dragleave', onDragLeave as EventListener, { signal });
    listen('drop', onDrop as EventListener, { signal });
    listen('paste', onPaste as EventListener, { signal });
    return () => over.abort();
  }, [listens, setOver, within]);
}
