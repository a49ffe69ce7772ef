// An unsaved or shared item as its preview shows it.
import type { Item, ItemKind, ItemOf } from '#db/contract/item-kind.ts';

/** An item of any kind, as its preview shows it. */
export type Preview = { [Kind in ItemKind]: { kind: Kind; item: ItemOf<Kind> } }[ItemKind];

/** A preview of `item`, typed by its kind. */
export function previewOf(kind: ItemKind, item: Item): Preview {
  return { kind, item } as Preview;
}
