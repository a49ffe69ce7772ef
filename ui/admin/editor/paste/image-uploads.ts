// Images that are pasted, dropped or chosen: sent at once, with a placeholder in the text that is no part of it.
import { Extension } from '@tiptap/core';
import { Plugin, PluginKey, Selection, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { inertDocument } from '#ui/admin/editor/inert-document.ts';
import { uploadPlaceholder } from '#ui/admin/editor/nodes/upload-placeholder.ts';
import { type FileRefusal, RefusedFile } from '#ui/kit/image-refusal.ts';
import { readyImage } from '#ui/kit/ready-image.ts';
import { pictureProblem, takePictures } from './pasted-pictures.ts';

/** Sends one image and resolves to its address. `onProgress` takes 0 to 1; an aborted `signal` stops it. */
export type UploadImage = (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<string>;

interface ImageUploadsOptions {
  upload: UploadImage | undefined;
  /** Called for refused and failed images, which show the message in the text anyway, and for those that a paste leaves out. */
  onProblem: (problem: FileRefusal) => void;
  /** Called when an image has arrived and stands in the text. */
  onUploaded: () => void;
}

type Change = { add: { id: object; position: number; element: HTMLElement } } | { remove: object };
const key = new PluginKey<DecorationSet>('imageUploads');

/** Pastes and drops of images, and the list of what is under way. */
export const ImageUploads = Extension.create<ImageUploadsOptions>({
  name: 'imageUploads',
  // before those that paste in their own way, into tables say
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
            if (images.length === 0 || hasWords(event.clipboardData)) {
              tellOfPictures(event.clipboardData, options);
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
              tellOfPictures(event.dataTransfer, options);
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

/** Sends `files` and puts each where it was asked for: after the block at `at`, or after the caret's. */
export function addImages(
  view: EditorView,
  files: readonly File[],
  options: ImageUploadsOptions,
  at = view.state.selection.to,
): void {
  const place = view.state.doc.resolve(at);
  const position = place.depth > 0 ? place.after(1) : at;
  for (const file of files) sendImage(view, file, options, position);
}

/** Brings the first image of this text that is being sent, or whose sending failed, into sight; false when there is none. */
export function showImageOnItsWay({ dom }: EditorView): boolean {
  const placeholder = dom.querySelector('.editor-upload');
  placeholder?.scrollIntoView({ block: 'center' });
  return placeholder !== null;
}

/** Does what `tr` pastes and sends the pictures that came along in it; false when there are none, and nothing is done. */
function pastePictures(view: EditorView, tr: Transaction, options: ImageUploadsOptions): boolean {
  const pictures = takePictures(tr);
  if (pictures.length === 0) return false;
  view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
  for (const { file, position } of pictures) sendImage(view, file, options, position);
  return true;
}

function tellOfPictures(data: DataTransfer | null, { onProblem }: ImageUploadsOptions): void {
  const problem = pictureProblem(data?.getData('text/html') ?? '', inertDocument());
  if (problem) onProblem(problem);
}

function sendImage(view: EditorView, file: File, options: ImageUploadsOptions, position: number) {
  const id = {};
  const change = (change: Change) => {
    if (!view.isDestroyed) view.dispatch(view.state.tr.setMeta(key, change));
  };
  let stopping = new AbortController();
  const remove = () => {
    stopping.abort();
    change({ remove: id });
    view.focus();
  };
  const placeholder = uploadPlaceholder(file, { onCancel: remove, onRetry: () => void send() });
  const fail = (problem: FileRefusal, mayRetry: boolean) => {
    placeholder.fail(problem, mayRetry);
    options.onProblem(problem);
  };

  async function send() {
    if (!options.upload) return fail(failed(), false);
    stopping = new AbortController();
    const { signal } = stopping;
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
      else fail(failed(error), true);
    }
  }

  change({ add: { id, position, element: placeholder.element } });
  void send();
}

/** The words of spec §8. */
function failed(error?: unknown): FileRefusal {
  const said = error instanceof Error ? error.message.trim() : '';
  return { title: 'Upload failed', description: said || 'Failed to upload image' };
}

/** The pixels of an image, so that its place is kept while it loads; nothing when the browser cannot read it. */
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

/** Word and browsers put a picture of the text beside the text: then the text is what was meant. */
function hasWords(data: DataTransfer | null): boolean {
  const html = data?.getData('text/html') ?? '';
  return html.replace(/<[^>]*>/g, '').trim() !== '';
}
