// The extensions of the text editor on the page: the schema with its views, and everything that reacts to the user.
import { Extension, type Extensions } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import { Plugin } from '@tiptap/pm/state';
import { search } from 'prosemirror-search';
import { ClipboardSerializer } from './clipboard-html.ts';
import { contentExtensions } from './content-extensions.ts';
import { FocusAtOnce } from './focus-at-once.ts';
import { KeyBindings, type KeyBindingsOptions } from './key-bindings.ts';
import { figureGroupView } from './nodes/figure-group-view.tsx';
import { figureView } from './nodes/figure-view.tsx';
import { htmlBlockView } from './nodes/html-block-view.tsx';
import { videoView } from './nodes/video-view.tsx';
import { ImageUploads, type ImageUploadsOptions } from './paste/image-uploads.ts';
import { KeepBlocksWhole } from './paste/keep-blocks-whole.ts';
import { Markdown } from './paste/markdown.ts';
import { SelectionHighlight } from './selection-highlight.ts';
import type { SlashMenuStore } from './slash-commands.ts';
import { inertDocument } from './source/inert-document.ts';

interface TextEditorExtensionsOptions extends KeyBindingsOptions {
  placeholder: string;
  uploads: ImageUploadsOptions;
  slashMenu: SlashMenuStore;
}

const Clipboard = Extension.create({
  name: 'clipboard',
  addProseMirrorPlugins() {
    const clipboardSerializer = new ClipboardSerializer(
      this.editor.schema,
      location.origin,
      inertDocument(),
    );
    return [new Plugin({ props: { clipboardSerializer } })];
  },
});

/** All extensions of a text editor. The bench measures a bare editor with the same ones. */
export function textEditorExtensions(options: TextEditorExtensionsOptions): Extensions {
  const { placeholder, uploads, slashMenu, ...bindings } = options;
  return [
    ...contentExtensions({
      figure: figureView,
      figureGroup: figureGroupView,
      video: videoView,
      htmlBlock: htmlBlockView,
    }),
    FocusAtOnce,
    Placeholder.configure({ placeholder }),
    SelectionHighlight,
    ImageUploads.configure(uploads),
    Markdown,
    KeepBlocksWhole,
    KeyBindings.configure(bindings),
    Extension.create({ name: 'search', addProseMirrorPlugins: () => [search()] }),
    Clipboard,
    slashMenu.extension,
  ];
}
