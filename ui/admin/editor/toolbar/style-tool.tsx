// The menu for text size and font.
import type { Editor } from '@tiptap/core';
import { FONTS, SIZES, type TextStyleAttributes } from '#ui/admin/editor/nodes/text-style.ts';
import { useAfterClose } from '#ui/admin/shell/use-after-close.ts';
import {
  DropdownMenu,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from '#ui/kit/dropdown-menu.tsx';
import { ALargeSmall } from '#ui/kit/icons.ts';
import { Tool } from './tool.tsx';

const GROUPS = [
  { key: 'size', label: 'Size', defaultLabel: 'Normal', values: SIZES },
  { key: 'font', label: 'Font', defaultLabel: 'Sans serif', values: FONTS },
] as const;

const capitalised = (word: string) => word[0]?.toUpperCase() + word.slice(1);

/** `style` is the style of the text at the caret. */
export function StyleTool({
  editor,
  style,
}: {
  editor: Editor;
  style: Partial<TextStyleAttributes>;
}) {
  const { afterClose, onCloseAutoFocus } = useAfterClose();
  return (
    <DropdownMenu
      className="editor-styles"
      trigger={
        <Tool
          label="Size and font"
          Icon={ALargeSmall}
          opens
          pressed={Boolean(style.size || style.font)}
        />
      }
      onCloseAutoFocus={onCloseAutoFocus}
    >
      {GROUPS.map(({ key, label, defaultLabel, values }) => (
        <DropdownMenuRadioGroup
          key={key}
          label={label}
          value={style[key] ?? ''}
          onValueChange={(value) => {
            afterClose(() => editor.commands.focus());
            editor
              .chain()
              .setTextStyle({ [key]: value || null })
              .run();
          }}
        >
          {['', ...values].map((value) => (
            <DropdownMenuRadioItem key={value} value={value}>
              <span className={value && `editor-style-${value}`}>
                {value ? capitalised(value) : defaultLabel}
              </span>
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      ))}
    </DropdownMenu>
  );
}
