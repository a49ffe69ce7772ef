// The Tiptap editor of a text editor, with its extensions, stores and dialogs.
import type { Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { useEditor } from '@tiptap/react';
import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Film, ImagePlus } from '#ui/kit/icons.ts';
import { platformOf } from '#ui/kit/platform.ts';
import { matchesShortcut } from '#ui/kit/shortcut.ts';
import { isCaretInSight, screenEdges } from './caret-in-sight.ts';
import { clipboardText } from './clipboard-text.ts';
import { cleanPaste } from './paste/clean-paste.ts';
import { keepFirstBlockStyle } from './paste/keep-first-block-style.ts';
import { createSlashMenu } from './slash-commands.ts';
import { inertDocument } from './source/inert-document.ts';
import { useHtmlDocument } from './source/use-html-document.ts';
import { syncSelection } from './sync-selection.ts';
import type { TextEditorProps } from './text-editor.tsx';
import { textEditorExtensions } from './text-editor-extensions.ts';
import type { OpenTool } from './toolbar/tool-groups.tsx';
import { composeOverBlock, insertOverBlocks } from './type-over-blocks.ts';

const NOTHING = () => {};

/** The editor with its stores and dialogs. Everything that it returns is stable. */
export function useTextEditor(props: TextEditorProps) {
  const {
    id,
    value,
    placeholder,
    upload,
    onProblem = NOTHING,
    onUploaded = NOTHING,
    autoFocus,
    ref,
  } = props;
  const toolbar = useRef<HTMLDivElement>(null);
  const [openTool, setOpenTool] = useState<OpenTool>(null);
  const [isLinking, setLinking] = useState(false);
  const [isHelping, setHelping] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    if (!isFocused) return;
    // a menu or a bar that Escape closes takes the key first
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setFocused(false);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isFocused]);
  const [isBlockMenuOpen, setBlockMenuOpen] = useState(false);
  const html = useHtmlDocument(value, props.onChange);
  const [slashMenu] = useState(() =>
    createSlashMenu([
      {
        id: 'image',
        label: 'Image',
        Icon: ImagePlus,
        keywords: 'picture photo upload',
        run: () => setOpenTool('image'),
      },
      {
        id: 'video',
        label: 'Video',
        Icon: Film,
        keywords: 'film movie',
        run: () => setOpenTool('video'),
      },
    ]),
  );
  const [uploads] = useState(() => ({ upload, onProblem, onUploaded }));
  const [extensions] = useState(() =>
    textEditorExtensions({
      placeholder,
      uploads,
      slashMenu,
      onLink: () => setLinking(true),
      onHelp: () => setHelping(true),
      onFind: () => setFinding(true),
      onFocusMode: () => setFocused((on) => !on),
      onBlockMenu: () => setBlockMenuOpen(true),
      onToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    }),
  );
  const editor = useEditor({
    extensions,
    editorProps: useEditorProps(props),
    injectCSS: false,
    // nothing uses delete events, and they cost time with each key
    enableCoreExtensions: { delete: false },
    onBeforeCreate: ({ editor }) => html.initialise(editor),
    onUpdate: ({ editor }) => html.edited(editor),
    onBlur: props.onBlur,
  });
  // before the next key; Tiptap's own option waits for a timer
  useLayoutEffect(() => {
    if (autoFocus) editor.commands.focus('end');
  }, [editor, autoFocus]);
  useImperativeHandle(
    ref,
    () => ({
      focus: () => void editor.commands.focus(),
      show: (shown) => html.replace(editor, shown),
    }),
    [editor, html],
  );
  useEffect(() => {
    const label = document.querySelector<HTMLElement>(`label[for="${CSS.escape(id)}"]`);
    const focus = () => void editor.commands.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [editor, id]);
  const dialogs = {
    isLinking,
    setLinking,
    isHelping,
    setHelping,
    isFinding,
    setFinding,
    isFocused,
    setFocused,
    isBlockMenuOpen,
    setBlockMenuOpen,
  };
  return { editor, toolbar, openTool, setOpenTool, dialogs, slashMenu, uploads, html };
}

/** The options of the ProseMirror view. They change only when the element's attributes change. */
function useEditorProps(props: TextEditorProps) {
  const [edges] = useState(screenEdges);
  const attributesKey = JSON.stringify(attributesOf(props));
  return useMemo(
    () => ({
      attributes: JSON.parse(attributesKey) as Record<string, string>,
      scrollThreshold: edges,
      scrollMargin: edges,
      handleDOMEvents: {
        keydown: (_view: EditorView, event: KeyboardEvent) => isOfForm(event),
        beforeinput: insertOverBlocks,
        compositionstart: composeOverBlock,
      },
      handleKeyDown: (view: EditorView) => void syncSelection(view),
      handleScrollToSelection: (view: EditorView) => isCaretInSight(view, edges),
      clipboardTextSerializer: (slice: Slice) => clipboardText(slice, inertDocument()),
      transformPastedHTML: (pasted: string) => cleanPaste(pasted, inertDocument(), location.origin),
      transformPasted: (slice: Slice, view: EditorView) =>
        keepFirstBlockStyle(slice, view.state.selection),
    }),
    [attributesKey, edges],
  );
}

/** Whether a key is a shortcut of the form. The editor prevents every Enter, and the form ignores prevented keys. */
function isOfForm(event: KeyboardEvent): boolean {
  return matchesShortcut(event, 'Mod+Shift+Enter', platformOf(navigator.userAgent));
}

function attributesOf(props: TextEditorProps): Record<string, string> {
  const attributes: Record<string, string | undefined> = {
    id: props.id,
    class: 'prose editor-text',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': props['aria-labelledby'] ? undefined : props['aria-label'],
    'aria-labelledby': props['aria-labelledby'],
    'aria-describedby': props['aria-describedby'],
    'aria-invalid': props['aria-invalid'] ? 'true' : undefined,
    'aria-required': props.required ? 'true' : undefined,
    'aria-keyshortcuts': 'Alt+F10',
    spellcheck: 'true',
  };
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
