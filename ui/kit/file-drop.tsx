// A drop zone for images, with paste and the progress of each file.
import {
  type ComponentProps,
  type DragEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from './button.tsx';
import { Check, CircleAlert, Image, RotateCw, Upload as UploadIcon, X } from './icons.ts';
import { fileSize } from './image-refusal.ts';
import { Progress } from './progress.tsx';
import { isOpen, type Upload } from './upload-list.ts';
import { useEveryFile } from './use-every-file.ts';
import { type UploadEvents, type UploadFile, useUploads } from './use-uploads.ts';

type FileDropProps<Result> = UploadEvents<Result> &
  Omit<ComponentProps<'fieldset'>, 'children'> & {
    /** What the files are for; names the group. */
    label: string;
    upload: UploadFile<Result>;
    multiple?: boolean;
    disabled?: boolean;
    /** Takes what is dropped or pasted anywhere on the page; for the one zone of a screen. */
    everywhere?: boolean;
    /** Takes what is dropped or pasted anywhere in this element. */
    within?: RefObject<HTMLElement | null>;
    /** Called once when all files of a choice or a drop have arrived, failed or were cancelled. */
    onSettled?: (files: readonly Upload[]) => void;
    /** Takes the files after the first when several are dropped on a zone for one. Without it a message names them. */
    onFiles?: (files: readonly File[]) => void;
    /** What stands in the zone instead of the usual line of help. */
    children?: ReactNode;
  };

/**
 * A button, a zone to drop on, and pasting while the focus is inside. Takes images of up to 5 MB, scales larger
 * photographs down to that, and sends them with `upload`, three at a time; each can be cancelled, and tried again when it failed. While one is on its way
 * the button says 'Uploading...'. The rest goes to the root.
 */
export function FileDrop<Result>({
  label,
  upload,
  onUploaded,
  onProblem,
  onSettled,
  onFiles,
  multiple = false,
  disabled = false,
  everywhere = false,
  within,
  children,
  className,
  ...rest
}: FileDropProps<Result>) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const { uploads, add, cancel, retry, remove, clear } = useUploads(upload, {
    onUploaded,
    onProblem,
  });
  const isUploading = uploads.some(isOpen);
  const finished = uploads.filter((each) => !isOpen(each)).length;
  const [leftOut, setLeftOut] = useState<readonly File[]>([]);
  const settledId = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when the last file is settled
  useEffect(() => {
    const batch = uploads.filter(({ id: number }) => number > settledId.current);
    if (isUploading || batch.length === 0) return;
    settledId.current = Math.max(...batch.map(({ id: number }) => number));
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

  function onDragOver(event: DragEvent) {
    if (isClosed || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  }

  return (
    <fieldset
      {...rest}
      className={className ? `file-drop ${className}` : 'file-drop'}
      aria-describedby={`${id}-help`}
    >
      <legend className="field-label file-drop-label">{label}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard */}
      <div
        className="file-drop-zone"
        data-over={isOver || undefined}
        data-disabled={isClosed ? '' : undefined}
        onDragOver={onDragOver}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
        }}
        onDrop={(event) => {
          setOver(false);
          // Dropped on a closed zone, a file would otherwise replace the page.
          event.preventDefault();
          take(event.dataTransfer.files);
        }}
        onPaste={(event) => {
          if (event.clipboardData.files.length === 0) return;
          event.preventDefault();
          take(event.clipboardData.files);
        }}
      >
        <Button
          variant="outline"
          ref={button}
          loading={isUploading}
          disabled={isClosed}
          onClick={() => picker.current?.click()}
        >
          {!isUploading && <UploadIcon aria-hidden="true" />}
          {isUploading ? 'Uploading...' : multiple ? 'Choose images' : 'Choose an image'}
        </Button>
        <p className="file-drop-help" id={`${id}-help`}>
          {children ?? (
            <>
              <span className="file-drop-help-pointer">
                or drop {multiple ? 'them' : 'it'} here, or paste.{' '}
              </span>
              JPG, PNG, GIF, WebP or AVIF, up to 5 MB{multiple ? ' each' : ''}; larger photos are
              scaled down.
            </>
          )}
        </p>
        <input
          ref={picker}
          type="file"
          accept="image/*,.heic,.heif"
          multiple={multiple}
          hidden
          onChange={(event) => {
            take(event.target.files);
            // So that the same file can be chosen again.
            event.target.value = '';
          }}
        />
      </div>
      {leftOut.length > 0 && (
        <p className="file-drop-problem" role="alert">
          Only one image fits here. Left out: {leftOut.map(({ name }) => name).join(', ')}
        </p>
      )}
      {uploads.length > 1 && (
        <p className="file-drop-summary" aria-hidden="true">
          {summary(uploads)}
        </p>
      )}
      {uploads.length > 0 && (
        <ul className="file-drop-list" aria-label={`${label}: files`}>
          {problemsFirst(uploads).map((each) => (
            <li className="file-drop-file" key={each.id} data-state={each.state} tabIndex={-1}>
              <FileState state={each.state} />
              <div className="file-drop-words">
                <p className="file-drop-name">
                  <bdi>{each.file.name || 'Pasted image'}</bdi>
                </p>
                <FileNote upload={each} />
              </div>
              <FileActions
                upload={each}
                onCancel={(event) => {
                  fileOf(event)?.focus();
                  cancel(each.id);
                }}
                onRetry={(event) => {
                  fileOf(event)?.focus();
                  retry(each);
                }}
                onRemove={(event) => {
                  const file = fileOf(event);
                  const next = file?.nextElementSibling ?? file?.previousElementSibling;
                  (next instanceof HTMLElement ? next : button.current)?.focus();
                  remove(each.id);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {finished > 1 && (
        <Button
          className="file-drop-clear"
          variant="ghost"
          size="sm"
          onClick={() => {
            button.current?.focus();
            clear();
          }}
        >
          Clear finished
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {summary(uploads)}
      </p>
    </fieldset>
  );
}

function FileState({ state }: Pick<Upload, 'state'>) {
  const Icon =
    state === 'done' ? Check : state === 'failed' || state === 'refused' ? CircleAlert : Image;
  return <Icon className="file-drop-state" aria-hidden="true" />;
}

function FileNote({ upload: { state, share, file, sent, message } }: { upload: Upload }) {
  const name = file.name || 'Pasted image';
  if (message)
    return (
      <p className="file-drop-problem" role="alert">
        <strong>{message.title}.</strong> {message.description}
      </p>
    );
  if (state === 'uploading')
    return (
      <Progress
        label={`Uploading ${name}`}
        labelHidden
        value={share === null ? null : Math.round(share * 100)}
      />
    );
  const size = fileSize(sent.size);
  const done = sent === file ? size : `${size}, scaled down from ${fileSize(file.size)}`;
  const said = { waiting: 'Waiting', cancelled: 'Cancelled', done };
  return <p className="file-drop-note">{state in said ? said[state as keyof typeof said] : ''}</p>;
}

interface FileActionsProps {
  upload: Upload;
  onCancel: (event: MouseEvent) => void;
  onRetry: (event: MouseEvent) => void;
  onRemove: (event: MouseEvent) => void;
}

function FileActions({ upload: { state, file }, onCancel, onRetry, onRemove }: FileActionsProps) {
  const name = file.name || 'pasted image';
  if (state === 'waiting' || state === 'uploading')
    return (
      <Button variant="ghost" size="sm" aria-label={`Cancel ${name}`} onClick={onCancel}>
        Cancel
      </Button>
    );
  return (
    <div className="file-drop-actions">
      {(state === 'failed' || state === 'cancelled') && (
        <Button variant="ghost" size="sm" aria-label={`Retry ${name}`} onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          Retry
        </Button>
      )}
      <Button variant="ghost" size="icon" aria-label={`Dismiss ${name}`} onClick={onRemove}>
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}

/** Focuses the file whose button was pressed and removed. */
function fileOf(event: MouseEvent): HTMLElement | null {
  return event.currentTarget.closest('li');
}

/** '2 of 3 uploaded' on the way, then '30 added, 2 refused'; also read aloud when it changes. */
function summary(uploads: Upload[]): string {
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

/** What needs somebody stands above what went well. */
function problemsFirst(uploads: Upload[]): Upload[] {
  return uploads.toSorted((a, b) => Number(hasProblem(b)) - Number(hasProblem(a)));
}
