// Gives an island its toasts and shows them.
import { type ReactNode, useEffect, useState } from 'react';
import { Toast, ToastProvider, ToastViewport } from '#ui/kit/toast.tsx';
import { createToastStore, ToastContext, useShownToast } from '../lib/toasts.ts';

/** `children` may call `useToasts()`. A toast that the page before carried over shows at once. */
export function Toaster({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore);
  const toast = useShownToast(store);
  useEffect(() => store.resume(), [store]);
  return (
    <ToastContext value={store}>
      <ToastProvider>
        {children}
        {toast && (
          <Toast
            key={toast.id}
            open={toast.open}
            onOpenChange={(open) => !open && store.dismiss()}
            title={toast.title}
            description={toast.description}
            variant={toast.variant}
            action={toast.action}
          />
        )}
        <ToastViewport />
      </ToastProvider>
    </ToastContext>
  );
}
