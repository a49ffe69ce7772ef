// /newsletter/confirm: where the mailed link leads that confirms a sign-up.
import { signUpConfirmed, signUpUnknown } from '#db/content/newsletter.ts';
import { confirmSignUp } from '#db/queries/inbox/mails.ts';
import type { AppContext } from '#server/context.ts';
import { Main } from '#ui/brand/main-landmark.tsx';
import { MessagePage } from '#ui/brand/message-page.tsx';
import { Button } from '#ui/kit/button.tsx';
import { pageTitle } from '../page-meta.ts';

/** As our links are, so that nothing else reaches the database. */
const TOKEN = /^[\w-]{32}$/;

/** Confirms; opening the link once more says the same. Unknown: status 404. Never cached, not for search engines. */
export async function newsletterConfirm(c: AppContext) {
  const token = c.req.query('token') ?? '';
  const isConfirmed = TOKEN.test(token) && (await confirmSignUp(c.var.db, token, Date.now()));
  const text = isConfirmed ? signUpConfirmed : signUpUnknown;
  return c.render(
    <Main>
      <MessagePage
        {...text}
        actions={
          <Button href="/insights" size="lg">
            Read our Insights
          </Button>
        }
      />
    </Main>,
    {
      title: pageTitle(text.title),
      description: text.text,
      noIndex: true,
      cacheTags: null,
      status: isConfirmed ? 200 : 404,
    },
  );
}
