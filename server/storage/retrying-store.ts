// Files in a bucket for work without a waiting client: one slow response does not end it.
import { StorageUnavailableError } from '#server/http/errors.ts';
import { BucketRefusedError } from './bucket.ts';
import type { FileStore } from './file-store.ts';

const PAUSES_MS = [500, 2000, 5000];

/** Wraps `store` so that calls are tried up to four times within some seconds while it is unavailable. */
export function retryingStore(store: FileStore): FileStore {
  return {
    isRemote: store.isRemote,
    put: (name, bytes) => withRetries(() => store.put(name, bytes)),
    putFile: (name, path) => withRetries(() => store.putFile(name, path)),
    temporaryPath: (name) => store.temporaryPath(name),
    open: (name) => withRetries(() => store.open(name)),
    delete: (name) => withRetries(() => store.delete(name)),
    list: () => withRetries(() => store.list()),
    check: () => withRetries(() => store.check()),
  };
}

async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (const pauseMs of PAUSES_MS)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StorageUnavailableError) || error instanceof BucketRefusedError)
        throw error;
      await Bun.sleep(pauseMs);
    }
  return work();
}
