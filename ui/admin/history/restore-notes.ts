// What a restore of a version cannot bring back, in words.
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { OnRestore } from '#db/contract/versions.ts';
import { compareItems, type VersionItem } from './compare-items.ts';

/** One sentence for each name that was renamed since, and one for the fields whose files were deleted for good. */
export function restoreNotes(
  kind: ItemKind,
  { item, onRestore: { renames, missingFiles } }: { item: VersionItem; onRestore: OnRestore },
): string[] {
  const notes = renames.map(
    ({ from, to }) => `“${from}” is “${to}” now, and a restore uses that name.`,
  );
  if (missingFiles.length === 0) return notes;
  const fields = compareItems(kind, null, item).filter((each) => {
    const values = JSON.stringify(each);
    return missingFiles.some((address) => values.includes(address));
  });
  const where = new Intl.ListFormat('en-GB').format(fields.map(({ label }) => label));
  const files = missingFiles.length === 1 ? 'A file was' : `${missingFiles.length} files were`;
  return [...notes, `${files} deleted for good, and a restore leaves a gap: ${where}.`];
}
