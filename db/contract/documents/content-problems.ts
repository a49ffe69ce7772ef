// The problems that prevent a content from being published.
import { findDocumentType } from './document-types.ts';

/** A field of a document and its problem, in the form of API errors. */
interface ContentProblem {
  path: string;
  message: string;
}

/** The problems of a content by the schema of its type; paths begin with `content`. Empty when it can be published. */
export function contentProblems(type: string, content: unknown): ContentProblem[] {
  const known = findDocumentType(type);
  if (!known) return [{ path: 'type', message: 'This version of the site doesn’t have this page' }];
  const { error } = known.schema.safeParse(content);
  return (error?.issues ?? []).map(({ path, message }) => ({
    path: ['content', ...path.map(String)].join('.'),
    message,
  }));
}
