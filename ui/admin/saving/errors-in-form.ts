// Leads staff from an error of the server to the field of a document's form.
import type { Document } from '#db/contract/documents/documents.ts';
import { errorInForm } from '#ui/admin/documents/field-places.ts';
import { ApiFailure } from '#ui/islands/api.ts';

/** An `ApiFailure` 400 about `sent`, with the paths and labels of the form. Any other error as it is. */
export function errorsInForm(
  error: unknown,
  type: string,
  sent: Pick<Document, 'content'>,
): unknown {
  if (!(error instanceof ApiFailure) || error.status !== 400) return error;
  const errors = error.errors.map((each) => errorInForm(type, sent, each));
  const [first] = errors;
  return first ? new ApiFailure(400, JSON.stringify({ message: first.text, errors }), '') : error;
}
