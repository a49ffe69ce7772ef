// Sentences about the changes to items that were restored from the trash.
import type { RestoredItem } from '#db/contract/trash.ts';

/** The changes to a restored item. */
export function changesOf({ slug, slugChanged, becameDraft }: RestoredItem): string[] {
  return [
    ...(becameDraft ? ['Its publish date has passed, so it is now a draft'] : []),
    ...(slugChanged ? [`Its address was taken, so it is now "${slug}"`] : []),
  ];
}

/** The changes to several restored items, each named by its title; undefined without changes. */
export function describeChanges(restored: readonly RestoredItem[]): string | undefined {
  const sentences = restored.flatMap((item) => {
    const changes = changesOf(item).join('. ');
    if (changes === '') return [];
    return restored.length === 1 ? [changes] : [`“${item.title}”: ${changes}`];
  });
  return sentences.length > 0 ? sentences.join('. ') : undefined;
}
