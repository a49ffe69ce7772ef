// A scheduled item that goes live while its form is open.
import { useEffect, useEffectEvent, useState } from 'react';
import type { ItemStatus } from '#db/contract/fields.ts';
import type { Item } from '#db/contract/item-kind.ts';
import { serverNow } from '#ui/islands/server-clock.ts';

/** The longest delay of setTimeout. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

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
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const ms = Date.parse(due) - serverNow();
      if (ms < 0) return goLive();
      timer = setTimeout(wait, Math.min(ms + 1, LONGEST_TIMER_MS));
    };
    wait();
    return () => clearTimeout(timer);
  }, [due]);
  const isSame = live !== null && item?.updatedAt === live.updatedAt && status === 'published';
  return isSame ? live.publishDate : null;
}
