// The element of a drop zone: files are dropped and pasted on it.
import type { ClipboardEvent, DragEvent, SyntheticEvent } from 'react';

interface FileZoneOptions {
  isClosed: boolean;
  setOver: (isOver: boolean) => void;
  take: (files: FileList | null) => void;
}

/**
 * The handlers of the element. React also sends it the events of a dialog that is rendered inside it: those are left to
 * the dialog.
 */
export function fileZone({ isClosed, setOver, take }: FileZoneOptions) {
  const isInside = ({ currentTarget, target }: SyntheticEvent) =>
    currentTarget.contains(target as Node);
  return {
    onDragOver(event: DragEvent) {
      if (!isInside(event) || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = isClosed ? 'none' : 'copy';
      setOver(!isClosed);
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop(event: DragEvent) {
      if (!isInside(event) || event.dataTransfer.files.length === 0) return;
      // otherwise the browser would open a file that is dropped on a closed zone
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    },
    onPaste(event: ClipboardEvent) {
      if (!isInside(event) || event.clipboardData.files.length === 0) return;
      event.preventDefault();
      take(event.clipboardData.files);
    },
  };
}
