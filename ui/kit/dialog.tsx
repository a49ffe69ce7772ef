// The modal dialog: traps focus, closes by Escape, backdrop and button, returns the focus. For islands only.
import * as RadixDialog from '@radix-ui/react-dialog';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { DialogRoot } from './dialog-root.ts';
import { X } from './icons.ts';
import { useOpener } from './opener.ts';

interface DialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: string;
  /** Keeps the title for assistive tools only. */
  titleHidden?: boolean;
  description?: string;
  /**
   * `sm` asks a question, `md` holds a form, `wide` is 4xl (56rem) and 90vh up to 800 px high (docs/contract.md, Booking),
   * `full` fills the screen, `command` is near the top and leaves its whole area to its content.
   */
  size?: 'sm' | 'md' | 'wide' | 'full' | 'command';
  theme?: 'paper' | 'light' | 'dark';
  /** A button; opens the dialog and gets the focus back. */
  trigger?: ReactElement;
  /** Buttons at the foot. */
  actions?: ReactNode;
  closeLabel?: string;
  /** Passed to the panel, e.g. `onOpenAutoFocus`, `onCloseAutoFocus`. */
  panelProps?: Omit<ComponentProps<typeof RadixDialog.Content>, 'children' | 'title' | 'ref'>;
  children?: ReactNode;
}

/** Controlled with `open` and `onOpenChange`, or opened by its `trigger`; grows out of the control that opened it. */
export function Dialog(props: DialogProps) {
  const { size = 'md', theme = 'paper', closeLabel = 'Close' } = props;
  const { trigger, panel, giveBack } = useOpener();
  return (
    <RadixDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      {props.trigger && (
        <RadixDialog.Trigger asChild ref={trigger}>
          {props.trigger}
        </RadixDialog.Trigger>
      )}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="presence dialog-backdrop" />
        <RadixDialog.Content
          className="presence dialog"
          ref={panel}
          data-size={size}
          data-theme={theme}
          {...(props.description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusFirstControl}
          {...props.panelProps}
          onCloseAutoFocus={(event) => {
            props.panelProps?.onCloseAutoFocus?.(event);
            giveBack(event);
          }}
        >
          <DialogRoot value={true}>
            <header className="dialog-head">
              <RadixDialog.Title className={props.titleHidden ? 'visually-hidden' : 'dialog-title'}>
                {props.title}
              </RadixDialog.Title>
              <RadixDialog.Close className="dialog-close" aria-label={closeLabel}>
                <X aria-hidden="true" />
              </RadixDialog.Close>
            </header>
            {props.description && (
              <RadixDialog.Description className="dialog-description">
                {props.description}
              </RadixDialog.Description>
            )}
            {props.children && <div className="dialog-body">{props.children}</div>}
            {props.actions && <footer className="dialog-actions">{props.actions}</footer>}
          </DialogRoot>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Focuses the first control of the body, not the close button, which keeps the focus when no control is in view. */
function focusFirstControl(event: Event) {
  const panel = event.currentTarget as HTMLElement;
  const first = [
    ...panel.querySelectorAll<HTMLElement>(
      '.dialog-body :is(a[href], button, input, select, textarea):not(:disabled, [tabindex="-1"])',
    ),
  ].find((control) => control.checkVisibility() && !opensKeyboard(control));
  const isInSight =
    first && first.getBoundingClientRect().bottom <= panel.getBoundingClientRect().bottom;
  if (!isInSight) return;
  event.preventDefault();
  first.focus();
  if (first instanceof HTMLInputElement) first.select();
}

/** Whether focusing the control would open a phone's keyboard over choices that need none. */
function opensKeyboard(control: HTMLElement): boolean {
  return control.matches('[type="search"]') && matchMedia('(pointer: coarse)').matches;
}
