// The HTML value of the editor: the document that it was read into, and the HTML that `onChange` reported last.
import type { Editor, Content as TiptapContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { useEffect, useState } from 'react';
import { type Content, contentOf } from '#ui/admin/editor/content.ts';
import { withCaretPlace } from '#ui/admin/editor/content-extensions.ts';
import { deferUntilPaint, flushDeferred } from '#ui/admin/shell/after-paint.ts';
import { inertDocument } from './inert-document.ts';

interface HtmlDocument {
  /** Reads the initial value into an editor that is being created. */
  initialise: (editor: Editor) => void;
  /** Reports an edit after the next paint. */
  edited: (editor: Editor) => void;
  /** Reports `html` now, unless it is the HTML that was reported last. */
  report: (html: string) => void;
  /** The HTML that was reported last; edits that wait are reported first. */
  current: () => string;
  /** Replaces the text with other HTML. This is not an edit and cannot be undone. */
  replace: (editor: Editor, html: string) => void;
  /** Replaces the text with HTML that somebody wrote. This is an edit and can be undone. */
  edit: (editor: Editor, html: string) => void;
}

/**
 * The HTML behind a text editor that opens with `value`. An edit that is undone reports the bytes of `value` again.
 * `onChange` is the one of the first render.
 */
export function useHtmlDocument(value: string, onChange: (html: string) => void): HtmlDocument {
  // edits that wait for a paint are reported before the editor goes
  useEffect(() => flushDeferred, []);
  const [document] = useState(() => createHtmlDocument(value, onChange));
  return document;
}

function createHtmlDocument(value: string, onChange: (html: string) => void): HtmlDocument {
  let content: Content | null = null;
  // the document that the value was read into, to notice when an edit is undone
  let opened: { html: string; doc: Node } | null = null;
  let editedDoc: Node | null = null;
  let reported = value;
  const report = (html: string) => {
    if (html === reported) return;
    reported = html;
    onChange(html);
  };
  const reportEdit = () => {
    if (!editedDoc) return;
    if (opened?.doc.eq(editedDoc)) report(opened.html);
    else report(content?.write(editedDoc) ?? '');
  };
  return {
    initialise(editor) {
      content = contentOf(editor.schema, inertDocument());
      opened = { html: value, doc: withCaretPlace(content.read(value)) };
      // Tiptap accepts a document of the editor's own schema, which exists only from here on
      editor.options.content = opened.doc as unknown as TiptapContent;
    },
    edited(editor) {
      editedDoc = editor.state.doc;
      deferUntilPaint(reportEdit);
    },
    report,
    current() {
      flushDeferred();
      return reported;
    },
    replace(editor, html) {
      if (html === reported || !content) return;
      reported = html;
      opened = { html, doc: withCaretPlace(content.read(html)) };
      editedDoc = null;
      replaceDoc(editor, opened.doc, false);
    },
    edit(editor, html) {
      if (content && html !== content.write(editor.state.doc))
        replaceDoc(editor, withCaretPlace(content.read(html)), true);
    },
  };
}

/** Replaces the whole document. Only an edit is reported and can be undone. */
function replaceDoc(editor: Editor, doc: Node, isEdit: boolean): void {
  const tr = editor.state.tr.replaceWith(0, editor.state.doc.content.size, doc.content);
  if (!isEdit) tr.setMeta('addToHistory', false).setMeta('preventUpdate', true);
  editor.view.dispatch(tr);
}
