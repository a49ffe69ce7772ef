// Files for the one zone of a screen, wherever on the page they are let go.
import { useEffect, useRef } from 'react';

/**
 * Gives `take` the files that are dropped or pasted on any part of the page while it `listens`, and says to `setOver`
 * whether some are held over it. A dialog keeps what is meant for it.
 */
export function useEveryFile(
  listens: boolean,
  take: (files: FileList | null) => void,
  setOver: (isOver: boolean) => void,
) {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (!listens) return;
    const holdsFiles = (data: DataTransfer | null) => data?.types.includes('Files') === true;
    const onDragOver = (event: DragEvent) => {
      if (event.defaultPrevented || !holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
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
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('dragleave', onDragLeave);
    document.addEventListener('drop', onDrop);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('dragleave', onDragLeave);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('paste', onPaste);
    };
  }, [listens, setOver]);
}
