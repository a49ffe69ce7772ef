// Reads and writes the content of the editor in unit tests, which have no browser.
import { getSchema } from '@tiptap/core';
import { Window } from 'happy-dom';
import { contentOf } from '#ui/admin/editor/content.ts';
import { contentExtensions } from '#ui/admin/editor/content-extensions.ts';

/** A document that runs and loads nothing. */
export const inert = new Window().document as unknown as Document;

export const schema = getSchema(contentExtensions());

export const content = contentOf(schema, inert);
