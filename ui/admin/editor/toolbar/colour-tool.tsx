// The tools for text colour and background colour: a palette with enough contrast, and a free choice.
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { Baseline, Highlighter } from '#ui/kit/icons.ts';
import { Popover } from '#ui/kit/popover.tsx';
import { Tool } from './tool.tsx';

/** Contrast of at least 4.5:1 on the page's background. */
const TEXT_COLOURS = {
  Orange: '#b93108',
  Red: '#b3121d',
  Green: '#1f6b3a',
  Blue: '#1d4fa3',
  Violet: '#6b2fa0',
  Stone: '#635b52',
  Ink: '#0c0b0a',
};
/** Text has a contrast of at least 12:1 on each. */
const BACKGROUND_COLOURS = {
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
  /** The colour at the caret. */
  value: string | null;
};

/** Sets the colour of the selection, or of the text typed next. */
export function ColourTool({ editor, kind, value }: ColourToolProps) {
  const [open, setOpen] = useState(false);
  const label = kind === 'color' ? 'Text colour' : 'Background colour';
  const choose = (colour: string | null) => {
    setOpen(false);
    editor
      .chain()
      .focus()
      .setTextStyle({ [kind]: colour })
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
        {Object.entries(kind === 'color' ? TEXT_COLOURS : BACKGROUND_COLOURS).map(
          ([name, colour]) => (
            <button
              key={name}
              type="button"
              className="editor-swatch"
              aria-label={name}
              aria-pressed={value === colour}
              style={{ background: colour }}
              onClick={() => choose(colour)}
            />
          ),
        )}
      </div>
      <div className="editor-colours-foot">
        <label className="editor-colours-own">
          <input
            type="color"
            value={value && /^#[0-9a-f]{6}$/i.test(value) ? value : '#b93108'}
            onChange={(event) =>
              editor
                .chain()
                .setTextStyle({ [kind]: event.target.value })
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
