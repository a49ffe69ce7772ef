// The pictures of a form without alt text, looked up again when others stand in it.
import { useEffect, useRef, useState } from 'react';
import type { Undescribed } from '#ui/admin/media/missing-alts.ts';

/** `key` names the pictures that may lack one. The function looks again. */
export function useUndescribed(
  key: string,
  find: () => Promise<Undescribed[]>,
): [Undescribed[], () => Promise<void>] {
  const [found, setFound] = useState<Undescribed[]>([]);
  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });
  const turn = useRef(0);
  const [look] = useState(() => async () => {
    const own = ++turn.current;
    const next = await latest.current();
    if (own === turn.current) setFound(next);
  });
  useEffect(() => {
    if (key !== '') void look();
    else setFound([]);
  }, [key, look]);
  return [key === '' ? [] : found, look];
}
