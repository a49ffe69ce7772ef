// /cookie-settings: the cookies of this site and of third parties.
import { cookieSettings as textOf } from '#db/content/cookie-settings.ts';
import type { AppContext } from '#server/context.ts';
import { consentScript } from '#server/http/third-parties.ts';
import { CookieDeclaration } from '#ui/site/frame/cookie-declaration.tsx';
import { LegalPage } from '#ui/site/frame/legal-page.tsx';
import { pageTitle } from './page-meta.ts';

/** The cookies of this site, and the provider's declaration of those of third parties. */
export function cookieSettings(c: AppContext) {
  const text = textOf(c.var.analytics !== null);
  return c.render(
    <main id="content">
      <LegalPage text={text}>
        <CookieDeclaration script={consentScript(c.var.config)} />
      </LegalPage>
    </main>,
    {
      title: pageTitle(text.title),
      description:
        'Which cookies this site sets, and which others may set: for visitors, none until you ask for something that needs one.',
      cacheTags: [],
    },
  );
}
