// The dialog with share links: create, copy, revoke.
import { useRef, useState } from 'react';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { Share } from '#db/contract/preview.ts';
import { copyText } from '#ui/admin/shell/copy-text.ts';
import { momentOf } from '#ui/admin/shell/format-date.ts';
import { useToasts } from '#ui/admin/shell/toasts.ts';
import { messageOf } from '#ui/islands/api.ts';
import { Alert } from '#ui/kit/alert.tsx';
import { AlertDialog } from '#ui/kit/alert-dialog.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Copy, Link } from '#ui/kit/icons.ts';
import { Input } from '#ui/kit/input.tsx';
import { NativeSelect } from '#ui/kit/native-select.tsx';
import { stateOf, useShares } from './use-shares.ts';

const DURATIONS = [
  { hours: 24, label: '1 day' },
  { hours: 7 * 24, label: '7 days' },
  { hours: 30 * 24, label: '30 days' },
];

interface ShareDialogProps {
  kind: ItemKind;
  item: { id: number; title: string };
}

/** Includes the button that opens it. Needs `AdminFrame`. */
export function ShareDialog({ kind, item }: ShareDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const [hours, setHours] = useState(DURATIONS[1]?.hours ?? 24);
  const [pendingRevoke, setPendingRevoke] = useState<Share | null>(null);
  // the button of a revoked link goes, so the focus goes to the head of the list
  const links = useRef<HTMLHeadingElement>(null);
  const shares = useShares(kind, item.id, isOpen);
  const { list, create } = shares;
  return (
    <>
      <Dialog
        open={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          if (next) create.reset();
        }}
        title="Share a preview"
        description={`Anyone with the link sees the latest saved version of "${item.title}", without an account. Search engines do not.`}
        trigger={
          <Button size="sm" variant="ghost">
            <Link aria-hidden="true" />
            Share
          </Button>
        }
      >
        <div className="share">
          <NewShare create={create} hours={hours} onHours={setHours} />
          <h3 ref={links} className="share-title" tabIndex={-1}>
            Links
          </h3>
          <ShareList list={list} onRevoke={setPendingRevoke} />
        </div>
      </Dialog>
      <RevokeDialog
        share={pendingRevoke}
        shares={shares}
        onClose={() => setPendingRevoke(null)}
        onRevoked={() => links.current?.focus()}
      />
    </>
  );
}

type Shares = ReturnType<typeof useShares>;

interface NewShareProps {
  create: Shares['create'];
  hours: number;
  onHours: (hours: number) => void;
}

/** Creates a link and shows it once. */
function NewShare({ create, hours, onHours }: NewShareProps) {
  return (
    <>
      <div className="share-new">
        <Field label="Works for">
          <NativeSelect
            options={DURATIONS.map(({ hours, label }) => ({ value: String(hours), label }))}
            value={String(hours)}
            onChange={(event) => onHours(Number(event.target.value))}
          />
        </Field>
        <Button variant="primary" loading={create.isPending} onClick={() => create.mutate(hours)}>
          Create link
        </Button>
      </div>
      {create.isError && <Alert>{messageOf(create.error, 'Failed to create the link')}</Alert>}
      {create.data && <NewLink {...create.data} />}
    </>
  );
}

function NewLink({ url, expiresAt }: NonNullable<Shares['create']['data']>) {
  const address = useRef<HTMLInputElement>(null);
  const toasts = useToasts();
  const copy = async () => {
    const copied = await copyText(url, address.current);
    toasts.show(
      copied
        ? { title: 'Copied', description: `The link works until ${momentOf(expiresAt)}` }
        : {
            title: 'Error',
            description: 'The browser did not allow it. Copy the selected text yourself',
            variant: 'destructive',
          },
    );
  };
  return (
    <div className="share-made">
      <Field label="New link" hint="Copy it now. It is shown only once.">
        <Input ref={address} value={url} readOnly onFocus={(event) => event.target.select()} />
      </Field>
      <Button variant="outline" onClick={copy}>
        <Copy aria-hidden="true" />
        Copy
      </Button>
    </div>
  );
}

interface ShareListProps {
  list: Shares['list'];
  onRevoke: (share: Share) => void;
}

function ShareList({ list, onRevoke }: ShareListProps) {
  return (
    <>
      {list.isPending && <p role="status">Loading links...</p>}
      {list.isError && (
        <Alert>
          <p>{messageOf(list.error, 'Error loading links.')}</p>
          <Button size="sm" variant="outline" onClick={() => list.refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {list.data?.shares.length === 0 && <p className="share-none">No links yet.</p>}
      {list.data && list.data.shares.length > 0 && (
        <ul className="share-list">
          {list.data.shares.map((share) => (
            <ShareRow key={share.id} share={share} onRevoke={() => onRevoke(share)} />
          ))}
        </ul>
      )}
    </>
  );
}

function ShareRow({ share, onRevoke }: { share: Share; onRevoke: () => void }) {
  const { createdAt, expiresAt, revokedAt } = share;
  const state = stateOf(share, Date.now());
  const label = {
    works: `Works until ${momentOf(expiresAt)}`,
    expired: `Expired ${momentOf(expiresAt)}`,
    revoked: `Revoked ${momentOf(revokedAt ?? expiresAt)}`,
  }[state];
  return (
    <li className="share-link" data-state={state}>
      <p className="share-link-state">{label}</p>
      <p className="share-link-made">Created {momentOf(createdAt)}</p>
      {state === 'works' && (
        <Button size="sm" variant="ghost" onClick={onRevoke}>
          Revoke<span className="visually-hidden"> the link created {momentOf(createdAt)}</span>
        </Button>
      )}
    </li>
  );
}

interface RevokeDialogProps {
  /** The link to revoke; the dialog is closed while it is null. */
  share: Share | null;
  shares: Shares;
  onClose: () => void;
  /** Called when the dialog has gone after it revoked the link; moves the focus. */
  onRevoked: () => void;
}

function RevokeDialog({ share, shares, onClose, onRevoked }: RevokeDialogProps) {
  const { create, revoke } = shares;
  const isRevoked = useRef(false);
  return (
    <AlertDialog
      open={share !== null}
      onOpenChange={(open) => {
        if (open) return;
        onClose();
        revoke.reset();
      }}
      title="Revoke this link?"
      description={`Created ${share ? momentOf(share.createdAt) : ''}. Anyone who opens it will see that the preview has ended.`}
      confirmLabel="Revoke"
      pending={revoke.isPending}
      pendingLabel="Revoking..."
      error={revoke.isError ? messageOf(revoke.error, 'Failed to revoke the link') : undefined}
      onConfirm={() =>
        share &&
        revoke.mutate(share.id, {
          onSuccess: () => {
            // the list says it; a toast would take the first Escape
            isRevoked.current = true;
            if (create.data?.id === share.id) create.reset();
            onClose();
          },
        })
      }
      panelProps={{
        onCloseAutoFocus: (event) => {
          if (!isRevoked.current) return;
          event.preventDefault();
          isRevoked.current = false;
          onRevoked();
        },
      }}
    />
  );
}
