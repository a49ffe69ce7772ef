// What a toast says about the undo of a rename, which leaves items that were saved since as they are.
import type { RenameTakeBack } from '#db/contract/names.ts';

type Renamed = Pick<RenameTakeBack, 'items' | 'drafts'>;

/** `wanted` is what was to be undone, `done` what was. */
export function undoneMessage(wanted: Renamed, done: Renamed) {
  const undone = new Set(idsOf(done));
  const all = new Set(idsOf(wanted));
  const left = [...all].filter((id) => !undone.has(id)).length;
  if (left === 0) return { title: 'Success', description: 'Undone' };
  return {
    title: left === all.size ? 'Not undone' : 'Partly undone',
    description:
      left === 1
        ? '1 item was changed since and keeps the name.'
        : `${left} items were changed since and keep the name.`,
  };
}

function idsOf({ items, drafts }: Renamed): number[] {
  return [...items, ...drafts].map(({ id }) => id);
}
