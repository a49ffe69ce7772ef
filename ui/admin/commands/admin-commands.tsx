// The two dialogs of every admin screen: the command palette and the shortcut list. Loaded when first opened.
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { NavItem } from '#db/content/navigation.ts';
import { LoginGate } from '#ui/admin/session/login-gate.tsx';
import { Toaster } from '#ui/admin/shell/toaster.tsx';
import { pageToasts, ToastContext } from '#ui/admin/shell/toasts.ts';
import { ClientData } from '#ui/islands/client-data.tsx';
import { AdminPalette } from './admin-palette.tsx';
import { commandDialogStore } from './command-dialog-store.ts';
import { ShortcutList } from './shortcut-list.tsx';

interface AdminCommandsProps {
  /** The admin navigation. */
  screens: readonly NavItem[];
}

/** Renders nothing until `command-keys.ts` opens one of the dialogs. */
export function AdminCommands({ screens }: AdminCommandsProps) {
  const open = useSyncExternalStore(
    commandDialogStore.subscribe,
    commandDialogStore.current,
    () => null,
  );
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  const change = (isOpen: boolean) => {
    if (!isOpen) commandDialogStore.show(null);
  };
  return (
    <ClientData>
      <LoginGate>
        <PageToasts>
          <AdminPalette screens={screens} open={open === 'commands'} onOpenChange={change} />
          <ShortcutList
            open={open === 'shortcuts'}
            onOpenChange={change}
            onClosed={commandDialogStore.restoreFocus}
          />
        </PageToasts>
      </LoginGate>
    </ClientData>
  );
}

/** Most screens have a toast viewport already, and a page has only one. */
function PageToasts({ children }: { children: ReactNode }) {
  const [hasViewport] = useState(() => document.querySelector('[data-has-toasts]') !== null);
  if (!hasViewport) return <Toaster>{children}</Toaster>;
  return <ToastContext value={pageToasts}>{children}</ToastContext>;
}
