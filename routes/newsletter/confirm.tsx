// /newsletter/confirm: the page behind the mailed link of a sign-up, with the button that confirms it.
import { getValues, type SectionValues } from '#db/contract/documents/section-types.ts';
import { CONFIRM_PATH } from '#db/contract/mail.ts';
import { confirmSignUp, findConfirmState } from '#db/queries/inbox/confirm-sign-up.ts';
import { contentOf } from '#server/content/content-of.ts';
import { siteFacts } from '#server/content/site-facts.ts';
import type { AppContext } from '#server/context.ts';
import { Main } from '#ui/brand/main-landmark.tsx';
import { MessagePage } from '#ui/brand/message-page.tsx';
import { Button } from '#ui/kit/button.tsx';
import { pageTitle } from '../page-meta.ts';
import { renderPage } from '../sections/render-page.tsx';

/** The form of a token; other texts are not looked up. */
const TOKEN = /^[\w-]{32}$/;

/**
 * GET shows a button, because programs that check mailed links open them; after the confirmation it says so. POST confirms and
 * redirects there. An unknown token is 404. Never cached, not for search engines.
 */
export async function newsletterConfirm(c: AppContext) {
  const token = tokenOf(c);
  if (token === null) return renderAnswer(c, false);
  const state = await findConfirmState(c.get('db'), token);
  const isSent = c.req.method === 'POST' && state !== null;
  if (isSent && (await confirmSignUp(c.get('db'), token, Date.now())))
    return c.redirect(addressOf(token), 303);
  return state === 'pending' ? renderQuestion(c, token) : renderAnswer(c, state !== null);
}

function tokenOf(c: AppContext): string | null {
  const token = c.req.query('token') ?? '';
  return TOKEN.test(token) ? token : null;
}

function addressOf(token: string): string {
  return `${CONFIRM_PATH}?token=${token}`;
}

function renderQuestion(c: AppContext, token: string) {
  const title = 'Confirm your sign-up';
  const text = `Press the button to get ${siteFacts(c).name} Insights by email, once a month.`;
  return c.render(
    <Main>
      <MessagePage
        sent
        title={`${title}.`}
        text={text}
        actions={
          <form method="post" action={addressOf(token)}>
            <Button type="submit" size="lg">
              Confirm my sign-up
            </Button>
          </form>
        }
      />
    </Main>,
    {
      title: pageTitle(c, title),
      description: text,
      noIndex: true,
      withoutNewsletter: true,
      cacheTags: null,
    },
  );
}

function renderAnswer(c: AppContext, isConfirmed: boolean) {
  return renderPage(c, 'newsletter-confirm', {
    sections: {
      'sign-up-answer': ({ way, ...values }) => (
        <MessagePage
          {...answerOf(values, isConfirmed)}
          sent={isConfirmed}
          actions={
            way.href && (
              <Button href={way.href} size="lg">
                {way.label}
              </Button>
            )
          }
        />
      ),
    },
    meta: {
      ...(!isConfirmed && unknownMeta(c)),
      noIndex: true,
      withoutNewsletter: isConfirmed,
      cacheTags: null,
      status: isConfirmed ? 200 : 404,
    },
  });
}

function unknownMeta(c: AppContext) {
  const { sections } = contentOf(c, 'newsletter-confirm');
  const { unknownTitle, unknownText } = getValues(sections, 'sign-up-answer');
  return { title: pageTitle(c, unknownTitle), description: unknownText };
}

function answerOf(
  { title, text, unknownTitle, unknownText }: Omit<SectionValues<'sign-up-answer'>, 'way'>,
  isConfirmed: boolean,
) {
  return isConfirmed ? { title, text } : { title: unknownTitle, text: unknownText };
}
