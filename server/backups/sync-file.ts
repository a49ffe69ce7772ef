// Makes a file, or the names in a folder, survive a power cut.
import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes a file or folder to the disk (fsync). */
export function syncFile(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
