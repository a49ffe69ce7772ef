// A button of the toolbar, with its name and shortcut in a tooltip.
import type { ComponentProps } from 'react';
import type { Action } from '#ui/admin/editor/actions.ts';
import { ChevronDown } from '#ui/kit/icons.ts';
import { Kbd } from '#ui/kit/kbd.tsx';
import { usePlatform } from '#ui/kit/platform.ts';
import { ariaShortcut } from '#ui/kit/shortcut.ts';
import { Tooltip } from '#ui/kit/tooltip.tsx';

type ToolProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string;
  Icon?: Action['Icon'];
  /** Shown in place of an icon. */
  text?: string;
  keys?: string;
  /** Undefined for tools without a state. */
  pressed?: boolean;
  /** Whether the button opens a menu. */
  opens?: boolean;
};

/** A button that keeps the selection in the text. A disabled one can still get the focus. The rest goes to the button. */
export function Tool({
  label,
  Icon,
  text,
  keys,
  pressed,
  opens,
  disabled,
  onClick,
  ...rest
}: ToolProps) {
  const platform = usePlatform();
  const tip = (
    <span className="editor-tip">
      {label} {keys && <Kbd keys={keys} />}
    </span>
  );
  return (
    <Tooltip content={tip} side="bottom">
      <button
        type="button"
        className="editor-tool"
        aria-pressed={pressed}
        aria-disabled={disabled || undefined}
        aria-keyshortcuts={keys && ariaShortcut(keys, platform)}
        data-tool=""
        onMouseDown={(event) => event.preventDefault()}
        onClick={disabled ? (event) => event.preventDefault() : onClick}
        {...rest}
      >
        <span className="visually-hidden">{label}</span>
        {Icon && <Icon aria-hidden="true" />}
        {text && <span aria-hidden="true">{text}</span>}
        {opens && <ChevronDown className="editor-tool-more" aria-hidden="true" />}
      </button>
    </Tooltip>
  );
}
