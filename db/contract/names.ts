// The names that many items share: categories, sectors, roles and authors. They are listed, renamed and merged.
import { z } from 'zod';
import { LIST_MAX_ITEMS, TITLE_MAX_CHARS } from '#db/limits.ts';
import { id, NAME_MAX_CHARS, requiredText, text } from './fields.ts';

/** The kinds of name. */
export const nameKind = z.enum([
  'post-category',
  'author',
  'case-study-category',
  'sector',
  'role',
]);
export type NameKind = z.output<typeof nameKind>;

/** The most items that one rename can be taken back for. */
const TAKE_BACK_MAX_ITEMS = 5000;

/** A name, and how many items that are not deleted have it. */
export const sharedName = z
  .object({ of: nameKind, name: z.string(), count: z.int() })
  .meta({ id: 'SharedName' });
export type SharedName = z.output<typeof sharedName>;

/** Answer of GET /api/admin/names: each kind in turn, its names in alphabetical order. */
export const nameList = z.object({ names: z.array(sharedName) }).meta({ id: 'NameList' });
export type NameList = z.output<typeof nameList>;

/** Body of POST /api/admin/names/rename. When `to` is a name already, the two are merged. */
export const renameInput = z
  .object({
    of: nameKind,
    from: text(NAME_MAX_CHARS),
    to: requiredText(NAME_MAX_CHARS)
      .transform((name) => name.trim())
      // the form of posts separates names with these
      .refine((name) => !/[,\n\r]/.test(name), 'A name can’t contain commas or line breaks'),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'It already has this name' })
  .meta({ id: 'RenameInput' });
export type RenameInput = z.output<typeof renameInput>;

/** The names of an item or of a pending draft before a rename: at least the old one. `updatedAt` is the stamp after it. */
const renamedItem = z
  .object({
    id: id(),
    updatedAt: z.iso.datetime(),
    names: z.array(text(NAME_MAX_CHARS)).min(1).max(LIST_MAX_ITEMS),
  })
  .meta({ id: 'RenamedItem' });
export type RenamedItem = z.output<typeof renamedItem>;

const renamedItems = z.array(renamedItem).max(TAKE_BACK_MAX_ITEMS);

/** The names of each entry of a collection before a rename, and the stamp after it. */
const entryNames = z.object({
  updatedAt: z.iso.datetime(),
  names: z.array(z.array(text(TITLE_MAX_CHARS)).max(LIST_MAX_ITEMS)).max(LIST_MAX_ITEMS),
});

/** A collection in which the name was renamed, and its draft. `isNew`: it was that of the code before the rename. */
const renamedCollection = z
  .object({
    id: id(),
    live: entryNames.extend({ isNew: z.boolean() }).nullable(),
    draft: entryNames.nullable(),
  })
  .meta({ id: 'RenamedCollection' });
export type RenamedCollection = z.output<typeof renamedCollection>;

const documentIds = z.array(id()).max(TAKE_BACK_MAX_ITEMS).default([]);

/** Body of POST /api/admin/names/take-back. Items, drafts and a collection that were saved since stay as they are. */
export const renameTakeBack = z
  .object({
    of: nameKind,
    items: renamedItems,
    drafts: renamedItems,
    /** The name before the rename, and after it. */
    from: text(NAME_MAX_CHARS).default(''),
    to: text(NAME_MAX_CHARS).default(''),
    /** The people for an author, the topics of Insights for a category of posts, three lists for one of case studies. */
    collections: z.array(renamedCollection).max(LIST_MAX_ITEMS).default([]),
    /** The documents, live and as drafts, whose links to its page were moved. */
    links: z
      .object({ live: documentIds, drafts: documentIds })
      .default({ live: [], drafts: [] })
      .meta({ id: 'MovedLinks' }),
    /** The former addresses that lead to the new name since the rename. */
    formerSlugs: z.array(text(NAME_MAX_CHARS)).max(TAKE_BACK_MAX_ITEMS).default([]),
  })
  .meta({ id: 'RenameTakeBack' });
export type RenameTakeBack = z.output<typeof renameTakeBack>;

/** Answer of both: the number of items that have another name now, and the body that takes the rename back. */
export const renameAnswer = z
  .object({ changed: z.int(), undo: renameTakeBack })
  .meta({ id: 'RenameAnswer' });
export type RenameAnswer = z.output<typeof renameAnswer>;
