// Checks both ends of a PDF (ISO 32000): the header, and the trailer with the offset of the cross-reference table.
import { DamagedFileError } from './damaged-file.ts';
import type { FileReader } from './file-reader.ts';

const HEADER = /^%PDF-[12]\.\d[\r\n\s]/;
const TRAILER = /startxref\s+(\d{1,10})\s+%%EOF\s*$/;
const TRAILER_MAX_BYTES = 1024;
/** A cross-reference table, or an object that holds one as a stream. */
const TABLE = /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/;

/** Whether a file starts with the header of a PDF, with nothing before it. */
export function isPdf(head: Buffer): boolean {
  return HEADER.test(head.toString('latin1', 0, 16));
}

/** Throws `DamagedFileError` when the PDF has no trailer, or no cross-reference table where the trailer says. */
export async function checkPdf(file: FileReader): Promise<void> {
  const end = await file.read(Math.max(0, file.size - TRAILER_MAX_BYTES), TRAILER_MAX_BYTES);
  const [, offset] = TRAILER.exec(end.toString('latin1').replace(/\0+$/, '')) ?? [];
  if (offset === undefined) throw damaged();
  const table = await file.read(Number(offset), 64);
  if (!TABLE.test(table.toString('latin1'))) throw damaged();
}

function damaged(): DamagedFileError {
  return new DamagedFileError('This PDF is cut off or damaged, and cannot be opened');
}
