// Size and font of the text: three sizes and two fonts beside the usual ones (spec §9).
import type { Editor } from '@tiptap/core';
import { useRef } from 'react';
import {
  DropdownMenu,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from '#ui/kit/dropdown-menu.tsx';
import { ALargeSmall } from '#ui/kit/icons.ts';
import { FONTS, SIZES, type TextLookAttributes } from './nodes/text-style.ts';
import { Tool } from './tool.tsx';

const GROUPS = [
  { key: 'size', label: 'Size', usual: 'Normal', values: SIZES },
  { key: 'font', label: 'Font', usual: 'Sans serif', values: FONTS },
] as const;

const capitalised = (word: string) => word[0]?.toUpperCase() + word.slice(1);

/** `look` is what the text at the caret has. */
export function LookTool({ editor, look }: { editor: Editor; look: Partial<TextLookAttributes> }) {
  const chosen = useRef(false);
  return (
    <DropdownMenu
      className="editor-looks"
      trigger={
        <Tool
          label="Size and font"
          Icon={ALargeSmall}
          opens
          pressed={Boolean(look.size || look.font)}
        />
      }
      onCloseAutoFocus={(event) => {
        if (chosen.current) event.preventDefault();
        if (chosen.current) editor.commands.focus();
        chosen.current = false;
      }}
    >
      {GROUPS.map(({ key, label, usual, values }) => (
        <DropdownMenuRadioGroup
          key={key}
          label={label}
          value={look[key] ?? ''}
          onValueChange={(value) => {
            chosen.current = true;
            editor
              .chain()
              .setTextLook({ [key]: value || null })
              .run();
          }}
        >
          {['', ...values].map((value) => (
            <DropdownMenuRadioItem key={value} value={value}>
              <span className={value && `editor-look-${value}`}>
                {value ? capitalised(value) : usual}
              </span>
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      ))}
    </DropdownMenu>
  );
}
