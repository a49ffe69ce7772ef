// The store of the files of a site: a folder on this machine, or a bucket for all machines.

/** A stored file as a list shows it. */
export interface StoredFile {
  name: string;
  /** When its bytes were stored, epoch milliseconds. */
  changedAt: number;
  bytes: number;
}

/** The copies that this machine has of files in a bucket. */
export interface LocalCopies {
  /** The names of all copies. */
  names(): string[];
  /** Removes a copy, also one that is being fetched. The bucket keeps the file. */
  drop(name: string): Promise<void>;
}

/** Names are flat: letters, digits, dots and hyphens. Everything throws `StorageUnavailableError` when the store is away. */
export interface FileStore {
  /** Whether the store is a service that may be away while this machine goes on. */
  readonly isRemote: boolean;
  /** Stores a file durably, whole or not at all. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Stores the file at `path` durably, whole or not at all, without holding it in memory. It stays where it is. */
  putFile(name: string, path: string): Promise<void>;
  /** A path on this machine for a file that is being received under that name. What is left there is swept. */
  temporaryPath(name: string): string;
  /** The path of a file on this machine that holds these bytes; null when there is no such file. */
  open(name: string): Promise<string | null>;
  /** Deletes a file; one that is not there is no error. */
  delete(name: string): Promise<void>;
  /** All files, in no order. */
  list(): Promise<StoredFile[]>;
  /** Throws when files cannot be stored. */
  check(): Promise<void>;
}
