// /newsletter/confirm: where the mailed link leads that confirms a sign-up.
import { getValues, type SectionValues } from '#db/contract/documents/section-types.ts';
import { confirmSignUp, isConfirmToken } from '#db/queries/inbox/confirm-sign-up.ts';
import { contentOf } from '#server/content/content-of.ts';
import type { AppContext } from '#server/context.ts';
import { MessagePage } from '#ui/brand/message-page.tsx';
import { Button } from '#ui/kit/button.tsx';
import { pageTitle } from '../page-meta.ts';
import { renderPage } from '../sections/render-page.tsx';

/** As our links are, so that nothing else reaches the database. */
const TOKEN = /^[\w-]{32}$/;

/**
 * Confirms; opening the link once more says the same. Unknown: status 404. Never cached, not for search engines. A HEAD
 * request confirms nothing: programs that check mailed links send it.
 */
export async function newsletterConfirm(c: AppContext) {
  const token = c.req.query('token') ?? '';
  const isConfirmed =
    TOKEN.test(token) &&
    (c.env.isHead
      ? await isConfirmToken(c.var.db, token)
      : await confirmSignUp(c.var.db, token, Date.now()));
  return renderPage(c, 'newsletter-confirm', {
    sections: {
      'sign-up-answer': ({ way, ...values }) => (
        <MessagePage
          {...answerOf(values, isConfirmed)}
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
