// /vs-admin/login: the login.
import { siteFacts } from '#server/content/site-facts.ts';
import type { AppContext } from '#server/context.ts';
import { hasSession } from '#server/http/sessions.ts';
import { AdminLoginPanel } from '#ui/admin/session/admin-login-panel.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Alert } from '#ui/kit/alert.tsx';
import { pageTitle } from '../page-meta.ts';

/** The login; redirects to the dashboard when there is a session. */
export async function loginScreen(c: AppContext) {
  if (await hasSession(c)) return c.redirect('/vs-admin/dashboard');
  return c.render(
    <AdminLoginPanel company={siteFacts(c)}>
      <noscript>
        <Alert tone="info" role="note">
          Logging in requires JavaScript. Turn it on for this site and reload the page.
        </Alert>
      </noscript>
      <Island name="login-form" props={{}} when="load" />
    </AdminLoginPanel>,
    { title: pageTitle(c, 'Login'), description: 'Staff login.', noIndex: true, cacheTags: null },
  );
}
