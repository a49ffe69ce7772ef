// The labels of the form of a document: a page that staff made, a page of the site, a collection or settings.
import type { DocumentTypeInfo } from '#db/contract/documents/document-types.ts';
import type { ItemLabels } from '#ui/admin/publishing/publishing-actions.ts';

/** The address of the list to which a form of the group leads back. */
export function listOfGroup(group: DocumentTypeInfo['group']): string {
  return group === 'settings' ? '/vs-admin/settings' : '/vs-admin/pages';
}

/** The word for a document of each group in the questions of its form. */
export const GROUP_NOUNS = { page: 'page', collection: 'list', settings: 'settings' } as const;

/** A document of the site is never created: even its first save is labelled as an update. */
export function documentLabels(
  { group, label }: Pick<DocumentTypeInfo, 'group' | 'label'>,
  isOfStaff: boolean,
): ItemLabels {
  const noun = group === 'page' ? 'Page' : label;
  // short, because the save bar of a form beside its preview is narrow
  const update = `Update ${{ page: 'Page', collection: 'List', settings: 'Settings' }[group]}`;
  return {
    noun,
    create: isOfStaff ? 'Create Page' : update,
    creating: 'Saving...',
    update,
    updating: 'Saving...',
    created: isOfStaff ? 'Page created successfully' : `${noun} updated successfully`,
    updated: `${noun} updated successfully`,
    notCreated: isOfStaff ? 'Failed to create page' : `Failed to update ${noun.toLowerCase()}`,
    notUpdated: `Failed to update ${noun.toLowerCase()}`,
    savedTitle: 'Success',
    unsaved: isOfStaff ? undefined : 'Original',
  };
}
