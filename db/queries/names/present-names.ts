// Restored items get the present names: a category that was renamed or merged since does not come back.
import type { CleanItem, ItemKind } from '#db/contract/item-kind.ts';
import type { NameKind, RenameInput } from '#db/contract/names.ts';
import { slugOf } from '#db/contract/slug.ts';
import type { Queryable } from '#db/database.ts';
import {
  namesInCollection,
  renameInCollection,
} from '#db/queries/documents/rename-in-collections.ts';
import { selectFormerNames } from '#db/queries/items/former-names.ts';
import { countNames } from './list-names.ts';
import { isList, NAME_FIELDS, namesIn } from './name-fields.ts';

/**
 * The names of `item`, stored at `storedAt` (ISO 8601), that were renamed since, with the present name of each. Not one of them
 * are names that items have again, and those of an entry beside an entry with the present name.
 */
export async function findRenames(
  read: Queryable,
  kind: ItemKind,
  item: CleanItem,
  storedAt: string,
): Promise<RenameInput[]> {
  const held = Map.groupBy(
    'type' in item ? namesInCollection(item.type, item.content) : namesInItem(kind, item),
    ({ of }) => of,
  );
  const renames: RenameInput[] = [];
  for (const [of, names] of held) {
    const former = await selectFormerNames(
      read,
      of,
      names.map(({ name }) => slugOf(name)),
    );
    for (const from of new Set(names.map(({ name }) => name))) {
      const row = former.find(({ slug }) => slug === slugOf(from));
      if (!row || row.name === from || (row.renamedAt !== null && row.renamedAt < storedAt))
        continue;
      renames.push({ of, from, to: row.name });
    }
  }
  if (renames.length === 0) return [];
  const inUse = await countNames(read);
  return renames.filter(
    (rename) => !inUse[rename.of].has(rename.from) && withRename(item, rename) !== item,
  );
}

/** The item with these names renamed. */
export function withRenames(item: CleanItem, renames: readonly RenameInput[]): CleanItem {
  return renames.reduce(withRename, item);
}

function withRename(item: CleanItem, rename: RenameInput): CleanItem {
  if ('type' in item) {
    const content = renameInCollection(item.type, item.content, rename);
    return content ? { ...item, content } : item;
  }
  const { of, from, to } = rename;
  const { column } = NAME_FIELDS[of];
  const names = namesIn(item, column).map((name) => (name === from ? to : name));
  return { ...item, [column]: isList(of) ? [...new Set(names)] : to };
}

function namesInItem(kind: ItemKind, item: object) {
  return (Object.keys(NAME_FIELDS) as NameKind[])
    .filter((of) => NAME_FIELDS[of].kind === kind)
    .flatMap((of) => namesIn(item, NAME_FIELDS[of].column).map((name) => ({ of, name })));
}
