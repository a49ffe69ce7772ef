// Links to what is not public, for people without an account: made, copied and closed.
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

const LASTS = [
  { hours: 24, label: '1 day' },
  { hours: 7 * 24, label: '7 days' },
  { hours: 30 * 24, label: '30 days' },
];

interface ShareDialogProps {
  kind: ItemKind;
  item: { id: number; title: string };
}

/** Brings its own button. Stands inside `AdminFrame`. */
export function ShareDialog({ kind, item }: ShareDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const [hours, setHours] = useState(LASTS[1]?.hours ?? 24);
  const [doomed, setDoomed] = useState<Share | null>(null);
  const address = useRef<HTMLInputElement>(null);
  const toasts = useToasts();
  const { list, create, revoke } = useShares(kind, item.id, isOpen);
  const made = create.data;

  const copy = async () => {
    if (!made) return;
    const copied = await copyText(made.url, address.current);
    toasts.show(
      copied
        ? { title: 'Copied', description: `The link works until ${momentOf(made.expiresAt)}` }
        : {
            title: 'Error',
            description: 'The browser did not allow it. Copy the selected text by hand',
            variant: 'destructive',
          },
    );
  };
  return (
    <>
      <Dialog
        open={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          if (next) create.reset();
        }}
        title="Share a preview"
        description={`Whoever has a link sees "${item.title}" as it is saved at that moment, without an account. Search engines do not.`}
        trigger={
          <Button size="sm" variant="ghost">
            <Link aria-hidden="true" />
            Share
          </Button>
        }
      >
        <div className="share">
          <div className="share-new">
            <Field label="Works for">
              <NativeSelect
                options={LASTS.map(({ hours, label }) => ({ value: String(hours), label }))}
                value={String(hours)}
                onChange={(event) => setHours(Number(event.target.value))}
              />
            </Field>
            <Button
              variant="primary"
              loading={create.isPending}
              onClick={() => create.mutate(hours)}
            >
              Create link
            </Button>
          </div>
          {create.isError && <Alert>{messageOf(create.error, 'Failed to create the link')}</Alert>}
          {made && (
            <div className="share-made">
              <Field label="New link" hint="Copy it now: it is shown this once.">
                <Input
                  ref={address}
                  value={made.url}
                  readOnly
                  onFocus={(event) => event.target.select()}
                />
              </Field>
              <Button variant="outline" onClick={copy}>
                <Copy aria-hidden="true" />
                Copy
              </Button>
            </div>
          )}
          <h3 className="share-title">Links</h3>
          {list.isPending && <p role="status">Loading links...</p>}
          {list.isError && (
            <Alert>
              <p>{messageOf(list.error, 'Error loading links.')}</p>
              <Button size="sm" variant="outline" onClick={() => list.refetch()}>
                Try again
              </Button>
            </Alert>
          )}
          {list.data?.shares.length === 0 && <p className="share-none">There is no link yet.</p>}
          {list.data && list.data.shares.length > 0 && (
            <ul className="share-list">
              {list.data.shares.map((share) => (
                <ShareRow key={share.id} share={share} onRevoke={() => setDoomed(share)} />
              ))}
            </ul>
          )}
        </div>
      </Dialog>
      <AlertDialog
        open={doomed !== null}
        onOpenChange={(open) => {
          if (open) return;
          setDoomed(null);
          revoke.reset();
        }}
        title="Revoke this link?"
        description={`Made ${doomed ? momentOf(doomed.createdAt) : ''}. Whoever opens it then reads that it was closed.`}
        confirmLabel="Revoke"
        pending={revoke.isPending}
        pendingLabel="Revoking..."
        error={revoke.isError ? messageOf(revoke.error, 'Failed to revoke the link') : undefined}
        onConfirm={() =>
          doomed &&
          revoke.mutate(doomed.id, {
            onSuccess: () => {
              if (made?.id === doomed.id) create.reset();
              setDoomed(null);
              toasts.show({ title: 'Success', description: 'Link revoked' });
            },
          })
        }
      />
    </>
  );
}

function ShareRow({ share, onRevoke }: { share: Share; onRevoke: () => void }) {
  const { createdAt, expiresAt, revokedAt } = share;
  const state = stateOf(share, Date.now());
  const says = {
    works: `Works until ${momentOf(expiresAt)}`,
    expired: `Expired ${momentOf(expiresAt)}`,
    revoked: `Revoked ${momentOf(revokedAt ?? expiresAt)}`,
  }[state];
  return (
    <li className="share-link" data-state={state}>
      <p className="share-link-state">{says}</p>
      <p className="share-link-made">Made {momentOf(createdAt)}</p>
      {state === 'works' && (
        <Button size="sm" variant="ghost" onClick={onRevoke}>
          Revoke<span className="visually-hidden"> the link made {momentOf(createdAt)}</span>
        </Button>
      )}
    </li>
  );
}
