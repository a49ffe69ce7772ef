// The toast provider of an island.
import { type ReactNode, useEffect } from 'react';
import { TOAST_WITH_ACTION_MS } from '#db/limits.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { Toast, ToastProvider, ToastViewport } from '#ui/kit/toast.tsx';
import { pageToasts, ToastContext, useShownToast } from './toasts.ts';

/** `children` may call `useToasts()`. A toast carried over from the previous page is shown at once. */
export function Toaster({ children }: { children: ReactNode }) {
  const toast = useShownToast(pageToasts);
  const whenLoggedIn = useWhenLoggedIn();
  useEffect(() => pageToasts.resume(whenLoggedIn), [whenLoggedIn]);
  return (
    <ToastContext value={pageToasts}>
      <ToastProvider>
        {children}
        {toast && (
          <Toast
            key={toast.id}
            open={toast.open}
            onOpenChange={(open) => !open && pageToasts.dismiss()}
            title={toast.title}
            description={toast.description}
            variant={toast.variant}
            action={toast.action}
            duration={toast.stays ? Infinity : toast.action && TOAST_WITH_ACTION_MS}
          />
        )}
        <ToastViewport />
      </ToastProvider>
    </ToastContext>
  );
}
