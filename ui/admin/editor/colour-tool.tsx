// Colour of the text or behind it: a few that read well on paper, and any other.
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { Baseline, Highlighter } from '#ui/kit/icons.ts';
import { Popover } from '#ui/kit/popover.tsx';
import { Tool } from './tool.tsx';

/** Each at least 4.5:1 on paper. */
const INKS = {
  Orange: '#b93108',
  Red: '#b3121d',
  Green: '#1f6b3a',
  Blue: '#1d4fa3',
  Violet: '#6b2fa0',
  Stone: '#635b52',
  Ink: '#0c0b0a',
};
/** Ink reads on each with at least 12:1. */
const MARKERS = {
  Orange: '#ffd9cc',
  Yellow: '#fff0b3',
  Green: '#d6eedd',
  Blue: '#d9e6fa',
  Violet: '#eadcf7',
  Stone: '#e9e4da',
  White: '#ffffff',
};

type ColourToolProps = {
  editor: Editor;
  kind: 'color' | 'background';
  /** What the text at the caret has. */
  value: string | null;
};

/** Sets the colour of what is chosen, or of what is typed next. */
export function ColourTool({ editor, kind, value }: ColourToolProps) {
  const [open, setOpen] = useState(false);
  const label = kind === 'color' ? 'Text colour' : 'Background colour';
  const choose = (colour: string | null) => {
    setOpen(false);
    editor
      .chain()
      .focus()
      .setTextLook({ [kind]: colour })
      .run();
  };
  return (
    <Popover
      label={label}
      className="editor-colours"
      open={open}
      onOpenChange={setOpen}
      onCloseAutoFocus={(event) => {
        if (editor.isFocused) event.preventDefault();
      }}
      trigger={
        <Tool
          label={label}
          Icon={kind === 'color' ? Baseline : Highlighter}
          pressed={value !== null}
          style={value ? ({ '--tool-colour': value } as React.CSSProperties) : undefined}
        />
      }
    >
      <div className="editor-swatches">
        {Object.entries(kind === 'color' ? INKS : MARKERS).map(([name, colour]) => (
          <button
            key={name}
            type="button"
            className="editor-swatch"
            aria-label={name}
            aria-pressed={value === colour}
            style={{ background: colour }}
            onClick={() => choose(colour)}
          />
        ))}
      </div>
      <div className="editor-colours-foot">
        <label className="editor-colours-own">
          <input
            type="color"
            value={value && /^#[0-9a-f]{6}$/i.test(value) ? value : '#b93108'}
            onChange={(event) =>
              editor
                .chain()
                .setTextLook({ [kind]: event.target.value })
                .run()
            }
          />
          Another colour
        </label>
        <Button variant="outline" size="sm" onClick={() => choose(null)}>
          None
        </Button>
      </div>
    </Popover>
  );
}
