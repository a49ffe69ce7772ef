// The items that were open last in this browser, for the palette.
import { localStore } from '#ui/kit/browser-storage.ts';

interface RecentItem {
  href: string;
  title: string;
}

const STORAGE_KEY = 'recent-items';
const KEPT = 6;

/** The last opened items, newest first. */
export function recentItems(): RecentItem[] {
  try {
    const stored: unknown = JSON.parse(localStore.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentItem).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** Puts an item first. */
export function rememberItem(item: RecentItem): void {
  const others = recentItems().filter(({ href }) => href !== item.href);
  localStore.setItem(STORAGE_KEY, JSON.stringify([item, ...others].slice(0, KEPT)));
}

/** Forgets an item that no longer exists. */
export function forgetItem(gone: string): void {
  const others = recentItems().filter(({ href }) => href !== gone);
  localStore.setItem(STORAGE_KEY, JSON.stringify(others));
}

/** Forgets all of them, as at a logout. */
export function forgetItems(): void {
  localStore.removeItem(STORAGE_KEY);
}

function isRecentItem(value: unknown): value is RecentItem {
  const { href, title } = (value ?? {}) as Partial<RecentItem>;
  return typeof href === 'string' && href.startsWith('/vs-admin/') && typeof title === 'string';
}
