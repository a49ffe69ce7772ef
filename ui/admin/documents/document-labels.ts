// What the form of a document says, by what it is: a page that staff made, one of the site, a collection, settings.
import type { DocumentTypeInfo } from '#db/contract/documents/document-types.ts';
import type { ItemLabels } from '#ui/admin/publishing/publishing-actions.ts';

/** The list that a form of the group leads back to. */
export function listOfGroup(group: DocumentTypeInfo['group']): string {
  return group === 'settings' ? '/vs-admin/settings' : '/vs-admin/pages';
}

/** What the questions of its form call it. */
export const GROUP_NOUNS = { page: 'page', collection: 'list', settings: 'settings' } as const;

/** A document of the site is never created: it is changed from the first time on. */
export function documentLabels(
  { group, label }: Pick<DocumentTypeInfo, 'group' | 'label'>,
  isOfStaff: boolean,
): ItemLabels {
  const noun = group === 'page' ? 'Page' : label;
  // short, since the bar of a form beside its preview is narrow
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
