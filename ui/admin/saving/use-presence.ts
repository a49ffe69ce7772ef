// Reports that a form has its item open, and counts the other windows and sessions that have it open.
import { useEffect, useState } from 'react';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { KIND_PATH } from '#db/contract/kind-path.ts';
import type { Presence } from '#db/contract/presence.ts';
import { api } from '#ui/islands/api.ts';
import { randomKey } from '#ui/kit/random-key.ts';

const REPORT_MS = 20_000;

const NOBODY: Presence = { windows: 0, sessions: 0 };

/** Nobody for an item that is not stored, and while nothing is known. Failures are silent: the save reports them. */
export function usePresence(kind: ItemKind, id: number | null): Presence {
  const [presence, setPresence] = useState(NOBODY);
  useEffect(() => {
    if (id === null) return;
    const windowId = newWindowId();
    const about = { kind: KIND_PATH[kind], id, windowId } as const;
    let isClosed = false;
    const report = async () => {
      const call = api.admin.presence.$post({ json: about });
      const response = await call.catch(() => null);
      const { windows, sessions } = response?.ok ? await response.json() : NOBODY;
      if (isClosed) return;
      // the same answer does not render the form again
      setPresence((before) =>
        before.windows === windows && before.sessions === sessions ? before : { windows, sessions },
      );
    };
    const leave = () => {
      const json = { ...about, isLeaving: true };
      void api.admin.presence.$post({ json }, { init: { keepalive: true } }).catch(() => {});
    };
    void report();
    const timer = setInterval(report, REPORT_MS);
    addEventListener('pagehide', leave);
    return () => {
      isClosed = true;
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [kind, id]);
  return presence;
}

/** A UUID. */
function newWindowId(): string {
  const key = randomKey();
  return `${key.slice(0, 8)}-${key.slice(8, 12)}-4${key.slice(13, 16)}-a${key.slice(17, 20)}-${key.slice(20)}`;
}
