// The files of a drop zone: the state of each, and its actions.
import type { MouseEvent, RefObject } from 'react';
import { Button } from './button.tsx';
import { Check, CircleAlert, Image, RotateCw, X } from './icons.ts';
import { fileSize } from './image-refusal.ts';
import { Progress } from './progress.tsx';
import { problemsFirst, type Upload } from './upload-list.ts';

interface FileDropListProps {
  /** The accessible name of the list. */
  label: string;
  uploads: Upload[];
  onCancel: (id: number) => void;
  onRetry: (upload: Upload) => void;
  onRemove: (id: number) => void;
  /** Gets the focus when the last file is removed from the list. */
  after: RefObject<HTMLElement | null>;
}

/** Refused and failed files come first. A button that disappears leaves the focus on its file, or on the next file. */
export function FileDropList({
  label,
  uploads,
  onCancel,
  onRetry,
  onRemove,
  after,
}: FileDropListProps) {
  return (
    <ul className="file-drop-list" aria-label={label}>
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
              onCancel(each.id);
            }}
            onRetry={(event) => {
              fileOf(event)?.focus();
              onRetry(each);
            }}
            onRemove={(event) => {
              const file = fileOf(event);
              const next = file?.nextElementSibling ?? file?.previousElementSibling;
              (next instanceof HTMLElement ? next : after.current)?.focus();
              onRemove(each.id);
            }}
          />
        </li>
      ))}
    </ul>
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
