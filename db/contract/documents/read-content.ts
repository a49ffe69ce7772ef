// Reads stored content: older versions are upgraded, and invalid values are replaced or left out without an error. Content
// that is being saved is validated strictly.
import { z } from 'zod';
import { type ContentOf, DOCUMENT_TYPES, type DocumentType } from './document-types.ts';
import type { PageContent } from './page-schema.ts';
import { findSectionType } from './section-types.ts';
import { type Section, section } from './sections.ts';

/** A value that was replaced or left out, with the reason. */
export interface ContentNote {
  path: string;
  message: string;
}

type Json = Record<string, unknown>;
type Path = readonly (string | number)[];

/** Parses content that may be published. Throws a `ZodError` when it is invalid. */
export function parseContent<Type extends DocumentType>(
  type: Type,
  content: unknown,
): ContentOf<Type> {
  return DOCUMENT_TYPES[type].schema.parse(upgrade(type, content)) as ContentOf<Type>;
}

/**
 * Returns the usable part of stored content. An invalid value is replaced by that of `original`, or left out without one;
 * sections of an unknown type are kept. Null when nothing is usable, which only happens without an original.
 */
export function readContent<Type extends DocumentType>(
  type: Type,
  stored: unknown,
  original: ContentOf<Type> | null,
): { content: ContentOf<Type> | null; notes: ContentNote[] } {
  const { schema, v } = DOCUMENT_TYPES[type];
  const upgraded = upgrade(type, stored);
  const current = isObject(upgraded) ? { ...upgraded, v } : upgraded;
  const parsed = schema.safeParse(current);
  if (parsed.success) return { content: parsed.data as ContentOf<Type>, notes: [] };
  const reader = new LenientReader();
  const content = isPage(type)
    ? reader.page(type, current, original as PageContent | null)
    : reader.value(schema, current, original ?? undefined, []);
  return { content: (content ?? original) as ContentOf<Type> | null, notes: reader.notes };
}

/** `content` upgraded to the current version of its type. Content of a newer version is returned unchanged. */
export function upgrade(type: DocumentType, content: unknown): unknown {
  const { upgrades } = DOCUMENT_TYPES[type];
  let current = content;
  while (isObject(current)) {
    const next = (upgrades as Record<number, (content: Json) => Json>)[Number(current.v)];
    if (!next) break;
    current = next(current);
  }
  return current;
}

/** Reads invalid content. Its methods return undefined for a value without a usable replacement. */
class LenientReader {
  readonly notes: ContentNote[] = [];

  page(type: DocumentType, stored: unknown, original: PageContent | null): PageContent | undefined {
    const info = DOCUMENT_TYPES[type];
    if (!('sections' in info) || !isObject(stored)) return undefined;
    const meta = this.value(info.schema.shape.meta, stored.meta, original?.meta, ['meta']);
    if (!meta) return undefined;
    const given = Array.isArray(stored.sections) ? stored.sections : [];
    const ids = new Set<string>();
    const sections = given.flatMap((each, index) => {
      const read = this.section(each, original, ['sections', index]);
      if (!read || ids.has(read.id)) return [];
      ids.add(read.id);
      return [read];
    });
    const { head, required = [], own = [] } = info.sections;
    const belonging: readonly string[] = [head, ...required, ...own];
    const shown = sections.filter(({ type: name }, index) => {
      const known = findSectionType(name);
      // any number of them
      if (!known || (known.general && !known.once)) return true;
      const isFirst = sections.findIndex((other) => other.type === name) === index;
      return isFirst && (known.general || belonging.includes(name));
    });
    for (const name of required)
      if (!shown.some((each) => each.type === name)) {
        const missing = original?.sections.find((each) => each.type === name);
        if (missing) shown.push({ ...missing, id: freeId(missing.id, ids) });
        this.#note(['sections'], `‘${findSectionType(name)?.label}’ is missing`);
      }
    const first =
      shown.find((each) => each.type === head) ??
      original?.sections.find((each) => each.type === head);
    if (!first) return undefined;
    const others = shown.filter((each) => each !== first);
    // of several sections of a required type, such as galleries, one must be visible
    const mustShow = required.map(
      (name) =>
        shown.find(({ type: of, hidden }) => of === name && !hidden) ??
        shown.find(({ type: of }) => of === name),
    );
    return {
      v: 1,
      meta: meta as PageContent['meta'],
      sections: [first, ...others].map((each) =>
        each === first || mustShow.includes(each) ? { ...each, hidden: false } : each,
      ),
    };
  }

  section(stored: unknown, original: PageContent | null, path: Path): Section | undefined {
    const parsed = section.safeParse(stored);
    if (!parsed.success) {
      this.#note(path, 'This section cannot be read');
      return undefined;
    }
    const { id, type, values } = parsed.data;
    const schema = findSectionType(type)?.schema;
    if (!schema) return parsed.data;
    const before = original?.sections.find((each) => each.id === id && each.type === type);
    const read = this.value(schema, values, before?.values, [...path, 'values']);
    return read === undefined ? undefined : { ...parsed.data, values: read as Json };
  }

  /** `stored` where valid, otherwise `original`, otherwise the default of the field. */
  value(schema: z.ZodType, stored: unknown, original: unknown, path: Path): unknown {
    if (stored === undefined && original !== undefined) return original;
    const parsed = schema.safeParse(stored);
    if (parsed.success) return parsed.data;
    const parts = this.#parts(schema, stored, original, path);
    if (parts !== undefined) {
      const whole = schema.safeParse(parts);
      if (whole.success) return whole.data;
    }
    this.#note(path, parsed.error.issues[0]?.message ?? 'Invalid value');
    if (original !== undefined) return original;
    return schema.safeParse(undefined).data;
  }

  /** The fields of a group or the entries of a list, each read separately. */
  #parts(schema: z.ZodType, stored: unknown, original: unknown, path: Path): unknown {
    if (schema instanceof z.ZodArray && Array.isArray(stored))
      return stored
        .map((each, index) =>
          this.value(schema.element as z.ZodType, each, undefined, [...path, index]),
        )
        .filter((each) => each !== undefined);
    if (!(schema instanceof z.ZodObject) || !isObject(stored)) return undefined;
    const before = isObject(original) ? original : {};
    return Object.fromEntries(
      Object.entries(schema.shape as Record<string, z.ZodType>).map(([key, field]) => [
        key,
        this.value(field, stored[key], before[key], [...path, key]),
      ]),
    );
  }

  #note(path: Path, message: string) {
    this.notes.push({ path: path.join('.'), message });
  }
}

function isPage(type: DocumentType): boolean {
  return DOCUMENT_TYPES[type].group === 'page';
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function freeId(id: string, taken: Set<string>): string {
  let free = id;
  for (let number = 2; taken.has(free); number++) free = `${id.slice(0, 36)}-${number}`;
  taken.add(free);
  return free;
}
