// The two dialogs of every back-office screen: the command palette and the list of keys. Fetched when first asked for.
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { NavItem } from '#db/content/navigation.ts';
import { Toaster } from '#ui/admin/shell/toaster.tsx';
import { pageToasts, ToastContext } from '#ui/admin/shell/toasts.ts';
import { ClientData } from '#ui/islands/client-data.tsx';
import { AdminPalette } from './admin-palette.tsx';
import { desk } from './command-dialog-store.ts';
import { ShortcutList } from './shortcut-list.tsx';

interface AdminCommandsProps {
  /** The menu of the back office. */
  screens: readonly NavItem[];
}

/** Opened by `lib/desk.ts`; nothing until then. */
export function AdminCommands({ screens }: AdminCommandsProps) {
  const open = useSyncExternalStore(desk.subscribe, desk.current, () => null);
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  const change = (isOpen: boolean) => {
    if (!isOpen) desk.show(null);
  };
  return (
    <ClientData>
      <PageToasts>
        <AdminPalette screens={screens} open={open === 'commands'} onOpenChange={change} />
        <ShortcutList open={open === 'shortcuts'} onOpenChange={change} onClosed={desk.giveBack} />
      </PageToasts>
    </ClientData>
  );
}

/** Most screens show their toasts already, and a page has one place for them. */
function PageToasts({ children }: { children: ReactNode }) {
  const [isThere] = useState(() => document.querySelector('.toast-viewport') !== null);
  if (!isThere) return <Toaster>{children}</Toaster>;
  return <ToastContext value={pageToasts}>{children}</ToastContext>;
}
