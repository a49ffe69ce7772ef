// Reads a webm (EBML, RFC 8794): elements with an id, a size and a content, which may be nested elements.
import { DamagedFileError, damagedFilm } from './damaged-file.ts';
import type { FileReader } from './file-reader.ts';
import { type FilmFacts, isAllowedEdge, type Part } from './mp4.ts';

interface Element extends Part {
  id: number;
}

const EBML = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIME_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const TRACK_TYPE = 0x83;
const VIDEO_TRACK = 1;
const VIDEO = 0xe0;
const WIDTH = 0xb0;
const HEIGHT = 0xba;
const CLUSTER = 0x1f43b675;
/** The other possible elements of a segment: seek head, cues, chapters, tags, attachments, fill, checksum. */
const OTHERS = [0x114d9b74, 0x1c53bb6b, 0x1043a770, 0x1254c367, 0x1941a469, 0xec, 0xbf];
const IN_SEGMENT = new Set([INFO, TRACKS, CLUSTER, ...OTHERS]);
const ELEMENTS_MAX = 100_000;
const NS = 1e9;
const MS_IN_NS = 1_000_000;

/** Whether the first bytes of a file are those of an EBML document; `readWebm` checks the kind. */
export function isEbml(head: Buffer): boolean {
  return head.length >= 4 && head.readUInt32BE(0) === EBML;
}

/**
 * The facts of a webm. Throws `DamagedFileError` when it is another kind of EBML (such as mkv), when its elements do not
 * fill the file exactly, or when it has no video track.
 */
export async function readWebm(file: FileReader): Promise<FilmFacts> {
  const [header, segment, ...rest] = await elementsIn(file, { start: 0, end: file.size });
  const docType =
    header?.id === EBML ? await textOf(file, await find(file, header, DOC_TYPE)) : undefined;
  if (docType !== undefined && docType !== 'webm')
    throw new DamagedFileError('This film is not a WebM. Please export it as MP4 or WebM.');
  if (docType === undefined || segment?.id !== SEGMENT || rest.some(({ id }) => id !== 0xec))
    throw damagedFilm();
  const parts = await elementsIn(file, segment, CLUSTER);
  if (!parts.every(({ id }) => IN_SEGMENT.has(id))) throw damagedFilm();
  const tracks = parts.find(({ id }) => id === TRACKS);
  if (!tracks || !parts.some(({ id }) => id === CLUSTER)) throw damagedFilm();
  const size = await sizeIn(file, tracks);
  const info = parts.find(({ id }) => id === INFO);
  return { ...size, duration: info ? await durationIn(file, info) : null };
}

async function sizeIn(file: FileReader, tracks: Element) {
  for (const track of await elementsIn(file, tracks)) {
    if (track.id !== TRACK) continue;
    const type = await numberOf(file, await find(file, track, TRACK_TYPE));
    const video = await find(file, track, VIDEO);
    if (type !== VIDEO_TRACK || !video) continue;
    const width = await numberOf(file, await find(file, video, WIDTH));
    const height = await numberOf(file, await find(file, video, HEIGHT));
    if (isAllowedEdge(width) && isAllowedEdge(height)) return { width, height };
  }
  throw damagedFilm();
}

async function durationIn(file: FileReader, info: Element): Promise<number | null> {
  const scale = (await numberOf(file, await find(file, info, TIME_SCALE))) ?? MS_IN_NS;
  const element = await find(file, info, DURATION);
  const bytes = element ? await file.read(element.start, element.end - element.start) : null;
  let time = 0;
  if (bytes?.length === 4) time = bytes.readFloatBE();
  if (bytes?.length === 8) time = bytes.readDoubleBE();
  const seconds = (time * scale) / NS;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

/**
 * The elements of a part, in order. An element of the type `mayBeOpen` may have an unknown size, because it was written while
 * recording; it extends to the end.
 */
async function elementsIn(
  file: FileReader,
  { start, end }: Part,
  mayBeOpen = SEGMENT,
): Promise<Element[]> {
  const elements: Element[] = [];
  for (let at = start; at < end; at = elements.at(-1)?.end ?? end) {
    const head = await file.read(at, 12);
    const id = idAt(head);
    const size = id && sizeAt(head, id.length);
    if (!size || elements.length >= ELEMENTS_MAX) throw damagedFilm();
    const content = at + id.length + size.length;
    const isOpen = size.value === null;
    const last = size.value === null ? end : content + size.value;
    if (last > end || (isOpen && id.value !== mayBeOpen)) throw damagedFilm();
    elements.push({ id: id.value, start: content, end: last });
  }
  return elements;
}

async function find(file: FileReader, part: Part, id: number): Promise<Element | undefined> {
  return (await elementsIn(file, part)).find((element) => element.id === id);
}

/** An id including its length marker, as in the specification. */
function idAt(head: Buffer): { value: number; length: number } | null {
  const length = Math.clz32((head[0] ?? 0) << 24) + 1;
  if (length > 4 || head.length < length) return null;
  return { value: head.readUIntBE(0, length), length };
}

/** A size without its length marker; `value` is null for an unknown size. */
function sizeAt(head: Buffer, at: number): { value: number | null; length: number } | null {
  const length = Math.clz32((head[at] ?? 0) << 24) + 1;
  if (length > 8 || head.length < at + length) return null;
  let value = (head[at] as number) & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (let next = at + 1; next < at + length; next++) {
    const byte = head[next] as number;
    isUnknown &&= byte === 0xff;
    value = value * 256 + byte;
  }
  return { value: isUnknown ? null : value, length };
}

async function numberOf(
  file: FileReader,
  element: Element | undefined,
): Promise<number | undefined> {
  const length = element ? element.end - element.start : 0;
  if (!element || length < 1 || length > 6) return undefined;
  return (await file.read(element.start, length)).readUIntBE(0, length);
}

async function textOf(file: FileReader, element: Element | undefined): Promise<string | undefined> {
  if (!element) return undefined;
  const bytes = await file.read(element.start, Math.min(32, element.end - element.start));
  return bytes.toString('latin1').replace(/\0+$/, '');
}
