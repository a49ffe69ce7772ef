// Receives a film or a PDF and writes it to the disk as it arrives. Its first bytes decide its kind and size limit.
import { open, rm } from 'node:fs/promises';
import { FILM_MAX_BYTES } from '#db/limits.ts';
import { HttpError, StorageUnavailableError } from '#server/http/errors.ts';
import { onDisk, writeAll } from '#server/storage/on-disk.ts';
import { detectFileFormat, FILE_FORMATS, type FileFormat, HEAD_BYTES } from './media-file.ts';

const NO_FILE = 'Please select a film (MP4 or WebM) or a PDF';
const MB = 1024 * 1024;

/** A completely received file. */
interface ReceivedFile {
  format: FileFormat;
  bytes: number;
}

type Bytes = ReadableStream<Uint8Array>;

interface Sent {
  /** The length announced by the client. */
  announced?: number | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Writes `body` to the path that `pathFor` returns for its format. Throws `HttpError`: 400 for an empty body or fewer bytes
 * than `announced`, 413 above the limit of its format, 415 for any other format. Throws `StorageUnavailableError` when the
 * disk cannot store it. On failure the file is removed.
 */
export async function receiveFile(
  body: Bytes | null,
  pathFor: (format: FileFormat) => string,
  sent: Sent,
): Promise<ReceivedFile> {
  if (body === null) throw refusal(400, NO_FILE);
  const reader = body.getReader();
  try {
    return await receive(reader, pathFor, sent);
  } catch (error) {
    // a browser that is still sending would not read the response
    if (error instanceof HttpError || error instanceof StorageUnavailableError)
      await readToEnd(reader).catch(() => undefined);
    throw error;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function receive(
  reader: Reader,
  pathFor: (format: FileFormat) => string,
  { announced, signal }: Sent,
): Promise<ReceivedFile> {
  const head = await readHead(reader);
  if (head.length === 0) throw refusal(400, NO_FILE);
  const format = detectFileFormat(head);
  if (format === null) throw refusal(415, isQuickTime(head) ? NO_MOV : NO_FILE);
  const { maxBytes } = FILE_FORMATS[format];
  if ((announced ?? 0) > maxBytes) throw tooLarge(format);
  const path = pathFor(format);
  const file = await onDisk(open(path, 'wx'));
  try {
    let bytes = 0;
    for (let chunk: Uint8Array | undefined = head; chunk; chunk = (await reader.read()).value) {
      if (bytes + chunk.byteLength > maxBytes) throw tooLarge(format);
      await writeAll(file, chunk, bytes);
      bytes += chunk.byteLength;
    }
    if (signal?.aborted || (announced !== undefined && bytes < announced))
      throw refusal(400, 'The upload was cut off');
    if ((await onDisk(file.stat())).size !== bytes) throw new StorageUnavailableError();
    return { format, bytes };
  } catch (error) {
    await rm(path, { force: true }).catch(() => undefined);
    throw error;
  } finally {
    await file.close();
  }
}

async function readHead(reader: Reader): Promise<Buffer> {
  let head = Buffer.alloc(0);
  while (head.length < HEAD_BYTES) {
    const { value } = await reader.read();
    if (!value) break;
    head = Buffer.concat([head, value]);
  }
  return head;
}

async function readToEnd(reader: Reader): Promise<void> {
  let bytes = 0;
  while (bytes < FILM_MAX_BYTES) {
    const { value } = await reader.read();
    if (!value) return;
    bytes += value.byteLength;
  }
}

const NO_MOV = 'Many browsers cannot play a QuickTime film. Please export it as MP4 or WebM.';

function isQuickTime(head: Buffer): boolean {
  return head.toString('latin1', 4, 12) === 'ftypqt  ';
}

/** An error for the file field of the form. */
export function refusal(status: 400 | 415, message: string): HttpError {
  return new HttpError(status, message, {}, [{ path: 'file', message }]);
}

function tooLarge(format: FileFormat): HttpError {
  const what = format === 'pdf' ? 'PDF' : 'film';
  const { maxBytes } = FILE_FORMATS[format];
  return new HttpError(413, `Please select a ${what} smaller than ${maxBytes / MB} MB`);
}
