// The calls that restore or erase what is in the trash, by its kind.
import type { TrashList } from '#db/contract/trash.ts';
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
  const label = kind === 'post' ? 'Blog post' : 'Case study';
  const { slug, slugChanged } = await answerOf(
    trash[':kind'][':id'].restore.$post({ param: { kind: folderOf(kind), id: String(id) } }),
  );
  return slugChanged
    ? `${label} restored. Its address was taken, so it is now "${slug}"`
    : `${label} restored`;
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
      trash[':kind'][':id'].$delete({ param: { kind: folderOf(kind), id: String(id) } }),
    );
}

const folderOf = (kind: 'post' | 'case-study') => (kind === 'post' ? 'posts' : 'case-studies');
