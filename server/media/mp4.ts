// Reads an mp4 (ISO 14496-12): a list of boxes, each with a size and a four-letter type.
import { writeAll } from '#server/storage/on-disk.ts';
import { damagedFilm } from './damaged-file.ts';
import type { FileReader } from './file-reader.ts';

/** A film's size in pixels as shown, and its duration in seconds, null when unknown. */
export interface FilmFacts {
  width: number;
  height: number;
  duration: number | null;
}

/** A part of a file, in bytes. */
export interface Part {
  start: number;
  end: number;
}

interface Box extends Part {
  type: string;
  /** The offset of its content. */
  content: number;
}

/** The brands of an mp4, as opposed to a QuickTime film, a HEIC or an AVIF. */
const BRANDS = /^(?:iso[2-9m]|mp4[12]|avc1|M4V[ HP]|MSNV|dash|f4v |mmp4)$/;
/** Boxes with metadata of the film and its tracks, which may include place and camera. */
const NOTES = new Set(['udta', 'meta', 'uuid']);
/** Limits the work on a film with very many boxes. */
const BOXES_MAX = 20_000;
const EDGE_MAX_PX = 16_384;
/** Durations that mean unknown: zero, and all bits set in 32 or in 64 bits. */
const UNKNOWN_TIMES = new Set([0, 0xffff_ffff, 2 ** 64]);

/** Whether the first bytes of a file are those of an mp4. */
export function isMp4(head: Buffer): boolean {
  if (head.toString('latin1', 4, 8) !== 'ftyp') return false;
  const end = Math.min(head.readUInt32BE(0), head.length);
  for (let at = 8; at + 4 <= end; at += 4)
    if (at !== 12 && BRANDS.test(head.toString('latin1', at, at + 4))) return true;
  return false;
}

/**
 * The facts of an mp4, and its metadata boxes. Throws `DamagedFileError` when its boxes do not fill the file exactly, or when
 * it has no video track.
 */
export async function readMp4(file: FileReader): Promise<FilmFacts & { notes: Box[] }> {
  const top = await boxesIn(file, { start: 0, end: file.size });
  const moov = top.find(({ type }) => type === 'moov');
  if (!moov || !top.some(({ type }) => type === 'mdat')) throw damagedFilm();
  const inMoov = await boxesIn(file, contentOf(moov));
  const notes = [...top, ...inMoov].filter(({ type }) => NOTES.has(type));
  let size: { width: number; height: number } | null = null;
  for (const track of inMoov.filter(({ type }) => type === 'trak')) {
    const inTrack = await boxesIn(file, contentOf(track));
    notes.push(...inTrack.filter(({ type }) => NOTES.has(type)));
    if (await showsPictures(file, inTrack)) size ??= await sizeOf(file, inTrack);
  }
  if (!size) throw damagedFilm();
  const duration = await durationOf(file, inMoov);
  return { ...size, duration, notes };
}

/** Erases a metadata box. It keeps its size, so that no offset in the film changes. */
export async function emptyNote(file: FileReader, { start, content, end }: Box): Promise<void> {
  const zeros = Buffer.alloc(Math.min(end - content, 1024 * 1024));
  for (let at = content; at < end; at += zeros.length)
    await writeAll(file.handle, zeros.subarray(0, end - at), at);
  await writeAll(file.handle, Buffer.from('free'), start + 4);
}

async function boxesIn(file: FileReader, { start, end }: Part): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = start; at < end; at = boxes.at(-1)?.end ?? end) {
    const head = await file.read(at, 16);
    if (boxes.length >= BOXES_MAX || head.length < 8) throw damagedFilm();
    const short = head.readUInt32BE(0);
    const type = head.toString('latin1', 4, 8);
    const isLong = short === 1;
    if (isLong && head.length < 16) throw damagedFilm();
    const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short;
    const content = at + (isLong ? 16 : 8);
    // only `mdat` may extend to the end of the file without a size
    if (at + size > end || at + size < content || (short === 0 && type !== 'mdat'))
      throw damagedFilm();
    boxes.push({ type, start: at, content, end: at + size });
  }
  return boxes;
}

function contentOf({ content, end }: Box): Part {
  return { start: content, end };
}

async function showsPictures(file: FileReader, inTrack: readonly Box[]): Promise<boolean> {
  const mdia = inTrack.find(({ type }) => type === 'mdia');
  if (!mdia) return false;
  const handler = (await boxesIn(file, contentOf(mdia))).find(({ type }) => type === 'hdlr');
  if (!handler) return false;
  return (await file.read(handler.content, 12)).toString('latin1', 8, 12) === 'vide';
}

async function sizeOf(file: FileReader, inTrack: readonly Box[]) {
  const header = inTrack.find(({ type }) => type === 'tkhd');
  const bytes = header ? await file.read(header.content, 96) : Buffer.alloc(0);
  const matrix = bytes[0] === 1 ? 52 : 40;
  if (bytes.length < matrix + 44) throw damagedFilm();
  const width = Math.round(bytes.readUInt32BE(matrix + 36) / 0x10000);
  const height = Math.round(bytes.readUInt32BE(matrix + 40) / 0x10000);
  if (!isAllowedEdge(width) || !isAllowedEdge(height)) throw damagedFilm();
  // a film taken upright is stored rotated by 90°
  const isTurned = bytes.readInt32BE(matrix) === 0 && bytes.readInt32BE(matrix + 4) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

async function durationOf(file: FileReader, inMoov: readonly Box[]): Promise<number | null> {
  const header = inMoov.find(({ type }) => type === 'mvhd');
  const bytes = header ? await file.read(header.content, 32) : Buffer.alloc(0);
  const isLong = bytes[0] === 1;
  if (bytes.length < (isLong ? 32 : 20)) throw damagedFilm();
  const scale = bytes.readUInt32BE(isLong ? 20 : 12);
  const time = isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16);
  return scale === 0 || UNKNOWN_TIMES.has(time) ? null : time / scale;
}

/** Whether a film may be this wide or high. */
export function isAllowedEdge(pixels: number | undefined): pixels is number {
  return pixels !== undefined && pixels >= 1 && pixels <= EDGE_MAX_PX;
}
