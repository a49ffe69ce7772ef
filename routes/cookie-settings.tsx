// /cookie-settings (spec §2 'Cookie settings and privacy').
import { cookieSettings as text } from '#db/content/cookie-settings.ts';
import type { AppContext } from '#server/context.ts';
import { consentScript } from '#server/http/third-parties.ts';
import { CookieDeclaration } from '#ui/site/frame/cookie-declaration.tsx';
import { LegalPage } from '#ui/site/frame/legal-page.tsx';
import { titled } from './page-meta.ts';

/** What cookies this site sets, and the declaration of those that others may set. */
export function cookieSettings(c: AppContext) {
  return c.render(
    <main id="content">
      <LegalPage text={text}>
        <CookieDeclaration script={consentScript(c.var.config)} />
      </LegalPage>
    </main>,
    {
      title: titled(text.title),
      description:
        'Which cookies this site sets, and which others may set: for visitors, none until you ask for something that needs one.',
      cacheTags: [],
    },
  );
}
