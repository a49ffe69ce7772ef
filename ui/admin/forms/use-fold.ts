// Remembers in this browser which sections of the forms are folded.
import { useEffect, useState } from 'react';
import { localStore, storedTexts } from '#ui/kit/browser-storage.ts';

/** `open` lists the folded ones among sections that start open, `folded` the opened ones among those that start folded. */
const STORAGE_KEYS = { open: 'folded-sections', folded: 'opened-sections' };

/** Whether the section `id` is folded, and a setter that stores it. While hydrating it is as it starts. */
export function useFold(id: string, startsFolded: boolean): [boolean, (isFolded: boolean) => void] {
  const key = startsFolded ? STORAGE_KEYS.folded : STORAGE_KEYS.open;
  const [isFolded, setFolded] = useState(startsFolded);
  useEffect(() => setFolded(readIds(key).includes(id) !== startsFolded), [id, key, startsFolded]);
  const set = (next: boolean) => {
    setFolded(next);
    const others = readIds(key).filter((other) => other !== id);
    localStore.setItem(key, JSON.stringify(next === startsFolded ? others : [...others, id]));
  };
  return [isFolded, set];
}

const readIds = (key: string) => storedTexts(localStore, key);
