// Which sections of the forms are folded. Stored in this browser.
import { useEffect, useState } from 'react';

const STORAGE_KEY = 'folded-sections';

/** Whether the section `id` is folded, and a setter that stores it. Open while hydrating. */
export function useFold(id: string): [boolean, (isFolded: boolean) => void] {
  const [isFolded, setFolded] = useState(false);
  useEffect(() => setFolded(readFolded().includes(id)), [id]);
  const set = (next: boolean) => {
    setFolded(next);
    const others = readFolded().filter((other) => other !== id);
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(next ? [...others, id] : others));
    } catch {
      // without storage it lasts as long as the page
    }
  };
  return [isFolded, set];
}

function readFolded(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
