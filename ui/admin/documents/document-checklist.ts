// The publish checklist of a document, by the rules of its type.
import type { Document } from '#db/contract/documents/documents.ts';
import { isStaffPage } from '#db/contract/documents/documents.ts';
import { filesIn } from '#ui/admin/checklist/file-uses.ts';
import type { ChecklistEntry, PublishChecklist } from '#ui/admin/checklist/publish-checklist.ts';
import { leavesRedirect } from '#ui/admin/forms/fields/leaves-redirect.ts';
import { type DocumentFormValues, documentFormOf } from './document-form-values.ts';
import { placeInForm } from './field-places.ts';

/** The checklist of a form with `values`. `stored` is the stored document, null for none; `now` is the time (ISO 8601). */
export function documentChecklist(
  type: string,
  values: DocumentFormValues,
  stored: Document | null,
  now: string,
): PublishChecklist {
  const missing = new Map<string, ChecklistEntry>();
  for (const { path, message } of documentFormOf(type, 'published').safeParse(values).error
    ?.issues ?? []) {
    const field = { name: path.join('.'), label: placeInForm(type, values, path) };
    if (missing.has(field.name)) continue;
    const text = message === 'Required' ? `${field.label} is empty` : `${field.label}: ${message}`;
    missing.set(field.name, { text, field });
  }
  const worthALook: ChecklistEntry[] = [];
  if (isStaffPage({ type }) && stored && leavesRedirect(stored, values.slug, now))
    worthALook.push({
      text: `The old address /${stored.slug} will redirect to the new one`,
      field: { name: 'slug', label: 'Address' },
    });
  const files = filesIn({ content: values.content }, (path) => placeInForm(type, values, path));
  return { missing: [...missing.values()], worthALook, files };
}
