// The panel for the link at the caret: shows, edits or removes it.
import type { Editor } from '@tiptap/core';
import { useEffect, useId, useRef, useState } from 'react';
import { Anchored } from '#ui/admin/editor/anchored.tsx';
import { caretRect } from '#ui/admin/editor/caret-rect.ts';
import { Button } from '#ui/kit/button.tsx';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { Field } from '#ui/kit/field.tsx';
import { ArrowUpRight, Unlink } from '#ui/kit/icons.ts';
import { Input } from '#ui/kit/input.tsx';
import { linkAddress } from './link-address.ts';
import { removeLink, setLink } from './link-commands.ts';
import { PageOptions } from './page-options.tsx';
import { useFoundPages } from './use-found-pages.ts';

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
        onClick={() => removeLink(editor)}
      >
        <Unlink aria-hidden="true" />
      </Button>
    </Anchored>
  );
}

type LinkFormProps = { editor: Editor; rect: () => DOMRect; onDone: () => void };

function LinkForm({ editor, rect, onDone }: LinkFormProps) {
  const isCard = editor.isActive('linkCard');
  const before = editor.getAttributes(isCard ? 'linkCard' : 'link');
  const [href, setHref] = useState<string>(before.href ?? '');
  const [newTab, setNewTab] = useState(before.target === '_blank');
  const [error, setError] = useState<string>();
  const [active, setActive] = useState(-1);
  const pages = useFoundPages(href === before.href ? '' : href);
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
  const save = (typed = href) => {
    if (typed.trim() === '') {
      removeLink(editor);
      return close();
    }
    const address = linkAddress(typed);
    if (address === null)
      return setError('Use an address that begins with https://, http://, mailto:, tel: or /');
    setLink(editor, { href: address, newTab });
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
        // the keys of an input method belong to the character that it composes
        if (event.nativeEvent.isComposing) return;
        const isInField = event.target === field.current;
        const next = { ArrowDown: active + 1, ArrowUp: Math.max(active, 0) - 1 }[event.key];
        if (event.key === 'Escape') close();
        else if (isInField && event.key === 'Enter') save(pages[active]?.address);
        else if (isInField && next !== undefined && pages.length > 0)
          setActive((next + pages.length) % pages.length);
        else return;
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
          autoComplete="off"
          placeholder="https:// or the name of a page"
          role="combobox"
          aria-expanded={pages.length > 0}
          aria-controls={`${id}-pages`}
          aria-activedescendant={pages[active] && `${id}-page-${active}`}
          onChange={(event) => {
            setHref(event.target.value);
            setActive(-1);
          }}
        />
      </Field>
      <PageOptions
        id={id}
        label="Pages of this site"
        pages={pages}
        active={active}
        onChoose={save}
      />
      {!isCard && (
        <Checkbox label="Open in a new tab" checked={newTab} onCheckedChange={setNewTab} />
      )}
      <div className="editor-link-buttons">
        <Button variant="ghost" size="sm" onClick={close}>
          Cancel
        </Button>
        <Button variant="primary" size="sm" onClick={() => save()}>
          {before.href ? 'Update' : 'Add link'}
        </Button>
      </div>
    </Anchored>
  );
}
