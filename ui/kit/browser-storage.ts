// The storage of the browser. When it is refused or full, nothing is stored and no error is thrown.

/** Like `Storage`. Where the browser refuses storage, it is empty. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** `localStorage`. */
export const localStore = openStorage(() => localStorage);

/** `sessionStorage`: it lasts as long as the tab. */
export const tabStore = openStorage(() => sessionStorage);

/** The keys of everything in the storage. */
export function keysOf(storage: BrowserStorage): string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
}

/** The texts of a list that is stored as JSON; empty for anything else. */
export function storedTexts(storage: BrowserStorage, key: string): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

function openStorage(storage: () => Storage): BrowserStorage {
  const attempt = <T>(use: (storage: Storage) => T, refused: T): T => {
    try {
      return use(storage());
    } catch {
      return refused;
    }
  };
  return {
    get length() {
      return attempt((own) => own.length, 0);
    },
    key: (at) => attempt((own) => own.key(at), null),
    getItem: (key) => attempt((own) => own.getItem(key), null),
    setItem: (key, value) => attempt((own) => own.setItem(key, value), undefined),
    removeItem: (key) => attempt((own) => own.removeItem(key), undefined),
  };
}
