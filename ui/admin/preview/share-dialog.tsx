// The dialog with share links: create, copy, revoke.
import { type FormEvent, useRef, useState } from 'react';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { Share } from '#db/contract/preview.ts';
import { SHARE_NAME_MAX_CHARS } from '#db/limits.ts';
import { momentOf } from '#ui/admin/shell/format-date.ts';
import { useAfterClose } from '#ui/admin/shell/use-after-close.ts';
import { useCopy } from '#ui/admin/shell/use-copy.ts';
import { messageOf } from '#ui/islands/api.ts';
import { Alert } from '#ui/kit/alert.tsx';
import { AlertDialog } from '#ui/kit/alert-dialog.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Copy, Link } from '#ui/kit/icons.ts';
import { Input } from '#ui/kit/input.tsx';
import { NativeSelect } from '#ui/kit/native-select.tsx';
import { ShareList, shareName, shareRowId } from './share-list.tsx';
import { useShares } from './use-shares.ts';

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
  const [name, setName] = useState('');
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
        description={`Anyone with the link sees the latest saved version of “${item.title}”, without an account. Search engines do not.`}
        trigger={
          <Button size="sm" variant="ghost">
            <Link aria-hidden="true" />
            Share
          </Button>
        }
      >
        <div className="share">
          <NewShare create={create} name={name} onName={setName} hours={hours} onHours={setHours} />
          <h3 className="share-title">Links</h3>
          <ShareList list={list} onRevoke={setPendingRevoke} />
        </div>
      </Dialog>
      <RevokeDialog
        share={pendingRevoke}
        shares={shares}
        onClose={() => setPendingRevoke(null)}
        // the buttons of a revoked link disappear, so its row gets the focus
        onRevoked={(id) => document.getElementById(shareRowId(id))?.focus()}
      />
    </>
  );
}

type Shares = ReturnType<typeof useShares>;

interface NewShareProps {
  create: Shares['create'];
  name: string;
  onName: (name: string) => void;
  hours: number;
  onHours: (hours: number) => void;
}

/** Creates a link and shows it. */
function NewShare({ create, name, onName, hours, onHours }: NewShareProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event to the form around the portal
    event.stopPropagation();
    create.mutate({ expiresInHours: hours, name }, { onSuccess: () => onName('') });
  };
  return (
    <>
      <form className="share-new" onSubmit={submit}>
        <Field label="Name (optional)">
          <Input
            value={name}
            maxLength={SHARE_NAME_MAX_CHARS}
            placeholder="Who is it for?"
            autoComplete="off"
            onChange={(event) => onName(event.target.value)}
          />
        </Field>
        <Field label="Works for">
          <NativeSelect
            options={DURATIONS.map(({ hours, label }) => ({ value: String(hours), label }))}
            value={String(hours)}
            onChange={(event) => onHours(Number(event.target.value))}
          />
        </Field>
        <Button type="submit" variant="primary" loading={create.isPending}>
          Create link
        </Button>
      </form>
      {create.isError && <Alert>{messageOf(create.error, 'Failed to create the link')}</Alert>}
      {create.data && <NewLink {...create.data} />}
    </>
  );
}

function NewLink({ url, expiresAt }: NonNullable<Shares['create']['data']>) {
  const address = useRef<HTMLInputElement>(null);
  const copy = useCopy();
  return (
    <div className="share-made">
      <Field label="New link" hint="It can be copied again from the list.">
        <Input ref={address} value={url} readOnly onFocus={(event) => event.target.select()} />
      </Field>
      <Button
        variant="outline"
        onClick={() => copy(url, address.current, `The link works until ${momentOf(expiresAt)}`)}
      >
        <Copy aria-hidden="true" />
        Copy
      </Button>
    </div>
  );
}

interface RevokeDialogProps {
  /** The link to revoke; the dialog is closed while it is null. */
  share: Share | null;
  shares: Shares;
  onClose: () => void;
  /** Called when the dialog has closed after it revoked the link of that id; moves the focus. */
  onRevoked: (id: number) => void;
}

function RevokeDialog({ share, shares, onClose, onRevoked }: RevokeDialogProps) {
  const { create, revoke } = shares;
  const { afterClose, onCloseAutoFocus } = useAfterClose();
  return (
    <AlertDialog
      open={share !== null}
      onOpenChange={(open) => {
        if (open) return;
        onClose();
        revoke.reset();
      }}
      title="Revoke this link?"
      description={`${share ? shareName(share) : ''}. Anyone who opens it will see that the preview has ended.`}
      confirmLabel="Revoke"
      pending={revoke.isPending}
      pendingLabel="Revoking..."
      error={revoke.isError ? messageOf(revoke.error, 'Failed to revoke the link') : undefined}
      onConfirm={() =>
        share &&
        revoke.mutate(share.id, {
          onSuccess: () => {
            // the list shows the change; a toast would take the first Escape
            afterClose(() => onRevoked(share.id));
            if (create.data?.id === share.id) create.reset();
            onClose();
          },
        })
      }
      panelProps={{ onCloseAutoFocus }}
    />
  );
}
