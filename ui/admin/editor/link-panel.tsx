// The panel for the link at the caret: shows, edits or removes it.
import type { Editor } from '@tiptap/core';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { Field } from '#ui/kit/field.tsx';
import { ArrowUpRight, Unlink } from '#ui/kit/icons.ts';
import { Input } from '#ui/kit/input.tsx';
import { Anchored } from './anchored.tsx';
import { caretRect } from './caret-rect.ts';
import { linkAddress } from './link-address.ts';

type LinkPanelProps = {
  editor: Editor;
  /** Whether the form is open; otherwise the panel shows the link at the caret, if there is one. */
  editing: boolean;
  onEditing: (editing: boolean) => void;
  /** The address at the caret, or null. */
  href: string | null;
};

/** Renders nothing when the form is closed and the caret is in no link. */
export function LinkPanel({ editor, editing, onEditing, href }: LinkPanelProps) {
  const [rect] = useState(() => () => caretRect(editor));
  if (editing) return <LinkForm editor={editor} rect={rect} onDone={() => onEditing(false)} />;
  if (href === null) return null;
  return (
    <Anchored
      rect={rect}
      context={editor.view.dom}
      className="editor-link"
      role="group"
      aria-label="Link at the caret"
      onMouseDown={(event) => event.preventDefault()}
    >
      <a className="editor-link-address" href={href} target="_blank" rel="noopener noreferrer">
        {href} <ArrowUpRight aria-hidden="true" />
        <span className="visually-hidden">(opens in a new tab)</span>
      </a>
      <Button variant="ghost" size="sm" onClick={() => onEditing(true)}>
        Edit
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Remove link"
        onClick={() => editor.chain().focus().extendMarkRange('link').unsetLink().run()}
      >
        <Unlink aria-hidden="true" />
      </Button>
    </Anchored>
  );
}

type LinkFormProps = { editor: Editor; rect: () => DOMRect; onDone: () => void };

function LinkForm({ editor, rect, onDone }: LinkFormProps) {
  const before = editor.getAttributes('link');
  const [href, setHref] = useState<string>(before.href ?? '');
  const [newTab, setNewTab] = useState(before.target === '_blank');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const close = () => {
    onDone();
    // at once: a frame later the focus may have moved on
    editor.view.focus();
  };
  const save = () => {
    if (href.trim() === '') {
      editor.chain().focus().extendMarkRange('link').unsetLink().run();
      return close();
    }
    const address = linkAddress(href);
    if (address === null)
      return setError('Use an address that begins with https://, http://, mailto:, tel: or /');
    const target = newTab
      ? { target: '_blank', rel: 'noopener noreferrer' }
      : { target: null, rel: null };
    const link = { ...target, href: address };
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: link }] })
        .run();
    else chain.setLink(link).run();
    close();
  };
  // forms cannot be nested, so this dialog handles Enter itself
  return (
    <Anchored
      rect={rect}
      context={editor.view.dom}
      className="editor-link-form"
      role="dialog"
      aria-label="Link"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
        if (event.key === 'Enter' && event.target === field.current) save();
        else if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <Field label="Address" error={error}>
        <Input
          ref={field}
          id={id}
          value={href}
          inputMode="url"
          spellCheck={false}
          placeholder="https://"
          onChange={(event) => setHref(event.target.value)}
        />
      </Field>
      <Checkbox
        label="Open in a new tab"
        checked={newTab}
        onCheckedChange={(checked) => setNewTab(checked === true)}
      />
      <div className="editor-link-buttons">
        <Button variant="ghost" size="sm" onClick={close}>
          Cancel
        </Button>
        <Button variant="primary" size="sm" onClick={save}>
          {before.href ? 'Update' : 'Add link'}
        </Button>
      </div>
    </Anchored>
  );
}
