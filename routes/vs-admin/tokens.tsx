// /vs-admin/tokens: the API tokens, with which machines read and draft.
import { listApiTokens } from '#db/queries/access/api-tokens.ts';
import type { AppContext } from '#server/context.ts';
import { defer } from '#server/render/defer.ts';
import { Island } from '#ui/islands/island.tsx';
import { renderLoaded } from './loaded-screen.tsx';

/** The tokens with their last use and expiry, never their text. */
export async function tokensScreen(c: AppContext) {
  const now = new Date().toISOString();
  const { data } = await defer(c, listApiTokens(c.get('db'), now));
  return renderLoaded(
    c,
    {
      title: 'API tokens',
      back: { label: 'Back to Settings', href: '/vs-admin/settings' },
      data,
      what: 'tokens',
    },
    (tokens) => <Island name="admin-tokens" props={{ list: { tokens }, now }} when="load" />,
  );
}
