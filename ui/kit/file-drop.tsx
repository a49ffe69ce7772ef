// A drop zone for files, with paste and the progress of each file.
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { FileDropList } from './file-drop-list.tsx';
import { Upload as UploadIcon } from './icons.ts';
import { UPLOAD_KINDS } from './upload-kinds.ts';
import { isOpen, uploadSummary } from './upload-list.ts';
import { type FileDropOptions, useFileDrop } from './use-file-drop.ts';

type FileDropProps<Result> = FileDropOptions<Result> &
  Omit<ComponentProps<'fieldset'>, 'children'> & {
    /** The purpose of the files; the accessible name of the group. */
    label: string;
    /** Replaces the default help text of the zone. */
    children?: ReactNode;
  };

/**
 * A button, a drop zone, and paste while the focus is inside. Accepts files of `kinds`, by default images, scales large
 * photographs down, and sends the files with `upload`, three at a time. Each upload can be cancelled, and retried when it
 * failed or was cancelled. During an upload the button says 'Uploading...'. The rest goes to the root.
 */
export function FileDrop<Result>({
  label,
  upload,
  onUploaded,
  onProblem,
  onSettled,
  onFiles,
  kinds = 'images',
  multiple = false,
  disabled,
  everywhere,
  within,
  children,
  className,
  ...rest
}: FileDropProps<Result>) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { uploads, isUploading, isClosed, isOver, leftOut, take, zone, ...actions } = useFileDrop({
    upload,
    onUploaded,
    onProblem,
    onSettled,
    onFiles,
    kinds,
    multiple,
    disabled,
    everywhere,
    within,
  });
  const finished = uploads.filter((each) => !isOpen(each)).length;
  const summary = uploadSummary(uploads);
  const words = UPLOAD_KINDS[kinds];

  return (
    <fieldset
      {...rest}
      className={className ? `file-drop ${className}` : 'file-drop'}
      aria-describedby={`${id}-help`}
    >
      <legend className="field-label file-drop-label">{label}</legend>
      <div
        className="file-drop-zone"
        data-over={isOver || undefined}
        data-disabled={isClosed ? '' : undefined}
        // the button inside does the same by keyboard
        {...zone}
      >
        <Button
          variant="outline"
          ref={button}
          loading={isUploading}
          disabled={isClosed}
          onClick={() => picker.current?.click()}
        >
          {!isUploading && <UploadIcon aria-hidden="true" />}
          {isUploading ? 'Uploading...' : multiple ? words.chooseMany : words.choose}
        </Button>
        <p className="file-drop-help" id={`${id}-help`}>
          {children ?? (
            <>
              <span className="file-drop-help-pointer">
                or drop {multiple ? 'them' : 'it'} here, or paste.{' '}
              </span>
              {words.takes(multiple ? ' each' : '')}
            </>
          )}
        </p>
        <input
          ref={picker}
          type="file"
          accept={words.accept}
          multiple={multiple}
          hidden
          onChange={(event) => {
            take(event.target.files);
            // So that the same file can be chosen again.
            event.target.value = '';
          }}
        />
      </div>
      {leftOut.length > 0 && <LeftOut files={leftOut} one={words.one} />}
      {uploads.length > 1 && (
        <p className="file-drop-summary" aria-hidden="true">
          {summary}
        </p>
      )}
      {uploads.length > 0 && (
        <FileDropList
          label={`${label}: files`}
          uploads={uploads}
          onCancel={actions.cancel}
          onRetry={actions.retry}
          onRemove={actions.remove}
          after={button}
        />
      )}
      {finished > 1 && (
        <Button
          className="file-drop-clear"
          variant="ghost"
          size="sm"
          onClick={() => {
            button.current?.focus();
            actions.clear();
          }}
        >
          Clear finished
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {summary}
      </p>
    </fieldset>
  );
}

function LeftOut({ files, one }: { files: readonly File[]; one: string }) {
  return (
    <p className="file-drop-problem" role="alert">
      Only one {one} can be added. Skipped: {files.map(({ name }) => name).join(', ')}
    </p>
  );
}
