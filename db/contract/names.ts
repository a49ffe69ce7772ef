// The names shared by many items: categories, sectors, roles and authors. They are listed, renamed and merged.
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

/** The maximum number of items in the Undo of one rename. */
const TAKE_BACK_MAX_ITEMS = 5000;

/** A name, and the number of items with it that are not deleted. */
const sharedName = z
  .object({ of: nameKind, name: z.string(), count: z.int() })
  .meta({ id: 'SharedName' });
export type SharedName = z.output<typeof sharedName>;

/** Response of GET /api/admin/names: kind by kind, in alphabetical order. */
export const nameList = z.object({ names: z.array(sharedName) }).meta({ id: 'NameList' });
export type NameList = z.output<typeof nameList>;

/** Body of POST /api/admin/names/rename. When the name `to` exists, the two are merged. */
export const renameInput = z
  .object({
    of: nameKind,
    from: text(NAME_MAX_CHARS),
    to: requiredText(NAME_MAX_CHARS)
      .transform((name) => name.trim())
      // the form of posts separates names by commas and line breaks
      .refine((name) => !/[,\n\r]/.test(name), 'A name can’t contain commas or line breaks'),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'It already has this name' })
  .meta({ id: 'RenameInput' });
export type RenameInput = z.output<typeof renameInput>;

/** The names of an item or of a pending draft before a rename, including the old one. `updatedAt` is the stamp after it. */
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

/** A collection with the renamed name, and its draft. `isNew`: its content came from the code before the rename. */
const renamedCollection = z
  .object({
    id: id(),
    live: entryNames.extend({ isNew: z.boolean() }).nullable(),
    draft: entryNames.nullable(),
  })
  .meta({ id: 'RenamedCollection' });
export type RenamedCollection = z.output<typeof renamedCollection>;

const documentIds = z.array(id()).max(TAKE_BACK_MAX_ITEMS).default([]);

/** Body of POST /api/admin/names/take-back. Items, drafts and collections saved since are not changed. */
export const renameTakeBack = z
  .object({
    of: nameKind,
    items: renamedItems,
    drafts: renamedItems,
    /** The name before the rename. */
    from: text(NAME_MAX_CHARS).default(''),
    to: text(NAME_MAX_CHARS).default(''),
    /** The collections changed with it: people for an author, topics for a category of posts, three for one of case studies. */
    collections: z.array(renamedCollection).max(LIST_MAX_ITEMS).default([]),
    /** The documents and drafts whose links to the page of the name were changed. */
    links: z
      .object({ live: documentIds, drafts: documentIds })
      .default({ live: [], drafts: [] })
      .meta({ id: 'MovedLinks' }),
    /** The former slugs that redirect to the new name since the rename. */
    formerSlugs: z.array(text(NAME_MAX_CHARS)).max(TAKE_BACK_MAX_ITEMS).default([]),
  })
  .meta({ id: 'RenameTakeBack' });
export type RenameTakeBack = z.output<typeof renameTakeBack>;

/** Response of both: the number of changed items, and the body that undoes the rename. */
export const renameAnswer = z
  .object({ changed: z.int(), undo: renameTakeBack })
  .meta({ id: 'RenameAnswer' });
export type RenameAnswer = z.output<typeof renameAnswer>;
