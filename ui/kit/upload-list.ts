// The list of files being uploaded, as a reducer.
import type { FileRefusal } from './image-refusal.ts';

/** One file. `share` is the part that has been sent, 0 to 1, or null while it is unknown. */
export interface Upload {
  id: number;
  file: File;
  /** The file that is sent: smaller than `file` when that was scaled down. */
  sent: File;
  state: 'waiting' | 'uploading' | 'done' | 'failed' | 'cancelled' | 'refused';
  share: number | null;
  /** The message of a refused or failed file, else null. */
  message: FileRefusal | null;
}

type UploadChange =
  | { type: 'add'; uploads: Upload[] }
  | { type: 'start' | 'done' | 'cancel' | 'retry'; id: number }
  | { type: 'remove'; id: number }
  | { type: 'clear' }
  | { type: 'ready'; id: number; sent: File }
  | { type: 'progress'; id: number; share: number }
  | { type: 'fail' | 'refuse'; id: number; message: FileRefusal };

/** Whether the file is waiting or uploading. */
export function isOpen({ state }: Pick<Upload, 'state'>): boolean {
  return state === 'waiting' || state === 'uploading';
}

/** The list after `change`. Events of a file that was cancelled or removed change nothing. */
export function changeUploads(uploads: Upload[], change: UploadChange): Upload[] {
  if (change.type === 'add') return [...uploads, ...change.uploads];
  if (change.type === 'clear') return uploads.filter(isOpen);
  if (change.type === 'remove') return uploads.filter(({ id }) => id !== change.id);
  return uploads.map((upload) => (upload.id === change.id ? changed(upload, change) : upload));
}

function changed(
  upload: Upload,
  change: Exclude<UploadChange, { type: 'add' | 'remove' | 'clear' }>,
): Upload {
  const open = isOpen(upload);
  switch (change.type) {
    case 'start':
      return open ? { ...upload, state: 'uploading', share: null, message: null } : upload;
    case 'progress':
      return open ? { ...upload, share: Math.min(1, Math.max(0, change.share)) } : upload;
    case 'done':
      return open ? { ...upload, state: 'done', share: 1 } : upload;
    case 'ready':
      return open ? { ...upload, sent: change.sent } : upload;
    case 'fail':
      return open ? { ...upload, state: 'failed', message: change.message } : upload;
    case 'refuse':
      return open ? { ...upload, state: 'refused', message: change.message } : upload;
    case 'cancel':
      return open ? { ...upload, state: 'cancelled' } : upload;
    case 'retry':
      return upload.state === 'failed' || upload.state === 'cancelled'
        ? { ...upload, state: 'waiting', share: null, message: null }
        : upload;
  }
}

/** Failed and refused files before the others; otherwise in the given order. */
export function problemsFirst(uploads: Upload[]): Upload[] {
  return uploads.toSorted((a, b) => Number(hasProblem(b)) - Number(hasProblem(a)));
}

/** '2 of 3 uploaded' during uploads, then '30 added, 2 refused'; cancelled files do not count. Empty for no files. */
export function uploadSummary(uploads: Upload[]): string {
  const wanted = uploads.filter(({ state }) => state !== 'cancelled');
  const done = wanted.filter(({ state }) => state === 'done').length;
  if (wanted.length === 0) return '';
  const refused = wanted.filter(hasProblem).length;
  if (wanted.some(isOpen) || refused === 0) return `${done} of ${wanted.length} uploaded`;
  return `${done} added, ${refused} refused`;
}

function hasProblem({ state }: Upload): boolean {
  return state === 'refused' || state === 'failed';
}
