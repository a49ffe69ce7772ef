// Reads parts of a file by offset, so that a film is checked without loading it into memory.
import { type FileHandle, open } from 'node:fs/promises';

export class FileReader implements AsyncDisposable {
  private constructor(
    readonly handle: FileHandle,
    /** The size in bytes. */
    readonly size: number,
  ) {}

  /** Opens the file at `path` for reading, or with `r+` for reading and writing. */
  static async open(path: string, mode: 'r' | 'r+' = 'r'): Promise<FileReader> {
    const handle = await open(path, mode);
    return new FileReader(handle, (await handle.stat()).size);
  }

  /** Up to `length` bytes from `at`; fewer at the end of the file. */
  async read(at: number, length: number): Promise<Buffer> {
    const wanted = Math.max(0, Math.min(length, this.size - at));
    const buffer = Buffer.alloc(wanted);
    if (wanted > 0) await this.handle.read(buffer, 0, wanted, at);
    return buffer;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.handle.close();
  }
}
