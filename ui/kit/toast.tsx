// Notifications: one at a time, 5 s, swipe right to dismiss, F8 to reach them. For islands only.
import * as RadixToast from '@radix-ui/react-toast';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { TOAST_SHOWN_MS, TOAST_SWIPE_PX } from '#db/limits.ts';
import { X } from './icons.ts';
import { partContext, usePart } from './part-context.ts';

const ToastRoot = partContext<object>('ToastProvider');
const INSIDE = {};
const HOTKEY = 'F8';
const MODAL = '.dialog[data-state="open"]';

/** Holds the toasts and their viewport. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <RadixToast.Provider
      duration={TOAST_SHOWN_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_PX}
    >
      <ToastRoot value={INSIDE}>{children}</ToastRoot>
    </RadixToast.Provider>
  );
}

/**
 * The place of the toasts: top and full width on small screens, bottom right on larger ones. F8 moves the focus here. It is
 * at the end of the body, so that a dialog neither covers a toast nor hides it from assistive technology. The attribute
 * `data-has-toasts` marks a page with a viewport.
 */
export function ToastViewport() {
  usePart(ToastRoot, 'ToastViewport');
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setBody(document.body), []);
  useEffect(() => (place ? letFocusInAndBack(place) : undefined), [place]);
  return (
    <>
      <span hidden data-has-toasts="" />
      {body &&
        createPortal(
          // an element with `aria-live` stays readable beside a modal dialog; the toasts announce themselves
          <div aria-live="off" ref={setPlace}>
            <RadixToast.Viewport className="toast-viewport" hotkey={[HOTKEY]} />
          </div>,
          body,
        )}
    </>
  );
}

/**
 * Lets F8 move the focus here also from a modal dialog, and gives it back once no toast is left. The dialog takes the focus
 * back when it moves to another element, but it does not notice a blur, and the focus events here are kept from it.
 */
function letFocusInAndBack(place: HTMLElement): () => void {
  let cameFrom: HTMLElement | null = null;
  const remember = (element: EventTarget | null) => {
    if (element instanceof HTMLElement && !place.contains(element)) cameFrom = element;
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== HOTKEY || !document.querySelector(MODAL)) return;
    remember(document.activeElement);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    place.querySelector<HTMLElement>('.toast-viewport')?.focus();
  };
  const keepFrom = (event: FocusEvent) => {
    if (document.querySelector(MODAL)) event.stopPropagation();
  };
  const onFocusIn = (event: FocusEvent) => {
    remember(event.relatedTarget);
    keepFrom(event);
  };
  const observer = new MutationObserver(() => {
    const isLeft = place.contains(document.activeElement) && !place.querySelector('.toast');
    if (isLeft) cameFrom?.focus();
  });
  observer.observe(place, { childList: true, subtree: true });
  document.addEventListener('keydown', onKeyDown, { capture: true });
  place.addEventListener('focusin', onFocusIn);
  place.addEventListener('focusout', keepFrom);
  return () => {
    observer.disconnect();
    document.removeEventListener('keydown', onKeyDown, { capture: true });
    place.removeEventListener('focusin', onFocusIn);
    place.removeEventListener('focusout', keepFrom);
  };
}

type ToastProps = Omit<ComponentProps<typeof RadixToast.Root>, 'title'> & {
  title?: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** The button of the toast; `altText` describes another way to do the same. */
  action?: { label: string; altText: string; onClick: () => void };
};

/** One notification. `open` and `onOpenChange` come from the store; the rest goes to the root. */
export function Toast({ title, description, variant = 'default', action, ...rest }: ToastProps) {
  usePart(ToastRoot, 'Toast');
  return (
    <RadixToast.Root
      className="toast"
      data-variant={variant}
      data-theme={variant === 'default' ? 'dark' : undefined}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      {...rest}
    >
      <div className="toast-body">
        {title && <RadixToast.Title className="toast-title">{title}</RadixToast.Title>}
        {description && (
          <RadixToast.Description className="toast-description">
            {description}
          </RadixToast.Description>
        )}
      </div>
      {action && (
        <RadixToast.Action
          className="toast-action"
          altText={action.altText}
          onClick={action.onClick}
        >
          {action.label}
        </RadixToast.Action>
      )}
      <RadixToast.Close className="toast-close" aria-label="Close notification">
        <X aria-hidden="true" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
