// Uploads of pasted, dropped or chosen images, each with a placeholder that is not part of the document.
import { type Editor, Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey, Selection, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { makeRoom, showBlock } from '#ui/admin/editor/blocks/insert-block.ts';
import { isCaretInSight, screenEdges } from '#ui/admin/editor/caret-in-sight.ts';
import { uploadPlaceholder } from '#ui/admin/editor/nodes/upload-placeholder.ts';
import { inertDocument } from '#ui/admin/editor/source/inert-document.ts';
import { ApiFailure } from '#ui/islands/api.ts';
import { type FileRefusal, RefusedFile } from '#ui/kit/image-refusal.ts';
import { readyImage } from '#ui/kit/ready-image.ts';
import type { UploadFile } from '#ui/kit/use-uploads.ts';
import { pasteSlice } from './keep-blocks-whole.ts';
import { extractPictures, pictureProblem } from './pasted-pictures.ts';
import { type UploadReports, uploadReports } from './upload-reports.ts';

export interface ImageUploadsOptions {
  upload: UploadFile<string> | undefined;
  /** Called for refused and failed images, and for pictures that a paste leaves out: for several, again with all of them. */
  onProblem: (problem: FileRefusal) => void;
  /** Called when the images of a choice, a drop or a paste were all inserted. */
  onUploaded: () => void;
}

/** Later files of one paste have a higher `order`: their pictures come after those of earlier ones. */
interface Placeholder {
  id: object;
  order: number;
  /** Whether the empty paragraph after it was added for the caret. */
  madeRoom: boolean;
}
type Change =
  | { add: Placeholder & { position: number; element: HTMLElement } }
  | { remove: object; placedSize?: number };

/** The options of all placeholders: ProseMirror ignores their events. */
const WIDGET = { stopEvent: () => true, ignoreSelection: true };
let nextOrder = 0;
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
            if ('remove' in change) return withoutPlaceholder(mapped, change, tr);
            const { position, element, ...placeholder } = change.add;
            const options = { ...placeholder, element, side: -1, ...WIDGET };
            return mapped.add(tr.doc, [Decoration.widget(position, element, options)]);
          },
        },
        props: {
          decorations: (state) => key.getState(state),
          handlePaste(view, event, slice) {
            const images = filesOf(event.clipboardData);
            if (images.length === 0 || hasText(event.clipboardData)) {
              const leftOut = reportPictures(event.clipboardData, options);
              return pastePictures(view, pasteSlice(view.state, slice), leftOut, options);
            }
            addImages(view, images, options);
            return true;
          },
          handleDrop(view, event, slice, moved) {
            if (moved) return false;
            const images = filesOf(event.dataTransfer);
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
            if (images.length === 0) {
              const leftOut = reportPictures(event.dataTransfer, options);
              const { tr } = view.state;
              if (at !== undefined) tr.setSelection(Selection.near(tr.doc.resolve(at)));
              return pastePictures(view, tr.replaceSelection(slice), leftOut, options);
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

/** Uploads `files` and inserts them at `at`, by default at the end of the selection. The caret goes to the text after them. */
export function addImages(
  view: EditorView,
  files: readonly File[],
  options: ImageUploadsOptions,
  at = view.state.selection.to,
): void {
  const { tr } = view.state;
  const position = makeRoom(tr, at);
  const madeRoom = tr.docChanged;
  view.dispatch(tr.scrollIntoView());
  const reports = uploadReports(files.length, [], options);
  for (const file of files) uploadImage(view, file, options, reports, position, madeRoom);
}

/** The options with which an editor uploads images. */
export function imageUploadOptions(editor: Editor): ImageUploadsOptions {
  const extension = editor.extensionManager.extensions.find(({ name }) => name === 'imageUploads');
  return (extension ?? ImageUploads).options;
}

/** Scrolls to the first upload of this text that is running or can be retried; returns false when there is none. */
export function showPendingUpload({ dom }: EditorView): boolean {
  const placeholder = dom.querySelector('.editor-upload');
  placeholder?.scrollIntoView({ block: 'center' });
  return placeholder !== null;
}

/** Dispatches the paste `tr` and uploads the pictures embedded in it. Without any it does nothing and returns false. */
function pastePictures(
  view: EditorView,
  tr: Transaction,
  leftOut: readonly FileRefusal[],
  options: ImageUploadsOptions,
): boolean {
  const pictures = extractPictures(tr);
  if (pictures.length === 0) return false;
  view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
  const reports = uploadReports(pictures.length, leftOut, options);
  for (const { file, position } of pictures) uploadImage(view, file, options, reports, position);
  return true;
}

/** Reports the pictures that a paste leaves out, and returns what it reported. */
function reportPictures(data: DataTransfer | null, { onProblem }: ImageUploadsOptions) {
  const problem = pictureProblem(data?.getData('text/html') ?? '', inertDocument());
  if (problem) onProblem(problem);
  return problem ? [problem] : [];
}

function uploadImage(
  view: EditorView,
  file: File,
  options: ImageUploadsOptions,
  reports: UploadReports,
  position: number,
  madeRoom = false,
) {
  const id = {};
  const change = (change: Change) => {
    if (!view.isDestroyed) view.dispatch(view.state.tr.setMeta(key, change));
  };
  let abort = new AbortController();
  const remove = () => {
    abort.abort();
    removePlaceholder(view, id);
    view.focus();
  };
  const placeholder = uploadPlaceholder(file, {
    onCancel: remove,
    onRetry: () => void send(uploadReports(1, [], options)),
  });
  // a refused file would be refused again: it leaves nothing in the text
  const refuse = (problem: FileRefusal, { onProblem }: UploadReports) => {
    removePlaceholder(view, id);
    onProblem(problem, file);
  };
  const fail = (problem: FileRefusal, { onProblem }: UploadReports) => {
    placeholder.fail(problem);
    onProblem(problem, file);
  };

  async function send(reports: UploadReports) {
    if (!options.upload) return refuse(uploadFailure(), reports);
    abort = new AbortController();
    const { signal } = abort;
    placeholder.progress(0);
    try {
      const ready = await readyImage(file);
      if (signal.aborted) return;
      const [src, size] = await Promise.all([
        options.upload(ready, { onProgress: placeholder.progress, signal }),
        sizeOf(ready),
      ]);
      if (signal.aborted || view.isDestroyed) return;
      placePicture(view, id, { src, ...size });
      reports.onUploaded();
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof RefusedFile) refuse(error.refusal, reports);
      else if (isRefusal(error)) refuse(uploadFailure(error), reports);
      else fail(uploadFailure(error), reports);
    }
  }

  change({
    add: { id, order: nextOrder++, madeRoom, position, element: placeholder.element },
  });
  void send(reports);
}

/** Puts the picture in the place of its placeholder, if that is still there, and keeps the caret after it in sight. */
function placePicture(view: EditorView, id: object, attributes: object): void {
  const position = placeholderOf(view.state, id)?.from;
  const figure = view.state.schema.nodes.figure?.createAndFill({ ...attributes });
  if (position === undefined || !figure) return;
  const isCaretBehind = view.state.selection.from === position + 1;
  const change: Change = { remove: id, placedSize: figure.nodeSize };
  const tr = view.state.tr.setMeta(key, change).insert(position, figure);
  view.dispatch(isCaretInSight(view, screenEdges()) ? tr.scrollIntoView() : tr);
  if (isCaretBehind) showBlock(view, position);
}

/** Removes a placeholder, and the empty paragraph after it that was added for it. */
function removePlaceholder(view: EditorView, id: object): void {
  if (view.isDestroyed) return;
  const { state } = view;
  const tr = state.tr.setMeta(key, { remove: id } satisfies Change);
  const placeholder = placeholderOf(state, id);
  const position = placeholder?.from ?? 0;
  const next = placeholder && state.doc.nodeAt(position);
  const isLast = key.getState(state)?.find(position, position).length === 1;
  const isUnused = next?.type.name === 'paragraph' && next.content.size === 0;
  if (placeholder?.spec.madeRoom && position > 0 && isLast && isUnused) {
    if (state.selection.from === position + 1)
      tr.setSelection(Selection.near(tr.doc.resolve(position), -1));
    tr.delete(position, position + next.nodeSize);
  }
  view.dispatch(tr);
}

function placeholderOf(state: EditorState, id: object): Decoration | undefined {
  return key.getState(state)?.find(undefined, undefined, (it) => it.id === id)[0];
}

/** Removes a placeholder. A picture of `placedSize` in its place goes before the pictures that were chosen after it. */
function withoutPlaceholder(
  set: DecorationSet,
  { remove, placedSize = 0 }: Extract<Change, { remove: object }>,
  tr: Transaction,
): DecorationSet {
  const [own] = set.find(undefined, undefined, (it) => it.id === remove);
  if (!own) return set;
  const later = set
    .find(own.from, own.from, (it) => it.order > own.spec.order)
    .filter(({ from }) => from === own.from && placedSize > 0);
  const moved = later.map((it) =>
    Decoration.widget(own.from + placedSize, it.spec.element, it.spec),
  );
  return set.remove([own, ...later]).add(tr.doc, moved);
}

/** Whether the server refused the file itself: it would refuse it again. */
function isRefusal(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof ApiFailure && [400, 413, 415, 422].includes(cause.status);
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

/** Whether the clipboard holds text too: Word and browsers add a picture of copied text, and the text takes precedence. */
function hasText(data: DataTransfer | null): boolean {
  const html = data?.getData('text/html') ?? '';
  return html.replace(/<[^>]*>/g, '').trim() !== '';
}
