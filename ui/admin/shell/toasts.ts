// The one toast that shows (spec §9: one at a time), as a store outside React.
import { createContext, useContext, useSyncExternalStore } from 'react';
import { TOAST_REMOVED_MS } from '#db/limits.ts';
import type { Published } from '#ui/admin/saving/take-back.ts';
import { ApiFailure, messageOf, NoAnswerError } from '#ui/islands/api.ts';

export interface ToastMessage {
  title?: string;
  description?: string;
  action?: { label: string; altText: string; onClick: () => void };
  variant?: 'default' | 'destructive';
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

export interface ToastStore {
  subscribe(listener: () => void): () => void;
  current(): ShownToast | null;
  /** Shows a toast in place of the one before. */
  show(message: ToastMessage): void;
  /** Shows it here, and again on the page that a navigation leads to: there what was `published` can be taken back. */
  showAcross(message: Omit<ToastMessage, 'action'>, published?: Published): void;
  /** Shows what the page before left. */
  resume(): void;
  dismiss(): void;
}

const CARRIED = 'toast';

interface Carried {
  message: ToastMessage;
  published?: Published;
}

/** The button of a toast that takes back what it tells of. */
export const undoAction = (onClick: () => void) => ({
  label: 'Undo',
  altText: 'Undo, with the buttons under Publishing or in the history',
  onClick,
});

function createToastStore(): ToastStore {
  let toast: ShownToast | null = null;
  let removal: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const set = (next: ShownToast | null) => {
    toast = next;
    for (const listener of listeners) listener();
  };
  const undo = async (published: Published) => {
    try {
      // most toasts take nothing back
      await (await import('#ui/admin/saving/take-back.ts')).takeBack(published);
      store.showAcross({ title: 'Success', description: 'Undone' });
      // what the page shows was made before
      location.reload();
    } catch (error) {
      show({
        title: 'Error',
        description: undoFailure(error),
        variant: 'destructive',
      });
    }
  };
  const show = (message: ToastMessage) => {
    clearTimeout(removal);
    set({ ...message, id: (toast?.id ?? 0) + 1, open: true });
  };
  const store: ToastStore = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => toast,
    show,
    showAcross(message, published) {
      show(message);
      sessionStorage.setItem(CARRIED, JSON.stringify({ message, published }));
    },
    resume() {
      const carried = sessionStorage.getItem(CARRIED);
      sessionStorage.removeItem(CARRIED);
      if (!carried) return;
      const { message, published }: Carried = JSON.parse(carried);
      show({ ...message, action: published && undoAction(() => void undo(published)) });
    },
    dismiss() {
      if (!toast) return;
      set({ ...toast, open: false });
      removal = setTimeout(set, TOAST_REMOVED_MS, null);
    },
  };
  return store;
}

function undoFailure(error: unknown): string {
  const isOurs =
    error instanceof Error && !(error instanceof ApiFailure || error instanceof NoAnswerError);
  return isOurs ? error.message : messageOf(error, 'Failed to undo');
}

/** The toasts of this page, whichever of its islands shows them. */
export const pageToasts = createToastStore();

export const ToastContext = createContext<ToastStore | null>(null);

/** The toasts of this page. Throws outside `<Toaster>`. */
export function useToasts(): ToastStore {
  const store = useContext(ToastContext);
  if (!store) throw new Error('useToasts() is used outside <Toaster>');
  return store;
}

/** The toast that shows, or null. */
export function useShownToast(store: ToastStore): ShownToast | null {
  return useSyncExternalStore(store.subscribe, store.current, store.current);
}
