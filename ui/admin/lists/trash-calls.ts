// The calls that restore or erase what is in the trash, by its kind.
import { KIND_PATH } from '#db/contract/kind-path.ts';
import type { TrashList } from '#db/contract/trash.ts';
import { KIND_LABEL } from '#ui/admin/shell/item-labels.ts';
import { answerOf, api } from '#ui/islands/api.ts';

type Deleted = TrashList['items'][number];

/** Restores it. Resolves to the message for people. */
export async function restoreDeleted({ kind, id }: Deleted): Promise<string> {
  const { trash } = api.admin;
  if (kind === 'enquiry') {
    await answerOf(trash.enquiries[':id'].restore.$post({ param: { id: String(id) } }));
    return 'Enquiry restored';
  }
  if (kind === 'picture') {
    await answerOf(trash.media[':name'].restore.$post({ param: { name: String(id) } }));
    return 'Picture restored';
  }
  const { slug, slugChanged } = await answerOf(
    trash[':kind'][':id'].restore.$post({ param: { kind: KIND_PATH[kind], id: String(id) } }),
  );
  const restored = `${KIND_LABEL[kind]} restored`;
  return slugChanged ? `${restored}. Its address was taken, so it is now "${slug}"` : restored;
}

/** Erases it at once and completely. */
export async function deletePermanently({ kind, id }: Deleted): Promise<void> {
  const { trash } = api.admin;
  if (kind === 'enquiry')
    await answerOf(trash.enquiries[':id'].$delete({ param: { id: String(id) } }));
  else if (kind === 'picture')
    await answerOf(trash.media[':name'].$delete({ param: { name: String(id) } }));
  else
    await answerOf(
      trash[':kind'][':id'].$delete({ param: { kind: KIND_PATH[kind], id: String(id) } }),
    );
}
