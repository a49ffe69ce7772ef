// Uploads of pasted, dropped or chosen images, each with a placeholder that is not part of the document.
import { Extension } from '@tiptap/core';
import { Plugin, PluginKey, Selection, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { inertDocument } from '#ui/admin/editor/inert-document.ts';
import { uploadPlaceholder } from '#ui/admin/editor/nodes/upload-placeholder.ts';
import { type FileRefusal, RefusedFile } from '#ui/kit/image-refusal.ts';
import { readyImage } from '#ui/kit/ready-image.ts';
import { extractPictures, pictureProblem } from './pasted-pictures.ts';

/** Uploads one image and resolves to its address. `onProgress` gets 0 to 1; aborting `signal` stops the upload. */
export type UploadImage = (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<string>;

export interface ImageUploadsOptions {
  upload: UploadImage | undefined;
  /** Called for refused and failed images, and for pictures that a paste leaves out. */
  onProblem: (problem: FileRefusal) => void;
  /** Called when an uploaded image was inserted. */
  onUploaded: () => void;
}

type Change = { add: { id: object; position: number; element: HTMLElement } } | { remove: object };
const key = new PluginKey<DecorationSet>('imageUploads');

/** Handles pasted and dropped images and keeps the placeholders of running uploads. */
export const ImageUploads = Extension.create<ImageUploadsOptions>({
  name: 'imageUploads',
  // before extensions with paste handlers of their own, such as tables
  priority: 1000,
  addOptions: () => ({ upload: undefined, onProblem() {}, onUploaded() {} }),

  addProseMirrorPlugins() {
    const { options } = this;
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply(tr, set) {
            const mapped = set.map(tr.mapping, tr.doc);
            const change: Change | undefined = tr.getMeta(key);
            if (!change) return mapped;
            if ('remove' in change)
              return mapped.remove(
                mapped.find(undefined, undefined, (it) => it.id === change.remove),
              );
            const { id, position, element } = change.add;
            const widget = Decoration.widget(position, element, {
              id,
              side: -1,
              stopEvent: () => true,
              ignoreSelection: true,
            });
            return mapped.add(tr.doc, [widget]);
          },
        },
        props: {
          decorations: (state) => key.getState(state),
          handlePaste(view, event, slice) {
            const images = filesOf(event.clipboardData);
            if (images.length === 0 || hasText(event.clipboardData)) {
              reportPictures(event.clipboardData, options);
              return pastePictures(view, view.state.tr.replaceSelection(slice), options);
            }
            addImages(view, images, options);
            return true;
          },
          handleDrop(view, event, slice, moved) {
            if (moved) return false;
            const images = filesOf(event.dataTransfer);
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
            if (images.length === 0) {
              reportPictures(event.dataTransfer, options);
              const { tr } = view.state;
              if (at !== undefined) tr.setSelection(Selection.near(tr.doc.resolve(at)));
              return pastePictures(view, tr.replaceSelection(slice), options);
            }
            event.preventDefault();
            addImages(view, images, options, at);
            return true;
          },
        },
      }),
    ];
  },
});

/** Uploads `files` and inserts each after the block at `at`, by default the block of the caret. */
export function addImages(
  view: EditorView,
  files: readonly File[],
  options: ImageUploadsOptions,
  at = view.state.selection.to,
): void {
  const place = view.state.doc.resolve(at);
  const position = place.depth > 0 ? place.after(1) : at;
  for (const file of files) uploadImage(view, file, options, position);
}

/** Scrolls to the first running or failed upload of this text; false when there is none. */
export function showPendingUpload({ dom }: EditorView): boolean {
  const placeholder = dom.querySelector('.editor-upload');
  placeholder?.scrollIntoView({ block: 'center' });
  return placeholder !== null;
}

/** Dispatches the paste `tr` and uploads the pictures embedded in it. Without any it does nothing and returns false. */
function pastePictures(view: EditorView, tr: Transaction, options: ImageUploadsOptions): boolean {
  const pictures = extractPictures(tr);
  if (pictures.length === 0) return false;
  view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
  for (const { file, position } of pictures) uploadImage(view, file, options, position);
  return true;
}

function reportPictures(data: DataTransfer | null, { onProblem }: ImageUploadsOptions): void {
  const problem = pictureProblem(data?.getData('text/html') ?? '', inertDocument());
  if (problem) onProblem(problem);
}

function uploadImage(view: EditorView, file: File, options: ImageUploadsOptions, position: number) {
  const id = {};
  const change = (change: Change) => {
    if (!view.isDestroyed) view.dispatch(view.state.tr.setMeta(key, change));
  };
  let abort = new AbortController();
  const remove = () => {
    abort.abort();
    change({ remove: id });
    view.focus();
  };
  const placeholder = uploadPlaceholder(file, { onCancel: remove, onRetry: () => void send() });
  const fail = (problem: FileRefusal, mayRetry: boolean) => {
    placeholder.fail(problem, mayRetry);
    options.onProblem(problem);
  };

  async function send() {
    if (!options.upload) return fail(uploadFailure(), false);
    abort = new AbortController();
    const { signal } = abort;
    placeholder.progress(0);
    try {
      const ready = await readyImage(file);
      if (signal.aborted) return;
      const [src, size] = await Promise.all([
        options.upload(ready, placeholder.progress, signal),
        sizeOf(ready),
      ]);
      if (signal.aborted || view.isDestroyed) return;
      const found = key.getState(view.state)?.find(undefined, undefined, (it) => it.id === id)[0];
      const tr = view.state.tr.setMeta(key, { remove: id } satisfies Change);
      const figure = view.state.schema.nodes.figure?.create({ src, ...size });
      if (found && figure) tr.insert(found.from, figure);
      view.dispatch(tr);
      if (found) options.onUploaded();
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof RefusedFile) fail(error.refusal, false);
      else fail(uploadFailure(error), true);
    }
  }

  change({ add: { id, position, element: placeholder.element } });
  void send();
}

/** The message of a failed upload (docs/contract.md, Fixed texts). */
function uploadFailure(error?: unknown): FileRefusal {
  const message = error instanceof Error ? error.message.trim() : '';
  return { title: 'Upload failed', description: message || 'Failed to upload image' };
}

/** The size of an image in pixels, to reserve its space; empty when the browser cannot decode it. */
async function sizeOf(file: File): Promise<{ width?: string; height?: string }> {
  try {
    const bitmap = await createImageBitmap(file);
    const size = { width: String(bitmap.width), height: String(bitmap.height) };
    bitmap.close();
    return size;
  } catch {
    return {};
  }
}

function filesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])];
}

/** Whether the clipboard holds text too: Word and browsers add a picture of copied text, and the text is what counts. */
function hasText(data: DataTransfer | null): boolean {
  const html = data?.getData('text/html') ?? '';
  return html.replace(/<[^>]*>/g, '').trim() !== '';
}
