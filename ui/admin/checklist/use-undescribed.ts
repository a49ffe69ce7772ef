// The pictures of a form without alt text, looked up again when the pictures change.
import { useEffect, useRef, useState } from 'react';
import type { Undescribed } from '#ui/admin/media/missing-alts.ts';

/** `key` names the pictures that may lack an alt text. The returned function looks them up again. */
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
