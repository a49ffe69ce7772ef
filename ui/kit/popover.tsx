// A small panel beside the control that opens it; the page stays in use. For islands only.
import * as RadixPopover from '@radix-ui/react-popover';
import { type ComponentProps, type ReactElement, useRef } from 'react';
import { useIsInsideDialog } from './dialog-root.ts';
import { useSectionTheme } from './section-theme.ts';

type PopoverProps = Omit<ComponentProps<typeof RadixPopover.Content>, 'ref'> & {
  /** A button; opens the panel and gets the focus back. */
  trigger: ReactElement;
  /** The accessible name of the panel, which has the role `dialog`. */
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** Closes by Escape, by a click beside it and by moving the focus out. The rest goes to the panel. */
export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  className,
  children,
  ...rest
}: PopoverProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const themed = useSectionTheme(opener);
  const insideDialog = useIsInsideDialog();
  return (
    // inside a dialog only a modal panel can be scrolled
    <RadixPopover.Root open={open} onOpenChange={onOpenChange} modal={insideDialog}>
      <RadixPopover.Trigger asChild ref={opener}>
        {trigger}
      </RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          ref={themed}
          className={['presence floating popover', className].filter(Boolean).join(' ')}
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          {...rest}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
