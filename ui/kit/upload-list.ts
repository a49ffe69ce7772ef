// The files in hand and how far each has come.
import type { FileRefusal } from './image-refusal.ts';

/** One file. `share` is what has been sent, 0 to 1, or null while nobody knows. */
export interface Upload {
  id: number;
  file: File;
  state: 'waiting' | 'uploading' | 'done' | 'failed' | 'cancelled' | 'refused';
  share: number | null;
  /** What to read when it was refused or failed. */
  message: FileRefusal | null;
}

export type UploadChange =
  | { type: 'add'; uploads: Upload[] }
  | { type: 'start' | 'done' | 'cancel' | 'retry'; id: number }
  | { type: 'remove'; id: number }
  | { type: 'progress'; id: number; share: number }
  | { type: 'fail'; id: number; message: FileRefusal };

/** The list after `change`. What arrives for a file that was cancelled or taken off the list changes nothing. */
export function changeUploads(uploads: Upload[], change: UploadChange): Upload[] {
  if (change.type === 'add') return [...uploads, ...change.uploads];
  if (change.type === 'remove') return uploads.filter(({ id }) => id !== change.id);
  return uploads.map((upload) => (upload.id === change.id ? changed(upload, change) : upload));
}

function changed(
  upload: Upload,
  change: Exclude<UploadChange, { type: 'add' | 'remove' }>,
): Upload {
  const isOpen = upload.state === 'waiting' || upload.state === 'uploading';
  switch (change.type) {
    case 'start':
      return isOpen ? { ...upload, state: 'uploading', share: null, message: null } : upload;
    case 'progress':
      return isOpen ? { ...upload, share: Math.min(1, Math.max(0, change.share)) } : upload;
    case 'done':
      return isOpen ? { ...upload, state: 'done', share: 1 } : upload;
    case 'fail':
      return isOpen ? { ...upload, state: 'failed', message: change.message } : upload;
    case 'cancel':
      return isOpen ? { ...upload, state: 'cancelled' } : upload;
    case 'retry':
      return upload.state === 'failed' || upload.state === 'cancelled'
        ? { ...upload, state: 'waiting', share: null, message: null }
        : upload;
  }
}
