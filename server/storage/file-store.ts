// The store of the files of a site: a folder on this machine, or a bucket for all machines.

/** A stored file in a list. */
export interface StoredFile {
  name: string;
  /** When its bytes were stored, epoch milliseconds. */
  changedAt: number;
  bytes: number;
}

/** This machine's copies of files in a bucket. */
export interface LocalCopies {
  /** The names of all copies. */
  names(): string[];
  /** Removes a copy, even one that is being fetched. The bucket keeps the file. */
  drop(name: string): Promise<void>;
}

/** Names are flat: letters, digits, dots and hyphens. Methods throw `StorageUnavailableError` when the store is unavailable. */
export interface FileStore {
  /** Whether the store is a remote service, which may be unavailable while this machine works. */
  readonly isRemote: boolean;
  /** Stores a file durably and atomically. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Stores the file at `path` durably and atomically, without loading it into memory. The file at `path` stays. */
  putFile(name: string, path: string): Promise<void>;
  /** A local path for receiving a file of that name. Leftovers there are removed. */
  temporaryPath(name: string): string;
  /** The local path of a file; null when there is no such file. */
  open(name: string): Promise<string | null>;
  /** Deletes a file, if it exists. */
  delete(name: string): Promise<void>;
  /** All files, unordered. */
  list(): Promise<StoredFile[]>;
  /** Throws when files cannot be stored. */
  check(): Promise<void>;
}
