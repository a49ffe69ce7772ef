// The groups of documents, each with its own screens in the back office.
import { z } from 'zod';

/** The group of a document. */
export const documentGroup = z.enum(['page', 'collection', 'settings']);
export type DocumentGroup = z.output<typeof documentGroup>;
