// A scheduled item that goes live while its form is open.
import { useEffect, useEffectEvent, useState } from 'react';
import type { ItemStatus } from '#db/contract/fields.ts';
import type { Item } from '#db/contract/item-kind.ts';
import { atServerTime } from './at-server-time.ts';

/**
 * Renders its component again when the time of the scheduled `item` has come. Returns that time (ISO 8601) from then on,
 * and null again once the item was changed.
 */
export function useGoesLive(item: Item | undefined, status: ItemStatus | null): string | null {
  const [live, setLive] = useState<Pick<Item, 'updatedAt' | 'publishDate'> | null>(null);
  const goLive = useEffectEvent(() => setLive(item ?? null));
  const due = status === 'scheduled' ? item?.publishDate : undefined;
  useEffect(() => {
    if (due === undefined) return;
    return atServerTime(Date.parse(due) + 1, () => goLive());
  }, [due]);
  const isSame = live !== null && item?.updatedAt === live.updatedAt && status === 'published';
  return isSame ? live.publishDate : null;
}
