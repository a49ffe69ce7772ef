// Work on the disk of this machine, which may be full, read-only or gone.
import type { FileHandle } from 'node:fs/promises';
import { StorageUnavailableError } from '#server/http/errors.ts';

/** The result of `work`. Throws `StorageUnavailableError` with the cause when it fails. */
export async function onDisk<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new StorageUnavailableError({ cause: error });
  }
}

/** Writes all of `bytes` from `at`: a disk that fills up may write only a part of them. Throws `StorageUnavailableError`. */
export async function writeAll(file: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  let done = 0;
  while (done < bytes.byteLength) {
    const left = bytes.byteLength - done;
    const { bytesWritten } = await onDisk(file.write(bytes, done, left, at + done));
    if (bytesWritten === 0) throw new StorageUnavailableError();
    done += bytesWritten;
  }
}
