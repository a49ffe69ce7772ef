// The rich-text editor itself: everything of it that is heavy, and so a chunk of its own.
import type { Editor, Content as TiptapContent } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import type { Node, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { EditorContent, useEditor } from '@tiptap/react';
import {
  type MouseEvent,
  memo,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { deferUntilPaint, flushDeferred } from '#ui/admin/shell/after-paint.ts';
import { CodeXml, Film, ImagePlus, Keyboard } from '#ui/kit/icons.ts';
import type { FileRefusal } from '#ui/kit/image-refusal.ts';
import { isCaretInSight, screenEdges } from './caret-in-sight.ts';
import { type Content, contentOf } from './content.ts';
import { contentExtensions } from './content-extensions.ts';
import { contentFacts } from './content-facts.ts';
import { inertDocument } from './inert-document.ts';
import { KeyboardHelp } from './keyboard-help.tsx';
import { Keys } from './keys.ts';
import { LinkPanel } from './link-panel.tsx';
import { shownFigure } from './nodes/figure-view.tsx';
import { shownHtmlBlock } from './nodes/html-block-view.tsx';
import { shownVideo } from './nodes/video-view.tsx';
import { cleanPaste } from './paste/clean-paste.ts';
import { withFirstLooks } from './paste/first-block-style.ts';
import {
  addImages,
  ImageUploads,
  showImageOnItsWay,
  type UploadImage,
} from './paste/image-uploads.ts';
import { ChosenWords } from './selection-highlight.ts';
import { hearSelection } from './selection-sync.ts';
import { createSlashMenu } from './slash-commands.ts';
import { SlashMenu } from './slash-menu.tsx';
import { SourceView } from './source-view.tsx';
import { Tool } from './tool.tsx';
import { type OpenTool, Toolbar } from './toolbar.tsx';
import { typeCharacter } from './type-character.ts';
import { useRestedState } from './use-debounced-editor-state.ts';
import { lengthInWords } from './word-count.ts';

export interface TextEditorProps {
  id: string;
  /** HTML that it opens with. Another text comes through `ref`. */
  value: string;
  /** Called when the text was edited, never because it was opened. What is as it was opened is handed out as it came. */
  onChange: (html: string) => void;
  onBlur?: () => void;
  placeholder: string;
  /** Any CSS length. */
  minHeight: string;
  /** Left out, images come by address only. */
  upload?: UploadImage;
  /** For a toast, say; the text shows the problem anyway. */
  onProblem?: (problem: FileRefusal) => void;
  /** Called when an image that was sent stands in the text. */
  onUploaded?: () => void;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-required'?: boolean | 'true' | 'false';
  /** Takes the focus at once, with the caret at the end. */
  autoFocus?: boolean;
  ref?: Ref<TextEditorHandle>;
}

export interface TextEditorHandle {
  focus: () => void;
  /** Replaces the text, which is no edit. */
  show: (html: string) => void;
}

/** Like the words of a save while a picture is missing. */
const NOT_OPENED: FileRefusal = {
  title: 'HTML not opened yet',
  description: 'A picture is not uploaded yet. Open the HTML once it is there, or remove it.',
};

/**
 * Toolbar, text and what is known about it. Everything it makes passes the server's cleaning unchanged. It is drawn anew
 * only when its props change, and none of them does with a key.
 */
export const TextEditor = memo(function TextEditor(props: TextEditorProps) {
  const { id, value, placeholder, minHeight, upload, autoFocus, ref } = props;
  const toolbar = useRef<HTMLDivElement>(null);
  const [openTool, setOpenTool] = useState<OpenTool>(null);
  const [linking, setLinking] = useState(false);
  const [helping, setHelping] = useState(false);
  const [source, setSource] = useState<string | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  // the document that `value` was read into, to know when an edit was taken back
  const opened = useRef<{ value: string; doc: Node } | null>(null);
  const content = useRef<Content | null>(null);
  const handedOut = useRef(value);
  const hand = (html: string) => {
    if (html === handedOut.current) return;
    handedOut.current = html;
    latest.current.onChange(html);
  };

  const edited = useRef<Node | null>(null);
  const [handOut] = useState(() => () => {
    const { current: doc } = edited;
    if (!doc) return;
    if (opened.current?.doc.eq(doc)) hand(opened.current.value);
    else hand(content.current?.write(doc) ?? '');
  });
  // what was typed last is handed out before the editor goes
  useEffect(() => flushDeferred, []);

  const [slash] = useState(() =>
    createSlashMenu([
      {
        id: 'image',
        label: 'Image',
        Icon: ImagePlus,
        words: 'picture photo upload',
        run: () => setOpenTool('image'),
      },
      {
        id: 'video',
        label: 'Video',
        Icon: Film,
        words: 'film movie',
        run: () => setOpenTool('video'),
      },
    ]),
  );
  const [uploads] = useState(() => ({
    upload:
      upload && ((...sent: Parameters<UploadImage>) => (latest.current.upload ?? upload)(...sent)),
    onProblem: (problem: FileRefusal) => latest.current.onProblem?.(problem),
    onUploaded: () => latest.current.onUploaded?.(),
  }));
  const [extensions] = useState(() => [
    ...contentExtensions({ figure: shownFigure, video: shownVideo, htmlBlock: shownHtmlBlock }),
    Placeholder.configure({ placeholder }),
    ChosenWords,
    ImageUploads.configure(uploads),
    Keys.configure({
      onLink: () => setLinking(true),
      onHelp: () => setHelping(true),
      onToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    }),
    slash.extension,
  ]);
  const [edges] = useState(screenEdges);
  const attributes = attributesOf(props);
  const attributesKey = JSON.stringify(attributes);
  const editorProps = useMemo(
    () => ({
      attributes: JSON.parse(attributesKey) as Record<string, string>,
      scrollThreshold: edges,
      scrollMargin: edges,
      handleKeyDown: (view: EditorView) => void hearSelection(view),
      handleKeyPress: typeCharacter,
      handleScrollToSelection: (view: EditorView) => isCaretInSight(view, edges),
      transformPastedHTML: (html: string) => cleanPaste(html, inertDocument()),
      transformPasted: (slice: Slice, view: EditorView) =>
        withFirstLooks(slice, view.state.selection),
    }),
    [attributesKey, edges],
  );

  const editor = useEditor({
    extensions,
    editorProps,
    injectCSS: false,
    // nobody asks what was deleted, and it would be worked out after each key
    enableCoreExtensions: { delete: false },
    autofocus: autoFocus ? 'end' : false,
    onBeforeCreate: ({ editor }) => {
      content.current = contentOf(editor.schema, inertDocument());
      opened.current = { value, doc: content.current.read(value) };
      // a document made with the schema of this very editor, which only exists from here on
      editor.options.content = opened.current.doc as unknown as TiptapContent;
    },
    onUpdate: ({ editor }) => {
      edited.current = editor.state.doc;
      deferUntilPaint(handOut);
    },
    onBlur: () => latest.current.onBlur?.(),
  });
  useImperativeHandle(
    ref,
    () => ({
      focus: () => void editor.commands.focus(),
      show: (html) => {
        if (html === handedOut.current || !content.current) return;
        handedOut.current = html;
        opened.current = { value: html, doc: content.current.read(html) };
        edited.current = null;
        replaceText(editor, opened.current.doc, false);
      },
    }),
    [editor],
  );

  useEffect(() => {
    const label = document.querySelector<HTMLElement>(`label[for="${CSS.escape(id)}"]`);
    const focus = () => void editor.commands.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [editor, id]);

  const { words, href, kept, lost, unsaid } = useRestedState(editor, stateOf);
  const toggleSource = () => {
    // its place in the text would be gone when it is there
    if (source === null && showImageOnItsWay(editor.view)) return uploads.onProblem(NOT_OPENED);
    flushDeferred();
    if (source === null) return setSource(handedOut.current);
    setSource(null);
    const now = content.current?.write(editor.state.doc);
    if (content.current && source !== now) replaceText(editor, content.current.read(source), true);
    editor.commands.focus();
  };
  // the toolbar is drawn anew only when something of it changes, not with every key
  const startLinking = useCallback(() => setLinking(true), []);
  const takesFiles = upload !== undefined;
  const addFiles = useMemo(
    () => (takesFiles ? (files: File[]) => addImages(editor.view, files, uploads) : undefined),
    [takesFiles, editor, uploads],
  );
  return (
    <div
      className="editor"
      data-invalid={attributes['aria-invalid']}
      data-linking={linking || undefined}
    >
      {source === null && (
        <Toolbar
          ref={toolbar}
          editor={editor}
          controls={id}
          onLink={startLinking}
          openTool={openTool}
          onOpenTool={setOpenTool}
          onFiles={addFiles}
        />
      )}
      <EditorContent
        className="editor-body"
        editor={editor}
        hidden={source !== null}
        style={{ '--editor-min-height': minHeight } as React.CSSProperties}
        onMouseDown={(event) => continueBelow(event, editor)}
      />
      {source !== null && (
        <SourceView
          value={source}
          aria-label={`${props['aria-label'] ?? ''} HTML`.trim()}
          style={{ minHeight }}
          onChange={(html) => {
            setSource(html);
            hand(html);
          }}
        />
      )}
      <div className="editor-foot">
        <p className="editor-facts">
          {source === null && <span>{lengthInWords(words)}</span>}
          {kept > 0 && <span>{kept === 1 ? '1 part is' : `${kept} parts are`} kept as HTML</span>}
          {source === null &&
            lost.map((problem) => (
              <span key={problem} className="editor-fact-missing">
                {problem}
              </span>
            ))}
          {unsaid > 0 && (
            <span className="editor-fact-missing">
              {unsaid === 1 ? '1 image lacks' : `${unsaid} images lack`} alt text
            </span>
          )}
        </p>
        <Tool label="Keyboard" Icon={Keyboard} keys="Mod+/" onClick={() => setHelping(true)} />
        <Tool label="HTML" Icon={CodeXml} pressed={source !== null} onClick={toggleSource} />
      </div>
      {source === null && (
        <>
          <LinkPanel editor={editor} editing={linking} onEditing={setLinking} href={href} />
          <SlashMenu store={slash} context={editor.view.dom} />
        </>
      )}
      <KeyboardHelp
        open={helping}
        onOpenChange={setHelping}
        onClosed={() => editor.commands.focus()}
      />
    </div>
  );
});

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
    'aria-required': props['aria-required'] ? 'true' : undefined,
    'aria-keyshortcuts': 'Alt+F10',
    spellcheck: 'true',
  };
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function stateOf(editor: Editor) {
  return {
    ...contentFacts(editor.state.doc, inertDocument()),
    href: editor.isActive('link') ? ((editor.getAttributes('link').href as string) ?? null) : null,
  };
}

/** `byPerson`: it can be undone, and counts as an edit. */
function replaceText(editor: Editor, doc: Node, byPerson: boolean): void {
  const tr = editor.state.tr.replaceWith(0, editor.state.doc.content.size, doc.content);
  if (!byPerson) tr.setMeta('addToHistory', false).setMeta('preventUpdate', true);
  editor.view.dispatch(tr);
}

/** A click below the text goes on writing there, also after a table or an image. */
function continueBelow(event: MouseEvent, editor: Editor): void {
  const text = editor.view.dom;
  const last = text.lastElementChild?.getBoundingClientRect();
  const isBelow = last !== undefined && event.clientY > last.bottom;
  if (!isBelow || (event.target !== text && event.target !== event.currentTarget)) return;
  event.preventDefault();
  const { doc } = editor.state;
  if (doc.lastChild?.type.name !== 'paragraph')
    editor.commands.insertContentAt(doc.content.size, { type: 'paragraph' });
  editor.commands.focus('end');
}
