// Find and replace within the text.
import type { Editor } from '@tiptap/core';
import {
  findNext,
  findPrev,
  getMatchHighlights,
  replaceAll,
  replaceNext,
  setSearchState,
} from 'prosemirror-search';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { ChevronDown, ChevronUp, X } from '#ui/kit/icons.ts';
import { Input } from '#ui/kit/input.tsx';
import { TextQuery } from './text-query.ts';
import { useDebouncedEditorState } from './use-debounced-editor-state.ts';

type FindBarProps = { editor: Editor; onClose: () => void };

/** Enter goes to the next match, Shift+Enter to the one before; Escape closes the bar at the match. */
export function FindBar({ editor, onClose }: FindBarProps) {
  const [search, setSearch] = useState(() => selectedText(editor));
  const [replacement, setReplacement] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { count, current } = useDebouncedEditorState(editor, matchesOf);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
    return () => setQuery(editor, '', '');
  }, [editor]);
  useEffect(() => setQuery(editor, search, replacement), [editor, search, replacement]);
  const run = (command: typeof findNext) =>
    command(editor.state, editor.view.dispatch, editor.view);
  const onKeyDown = (event: KeyboardEvent) => {
    // the keys of an input method belong to the character that it composes
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      onClose();
      editor.view.focus();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      if (event.target === field.current) run(event.shiftKey ? findPrev : findNext);
      else run(replaceNext);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <search className="editor-find" aria-label="Find and replace" onKeyDown={onKeyDown}>
      <Input
        ref={field}
        aria-label="Find"
        placeholder="Find"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <span className="editor-find-count" role="status">
        {search === '' ? '' : count === 0 ? 'No matches' : `${current || '–'} of ${count}`}
      </span>
      <Button variant="ghost" size="icon" aria-label="Previous match" onClick={() => run(findPrev)}>
        <ChevronUp aria-hidden="true" />
      </Button>
      <Button variant="ghost" size="icon" aria-label="Next match" onClick={() => run(findNext)}>
        <ChevronDown aria-hidden="true" />
      </Button>
      <Input
        aria-label="Replace with"
        placeholder="Replace with"
        value={replacement}
        onChange={(event) => setReplacement(event.target.value)}
      />
      <Button variant="outline" size="sm" onClick={() => run(replaceNext)}>
        Replace
      </Button>
      <Button variant="outline" size="sm" onClick={() => run(replaceAll)}>
        Replace all
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Close find and replace"
        onClick={() => {
          onClose();
          editor.view.focus();
        }}
      >
        <X aria-hidden="true" />
      </Button>
    </search>
  );
}

function setQuery(editor: Editor, search: string, replace: string): void {
  if (editor.isDestroyed) return;
  const query = new TextQuery({ search, replace });
  editor.view.dispatch(setSearchState(editor.state.tr, query));
}

/** The number of matches, and which of them is selected: 1 for the first, 0 for none. */
function matchesOf({ state }: Editor) {
  const matches = getMatchHighlights(state).find();
  const { from, to } = state.selection;
  return {
    count: matches.length,
    current: matches.findIndex((match) => match.from === from && match.to === to) + 1,
  };
}

function selectedText({ state }: Editor): string {
  const { from, to } = state.selection;
  const text = state.doc.textBetween(from, to, '\n');
  return text.includes('\n') ? '' : text;
}
