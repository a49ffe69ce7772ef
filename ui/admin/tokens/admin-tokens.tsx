// The API tokens: a form to create a token, and a table of all tokens with their last use and a button to revoke them.
import { useRef, useState } from 'react';
import type { ApiToken, ApiTokenList } from '#db/contract/access/api-tokens.ts';
import { AdminFrame } from '#ui/admin/shell/admin-frame.tsx';
import { useAfterClose } from '#ui/admin/shell/use-after-close.ts';
import { messageOf } from '#ui/islands/api.ts';
import { AlertDialog } from '#ui/kit/alert-dialog.tsx';
import { Button } from '#ui/kit/button.tsx';
import { dayAndTime, shortDate } from '#ui/kit/dates.ts';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { Table, type TableColumn } from '#ui/kit/table.tsx';
import { useTimeZone } from '#ui/kit/use-time-zone.ts';
import { NewToken } from './new-token.tsx';
import { useApiTokens } from './use-api-tokens.ts';

interface AdminTokensProps {
  /** The tokens when the server rendered the screen. */
  list: ApiTokenList;
  /** The current time of the server, ISO 8601. */
  now: string;
}

/** The screen of the API tokens. */
export function AdminTokens(props: AdminTokensProps) {
  return (
    <AdminFrame>
      <Tokens {...props} />
    </AdminFrame>
  );
}

function Tokens({ list, now }: AdminTokensProps) {
  const zone = useTimeZone();
  const { tokens, create, revoke } = useApiTokens(list);
  const [revoking, setRevoking] = useState<ApiToken | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { afterClose, onCloseAutoFocus } = useAfterClose();
  return (
    <div className="api-tokens">
      <p>
        With an API token, a script or an assistant can read posts, case studies, pages and the
        media library, write drafts, and upload pictures. It cannot publish, schedule, delete or
        change settings, and it cannot see enquiries. The{' '}
        <a href="/api/openapi.json">API description</a> lists the calls.
      </p>
      <NewToken create={create} />
      <section aria-labelledby="tokens">
        <h2 id="tokens" ref={title} tabIndex={-1}>
          Tokens
        </h2>
        {tokens.length === 0 ? (
          <EmptyState title="No tokens yet." text="Machines have no access." />
        ) : (
          <Table
            caption="Tokens"
            captionHidden
            columns={columnsFor(now, zone, setRevoking)}
            rows={tokens}
            rowKey={({ id }) => String(id)}
          />
        )}
      </section>
      <AlertDialog
        open={revoking !== null}
        onOpenChange={(open) => {
          if (open) return;
          setRevoking(null);
          revoke.reset();
        }}
        title="Revoke this token?"
        description={`“${revoking?.name ?? ''}” stops working at once. What it drafted stays.`}
        confirmLabel="Revoke"
        pending={revoke.isPending}
        pendingLabel="Revoking..."
        error={revoke.isError ? messageOf(revoke.error, 'Failed to revoke the token') : undefined}
        onConfirm={() =>
          revoking &&
          revoke.mutate(revoking.id, {
            onSuccess: () => {
              // the revoke button disappears with the row
              afterClose(() => title.current?.focus());
              if (create.data?.id === revoking.id) create.reset();
              setRevoking(null);
            },
          })
        }
        panelProps={{ onCloseAutoFocus }}
      />
    </div>
  );
}

function columnsFor(
  now: string,
  zone: string,
  onRevoke: (token: ApiToken) => void,
): TableColumn<ApiToken>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      rowHeader: true,
      cell: ({ name }) => <bdi className="api-tokens-name">{name}</bdi>,
    },
    {
      key: 'created',
      header: 'Created',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{shortDate(createdAt)}</time>,
    },
    {
      key: 'used',
      header: 'Last used',
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? (
          <time dateTime={lastUsedAt}>{dayAndTime(lastUsedAt, now, zone)}</time>
        ) : (
          'Not used yet'
        ),
    },
    {
      key: 'expires',
      header: 'Expires',
      cell: ({ expiresAt }) => (
        <>
          {expiresAt <= now && 'Expired '}
          <time dateTime={expiresAt}>{shortDate(expiresAt)}</time>
        </>
      ),
    },
    {
      key: 'revoke',
      header: 'Actions',
      cell: (token) => (
        <Button size="sm" variant="ghost" onClick={() => onRevoke(token)}>
          Revoke<span className="visually-hidden"> {token.name}</span>
        </Button>
      ),
    },
  ];
}
