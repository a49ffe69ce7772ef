// Deleted items of every kind: their labels, and the calls that restore or erase them.
import { KIND_PATH } from '#db/contract/kind-path.ts';
import type { MediaKind } from '#db/contract/media/media-name.ts';
import type { TrashList } from '#db/contract/trash.ts';
import { kindLabel, MEDIA_LABEL } from '#ui/admin/shell/item-labels.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import { changesOf } from './restored-changes.ts';

type Deleted = TrashList['items'][number];

/** Whether the deleted item is a file of the library. */
export function isMedia(kind: Deleted['kind']): kind is MediaKind {
  return kind in MEDIA_LABEL;
}

/** 'Blog post', 'Settings', 'Film', 'Enquiry'. */
export function deletedLabel({ kind, group }: Pick<Deleted, 'kind' | 'group'>): string {
  if (kind === 'enquiry') return 'Enquiry';
  return isMedia(kind) ? MEDIA_LABEL[kind] : kindLabel({ kind, group });
}

/** Restores an item. Resolves to the message for people. */
export async function restoreDeleted({ kind, id, group }: Deleted): Promise<string> {
  const label = deletedLabel({ kind, group });
  const { trash } = api.admin;
  if (kind === 'enquiry') {
    await answerOf(trash.enquiries[':id'].restore.$post({ param: { id: String(id) } }));
    return `${label} restored`;
  }
  if (isMedia(kind)) {
    await answerOf(trash.media[':name'].restore.$post({ param: { name: String(id) } }));
    return `${label} restored`;
  }
  const restored = await answerOf(
    trash[':kind'][':id'].restore.$post({ param: { kind: KIND_PATH[kind], id: String(id) } }),
  );
  return [`${label} restored`, ...changesOf(restored)].join('. ');
}

/** Erases an item at once and completely. */
export async function deletePermanently({ kind, id }: Deleted): Promise<void> {
  const { trash } = api.admin;
  if (kind === 'enquiry')
    await answerOf(trash.enquiries[':id'].$delete({ param: { id: String(id) } }));
  else if (isMedia(kind))
    await answerOf(trash.media[':name'].$delete({ param: { name: String(id) } }));
  else
    await answerOf(
      trash[':kind'][':id'].$delete({ param: { kind: KIND_PATH[kind], id: String(id) } }),
    );
}
