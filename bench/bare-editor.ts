// The page that our editor is compared with: Tiptap with the same extensions, and nothing around it.
import { Editor } from '@tiptap/core';
import { createSlashMenu } from '#ui/admin/editor/slash-commands.ts';
import { textEditorExtensions } from '#ui/admin/editor/text-editor-extensions.ts';

const article = document.querySelector('template')?.innerHTML ?? '';

new Editor({
  element: document.querySelector('#editor'),
  extensions: textEditorExtensions({
    placeholder: '',
    uploads: { upload: undefined, onProblem() {}, onUploaded() {} },
    slashMenu: createSlashMenu([]),
    onLink() {},
    onHelp() {},
    onToolbar() {},
    onFind() {},
    onFocusMode() {},
    onBlockMenu() {},
  }),
  editorProps: { attributes: { role: 'textbox', 'aria-label': 'Content', spellcheck: 'true' } },
  content: article,
});
