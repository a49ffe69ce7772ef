// Files in a bucket for work that nobody waits for: one slow answer does not end it.
import { StorageUnavailableError } from '#server/http/errors.ts';
import { BucketRefusedError } from './bucket.ts';
import type { FileStore } from './file-store.ts';

const PAUSES_MS = [500, 2000, 5000];

/** `store` with calls that are tried four times within some seconds while it is away. */
export function patientStore(store: FileStore): FileStore {
  return {
    isRemote: store.isRemote,
    put: (name, bytes) => patiently(() => store.put(name, bytes)),
    putFile: (name, path) => patiently(() => store.putFile(name, path)),
    temporaryPath: (name) => store.temporaryPath(name),
    open: (name) => patiently(() => store.open(name)),
    delete: (name) => patiently(() => store.delete(name)),
    list: () => patiently(() => store.list()),
    check: () => patiently(() => store.check()),
  };
}

async function patiently<T>(work: () => Promise<T>): Promise<T> {
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
