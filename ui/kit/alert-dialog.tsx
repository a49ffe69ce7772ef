// A question that must be answered before anything is destroyed. For islands only.
import * as RadixAlertDialog from '@radix-ui/react-alert-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { DialogRoot } from './dialog-root.ts';
import { useOpener } from './opener.ts';
import { Spinner } from './spinner.tsx';

interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The whole question; it is read out when the dialog opens. */
  description: string;
  /** The label of the confirm button, as a verb: 'Delete'. */
  confirmLabel: string;
  /** The dialog stays open; the caller closes it when the work is done. */
  onConfirm: () => void;
  /** Whether the work is under way: no button can be pressed, and Escape does not close. */
  pending?: boolean;
  /** Read out while the work is under way. */
  pendingLabel?: string;
  /** Error message of a failed attempt; the question can be answered again. */
  error?: string;
  /** `default` for an action that destroys nothing. */
  tone?: 'destructive' | 'default';
  /** Passed to the panel, e.g. `onCloseAutoFocus` when the button that opened it was deleted with its item. */
  panelProps?: Omit<ComponentProps<typeof RadixAlertDialog.Content>, 'children' | 'title' | 'ref'>;
  /** Content between the question and the buttons, e.g. a list of other affected items. */
  children?: ReactNode;
}

/** The focus starts on Cancel and returns to where it was; a click outside does nothing; Escape cancels. */
export function AlertDialog(props: AlertDialogProps) {
  const { pending = false, pendingLabel = 'Please wait...', tone = 'destructive' } = props;
  const { panel, giveBack } = useOpener();
  return (
    <RadixAlertDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className="presence dialog-backdrop" />
        <RadixAlertDialog.Content
          className="presence dialog alert-dialog"
          ref={panel}
          data-theme="paper"
          data-tone={tone}
          onEscapeKeyDown={(event) => pending && event.preventDefault()}
          {...props.panelProps}
          onCloseAutoFocus={(event) => {
            props.panelProps?.onCloseAutoFocus?.(event);
            giveBack(event);
          }}
        >
          <DialogRoot value={true}>
            <RadixAlertDialog.Title className="dialog-title">{props.title}</RadixAlertDialog.Title>
            <RadixAlertDialog.Description className="dialog-description">
              {props.description}
            </RadixAlertDialog.Description>
            {props.children && <div className="dialog-body">{props.children}</div>}
            {props.error && <Alert>{props.error}</Alert>}
            <span className="visually-hidden" role="status">
              {pending && pendingLabel}
            </span>
            <footer className="dialog-actions">
              <RadixAlertDialog.Cancel
                asChild
                onClick={(event) => pending && event.preventDefault()}
              >
                <Button variant="outline" aria-disabled={pending || undefined}>
                  Cancel
                </Button>
              </RadixAlertDialog.Cancel>
              {/* Not `disabled`: a disabled button drops the focus, and Tab would start from the page behind. */}
              <Button
                variant={tone}
                aria-disabled={pending || undefined}
                aria-busy={pending || undefined}
                onClick={() => !pending && props.onConfirm()}
              >
                {pending && <Spinner label="" />}
                {props.confirmLabel}
              </Button>
            </footer>
          </DialogRoot>
        </RadixAlertDialog.Content>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}
