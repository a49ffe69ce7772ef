// The placeholder of an image that is being uploaded: name, progress, error. Plain DOM, as ProseMirror widgets are.
import type { FileRefusal } from '#ui/kit/image-refusal.ts';

interface UploadPlaceholder {
  element: HTMLElement;
  /** 0 to 1. */
  progress: (share: number) => void;
  /** Shows an upload that can be tried again. */
  fail: (problem: FileRefusal) => void;
}

/** Shows the upload of `file`, with buttons to cancel and to retry. */
export function uploadPlaceholder(
  file: File,
  { onCancel, onRetry }: { onCancel: () => void; onRetry: () => void },
): UploadPlaceholder {
  const element = make('div', 'editor-upload');
  element.contentEditable = 'false';
  const text = make('p', 'editor-upload-text');
  text.setAttribute('role', 'status');
  const bar = document.createElement('progress');
  bar.className = 'editor-upload-bar';
  bar.max = 1;
  bar.setAttribute('aria-label', `Uploading ${file.name}`);
  const retry = button('Retry', `Retry ${file.name}`, onRetry);
  const cancel = button('Cancel', `Cancel ${file.name}`, onCancel);
  element.append(text, bar, retry, cancel);
  return {
    element,
    progress(share) {
      delete element.dataset.failed;
      text.textContent = `Uploading... ${file.name}`;
      bar.hidden = false;
      retry.hidden = true;
      cancel.textContent = 'Cancel';
      bar.value = Math.min(1, Math.max(0, share));
    },
    fail({ title, description }) {
      element.dataset.failed = '';
      text.textContent = `${title}: ${file.name}. ${description}`;
      bar.hidden = true;
      retry.hidden = false;
      cancel.textContent = 'Remove';
      cancel.setAttribute('aria-label', `Remove ${file.name}`);
    },
  };
}

function make(name: string, className: string): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  return element;
}

function button(label: string, name: string, onClick: () => void): HTMLElement {
  const element = make('button', 'button') as HTMLButtonElement;
  element.type = 'button';
  element.dataset.variant = 'outline';
  element.dataset.size = 'sm';
  element.textContent = label;
  element.setAttribute('aria-label', name);
  element.addEventListener('click', onClick);
  return element;
}
