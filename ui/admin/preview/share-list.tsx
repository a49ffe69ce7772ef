// The share links of an item, each with its name, validity, number of openings and actions.
import { useRef } from 'react';
import type { ListedShare, Share } from '#db/contract/preview.ts';
import { momentOf } from '#ui/admin/shell/format-date.ts';
import { TryAgainAlert } from '#ui/admin/shell/try-again-alert.tsx';
import { useCopy } from '#ui/admin/shell/use-copy.ts';
import { messageOf } from '#ui/islands/api.ts';
import { Button } from '#ui/kit/button.tsx';
import { Copy } from '#ui/kit/icons.ts';
import { stateOf, type useShares } from './use-shares.ts';

interface ShareListProps {
  list: ReturnType<typeof useShares>['list'];
  onRevoke: (share: Share) => void;
}

/** Needs `Toaster`. Links that ended are listed last, without buttons. */
export function ShareList({ list, onRevoke }: ShareListProps) {
  const now = Date.now();
  const rank = (share: Share) => (stateOf(share, now) === 'works' ? 0 : 1);
  const shares = list.data?.shares.toSorted((a, b) => rank(a) - rank(b)) ?? [];
  return (
    <>
      {list.isPending && <p role="status">Loading links...</p>}
      {list.isError && (
        <TryAgainAlert
          message={messageOf(list.error, 'Error loading links.')}
          onRetry={list.refetch}
        />
      )}
      {list.data && shares.length === 0 && <p className="share-none">No links yet.</p>}
      {shares.length > 0 && (
        <ul className="share-list">
          {shares.map((share) => (
            <ShareRow key={share.id} share={share} now={now} onRevoke={() => onRevoke(share)} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The id of a link's row, which can take the focus. */
export function shareRowId(id: number): string {
  return `share-link-${id}`;
}

/** The name that staff gave the link; without one, 'Link from' and the time of its creation. */
export function shareName({ name, createdAt }: Pick<Share, 'name' | 'createdAt'>): string {
  return name || `Link from ${momentOf(createdAt)}`;
}

interface ShareRowProps {
  share: ListedShare;
  /** Epoch milliseconds. */
  now: number;
  onRevoke: () => void;
}

function ShareRow({ share, now, onRevoke }: ShareRowProps) {
  const { id, url, expiresAt, revokedAt, name, createdAt } = share;
  const address = useRef<HTMLInputElement>(null);
  const copy = useCopy();
  const state = stateOf(share, now);
  const validity = {
    works: `Works until ${momentOf(expiresAt)}`,
    expired: `Expired ${momentOf(expiresAt)}`,
    revoked: `Revoked ${momentOf(revokedAt ?? expiresAt)}`,
  }[state];
  return (
    <li className="share-link" id={shareRowId(id)} data-state={state} tabIndex={-1}>
      <p className="share-link-name">{shareName(share)}</p>
      <p className="share-link-facts">
        <span>{validity}</span>
        <span>{openingsOf(share)}</span>
        {name && <span>Created {momentOf(createdAt)}</span>}
      </p>
      {state === 'works' && (
        <div className="share-link-actions">
          {url && (
            <>
              <input ref={address} className="visually-hidden" value={url} readOnly {...HIDDEN} />
              <Button
                size="sm"
                variant="ghost"
                onClick={() =>
                  copy(url, address.current, `The link works until ${momentOf(expiresAt)}`)
                }
              >
                <Copy aria-hidden="true" />
                Copy<span className="visually-hidden"> {shareName(share)}</span>
              </Button>
            </>
          )}
          <Button size="sm" variant="ghost" onClick={onRevoke}>
            Revoke<span className="visually-hidden"> {shareName(share)}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

const HIDDEN = { 'aria-hidden': true, tabIndex: -1 } as const;

/** 'Not opened yet', 'Opened once, Mar 12, 2026, 14:05'. */
function openingsOf({ openings, lastOpenedAt }: Share): string {
  if (openings === 0 || lastOpenedAt === null) return 'Not opened yet';
  const at = momentOf(lastOpenedAt);
  return openings === 1 ? `Opened once, ${at}` : `Opened ${openings} times, last ${at}`;
}
