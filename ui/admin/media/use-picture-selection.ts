// The selected pictures, and the picture from which a range begins.
import { useRef, useState } from 'react';
import type { Media } from '#db/contract/media/media.ts';

export interface PictureSelection {
  names: ReadonlySet<string>;
  /** The selected pictures, in the order of selecting. */
  pictures: readonly Media[];
  /** Selects or deselects a picture; with `range` selects all pictures from the last toggled one to this one. */
  toggle: (name: string, options: { range: boolean }) => void;
  /** Selects all pictures from one to another, both included. */
  selectRange: (from: string, to: string) => void;
  /** Selects pictures among those shown. */
  select: (names: readonly string[]) => void;
  clear: () => void;
}

/**
 * A selection among the pictures that are `shown`. With `acrossPages` a picture stays selected when it is not shown any
 * more; otherwise only visible pictures are selected, so that no action changes a picture out of sight.
 */
export function usePictureSelection(
  shown: readonly Media[],
  { acrossPages = false } = {},
): PictureSelection {
  const [selected, setSelected] = useState<readonly Media[]>([]);
  const anchor = useRef<string | null>(null);
  const order = shown.map(({ name }) => name);
  const current = (picture: Media) => shown.find(({ name }) => name === picture.name);
  const pictures = selected.flatMap((picture) => {
    const now = current(picture);
    return now ?? (acrossPages ? picture : []);
  });
  const names = new Set(pictures.map(({ name }) => name));
  const select = (more: readonly string[]) =>
    setSelected([
      ...pictures,
      ...shown.filter(({ name }) => more.includes(name) && !names.has(name)),
    ]);
  const selectRange = (from: string, to: string) => {
    const [start = 0, end = 0] = [order.indexOf(from), order.indexOf(to)].toSorted((a, b) => a - b);
    anchor.current = to;
    select(order.slice(Math.max(0, start), end + 1));
  };
  return {
    names,
    pictures,
    select,
    selectRange,
    toggle(name, { range }) {
      if (range && anchor.current !== null && order.includes(anchor.current))
        return selectRange(anchor.current, name);
      anchor.current = name;
      if (names.has(name)) setSelected(pictures.filter((picture) => picture.name !== name));
      else select([name]);
    },
    clear: () => setSelected([]),
  };
}
