// Makes a file, or the names in a folder, outlast a power cut.
import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Writes what the system holds back of a file or folder to the disk. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
