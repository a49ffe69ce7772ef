// The behaviour of a drop zone: takes files, leaves out those that do not fit, uploads the rest, reports when all are settled.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fileZone } from './file-zone.ts';
import type { UploadKinds } from './upload-kinds.ts';
import { isOpen, type Upload } from './upload-list.ts';
import { useEveryFile } from './use-every-file.ts';
import { type UploadEvents, type UploadFile, useUploads } from './use-uploads.ts';

export interface FileDropOptions<Result> extends UploadEvents<Result> {
  upload: UploadFile<Result>;
  /** The kinds of files that are accepted; pictures by default. */
  kinds?: UploadKinds;
  multiple?: boolean;
  disabled?: boolean;
  /** Accepts files dropped or pasted anywhere on the page; for the only zone of a screen. */
  everywhere?: boolean;
  /** Accepts files dropped or pasted anywhere in this element. */
  within?: RefObject<HTMLElement | null>;
  /** Called once when all files of a choice or a drop have arrived, failed or were cancelled. */
  onSettled?: (files: readonly Upload[]) => void;
  /** Receives the files after the first when several are dropped on a zone for one file. Without it a message names them. */
  onFiles?: (files: readonly File[]) => void;
}

/**
 * The uploads of a zone and the actions on them. `take` accepts files unless the zone `isClosed`; `leftOut` are
 * the files of the last choice that did not fit. `zone` holds the props of the element that files are dropped on, and
 * `isOver` says whether files are dragged over it.
 */
export function useFileDrop<Result>({
  upload,
  onUploaded,
  onProblem,
  onSettled,
  onFiles,
  kinds,
  multiple = false,
  disabled = false,
  everywhere = false,
  within,
}: FileDropOptions<Result>) {
  const [isOver, setOver] = useState(false);
  const { add, ...rest } = useUploads(upload, { onUploaded, onProblem }, kinds);
  const { uploads, clear } = rest;
  const isUploading = uploads.some(isOpen);
  const [leftOut, setLeftOut] = useState<readonly File[]>([]);
  const settledId = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when the last file is settled
  useEffect(() => {
    const batch = uploads.filter(({ id }) => id > settledId.current);
    if (isUploading || batch.length === 0) return;
    settledId.current = Math.max(...batch.map(({ id }) => id));
    onSettled?.(batch);
  }, [uploads, isUploading]);
  const isClosed = disabled || (isUploading && !multiple);

  function take(files: FileList | null) {
    if (isClosed || !files?.length) return;
    // the error of the previous file does not apply
    if (!multiple) clear();
    const [first, ...others] = files;
    add(multiple ? [...files] : first ? [first] : []);
    const more = multiple ? [] : others;
    setLeftOut(onFiles ? [] : more);
    if (more.length > 0) onFiles?.(more);
  }

  useEveryFile((everywhere || within !== undefined) && !isClosed, take, setOver, within);

  const zone = fileZone({ isClosed, setOver, take });
  return { ...rest, isUploading, isClosed, isOver, leftOut, take, zone };
}
