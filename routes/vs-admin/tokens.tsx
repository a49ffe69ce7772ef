// /vs-admin/tokens: the API tokens, with which machines read and draft.
import { listApiTokens } from '#db/queries/access/api-tokens.ts';
import type { AppContext } from '#server/context.ts';
import { defer, statusOf } from '#server/render/defer.ts';
import { AdminPageHead } from '#ui/admin/shell/admin-page-head.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Alert } from '#ui/kit/alert.tsx';
import { Deferred } from '#ui/kit/deferred.tsx';
import { adminMeta } from './admin-meta.ts';

/** The tokens with their last use and expiry, never their text. */
export async function tokensScreen(c: AppContext) {
  const now = new Date().toISOString();
  const { data } = await defer(c, listApiTokens(c.var.db, now));
  return c.render(
    <>
      <AdminPageHead
        title="API tokens"
        back={{ label: 'Back to Settings', href: '/vs-admin/settings' }}
      />
      <Deferred
        data={data}
        fallback={<p role="status">Loading tokens...</p>}
        failed={<Alert>Error loading tokens. Please try again later.</Alert>}
      >
        {(tokens) => <Island name="admin-tokens" props={{ list: { tokens }, now }} when="load" />}
      </Deferred>
    </>,
    adminMeta(c, 'API tokens', statusOf(data)),
  );
}
