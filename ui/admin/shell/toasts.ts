// The store of the current toast; there is one at a time.
import { createContext, useContext, useSyncExternalStore } from 'react';
import { TOAST_REMOVED_MS } from '#db/limits.ts';
import type { PublishedSave } from '#ui/admin/publishing/take-back.ts';
import type { WhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { ApiFailure, messageOf, NoAnswerError } from '#ui/islands/api.ts';
import { loadChunk } from '#ui/islands/load-chunk.ts';
import { tabStore } from '#ui/kit/browser-storage.ts';

export interface ToastMessage {
  title?: string;
  description?: string;
  action?: { label: string; altText: string; onClick: () => void };
  variant?: 'default' | 'destructive';
  /** Whether it is shown until it is closed or replaced, because nothing else on the page says the same. */
  stays?: boolean;
}

interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

interface ToastStore {
  subscribe(listener: () => void): () => void;
  current(): ShownToast | null;
  /** Shows a toast instead of the current one. */
  show(message: ToastMessage): void;
  /** Shows what the server said about `error`, else `fallback`. */
  showError(error: unknown, fallback: string, action?: ToastMessage['action']): void;
  /** Shows that an undo failed, with a button that tries it `again`. */
  showUndoError(error: unknown, again: () => void): void;
  /** Shows a toast here and again on the next page, there with an undo button for what was `published`. */
  showAcross(message: Omit<ToastMessage, 'action'>, published?: PublishedSave): void;
  /** Shows the toast carried over from the previous page; its undo runs within `whenLoggedIn`. */
  resume(whenLoggedIn: WhenLoggedIn): void;
  dismiss(): void;
}

const STORAGE_KEY = 'toast';

interface CarriedToast {
  message: ToastMessage;
  published?: PublishedSave;
}

/** The undo button of a toast. `altText` also says where else the change can be undone. */
export const undoAction = (altText: string, onClick: () => void) => ({
  label: 'Undo',
  altText,
  onClick,
});

/** The undo button of a toast about a save. */
export const undoSave = (onClick: () => void) =>
  undoAction('Undo, with the buttons under Publishing or in the history', onClick);

/** The undo button of a toast about a change that the list shows and can take back. */
export const undoChange = (onClick: () => void) =>
  undoAction('Undo, or change it back in the list', onClick);

/** The undo button of a toast that reports a deletion. */
export const undoDelete = (onClick: () => void) =>
  undoAction('Undo, or restore it from Recently deleted', onClick);

function createToastStore(): ToastStore {
  let toast: ShownToast | null = null;
  let removal: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const set = (next: ShownToast | null) => {
    toast = next;
    for (const listener of listeners) listener();
  };
  const undo = async (published: PublishedSave, whenLoggedIn: WhenLoggedIn) => {
    try {
      // loaded on use: few toasts have an undo across pages
      const { takeBack } = await loadChunk(() => import('#ui/admin/publishing/take-back.ts'));
      await whenLoggedIn('the undo', () => takeBack(published));
      store.showAcross({ title: 'Success', description: 'Undone' });
      // the page shows the state before the undo
      location.reload();
    } catch (error) {
      if (isOurs(error)) store.showError(error, error.message);
      else store.showUndoError(error, () => void undo(published, whenLoggedIn));
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
    showError(error, fallback, action) {
      const description = messageOf(error, fallback);
      show({ title: 'Error', description, variant: 'destructive', action });
    },
    showUndoError(error, again) {
      const action = { label: 'Try again', altText: 'Try to undo again', onClick: again };
      store.showError(error, 'Failed to undo', action);
    },
    showAcross(message, published) {
      show(message);
      tabStore.setItem(STORAGE_KEY, JSON.stringify({ message, published }));
    },
    resume(whenLoggedIn) {
      const carried = tabStore.getItem(STORAGE_KEY);
      tabStore.removeItem(STORAGE_KEY);
      if (!carried) return;
      const { message, published }: CarriedToast = JSON.parse(carried);
      show({
        ...message,
        action: published && undoSave(() => void undo(published, whenLoggedIn)),
      });
    },
    dismiss() {
      if (!toast) return;
      clearTimeout(removal);
      set({ ...toast, open: false });
      removal = setTimeout(set, TOAST_REMOVED_MS, null);
    },
  };
  return store;
}

/** Whether the message of the error is meant for people. A browser reports code that cannot be loaded as a TypeError. */
function isOurs(error: unknown): error is Error {
  if (error instanceof ApiFailure || error instanceof NoAnswerError) return false;
  return error instanceof Error && !(error instanceof TypeError);
}

/** The store shared by all islands of the page. */
export const pageToasts = createToastStore();

export const ToastContext = createContext<ToastStore | null>(null);

/** The toast store. Throws outside `<Toaster>`. */
export function useToasts(): ToastStore {
  const store = useContext(ToastContext);
  if (!store) throw new Error('useToasts() is used outside <Toaster>');
  return store;
}

/** The current toast, or null. */
export function useShownToast(store: ToastStore): ShownToast | null {
  return useSyncExternalStore(store.subscribe, store.current, store.current);
}
