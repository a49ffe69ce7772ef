// Reads the two ends of a PDF (ISO 32000): the header, and the trailer that says where its table of objects is.
import { DamagedFileError } from './damaged-file.ts';
import type { FileReader } from './file-reader.ts';

const HEADER = /^%PDF-[12]\.\d[\r\n\s]/;
const TRAILER = /startxref\s+(\d{1,10})\s+%%EOF\s*$/;
const TRAILER_MAX_BYTES = 1024;
/** A table of objects, or a stream that holds one. */
const TABLE = /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/;

/** Whether the first bytes of a file are those of a PDF: the very first, with nothing before them. */
export function isPdf(head: Buffer): boolean {
  return HEADER.test(head.toString('latin1', 0, 16));
}

/** Throws `DamagedFileError` when the PDF does not end as one, or when its table of objects is not where it says. */
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
