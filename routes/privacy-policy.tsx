// /privacy-policy: the GDPR notice.
import { company } from '#db/content/company.ts';
import { privacyPolicy as textOf } from '#db/content/privacy-policy.ts';
import type { AppContext } from '#server/context.ts';
import { LegalPage } from '#ui/site/frame/legal-page.tsx';
import { pageTitle } from './page-meta.ts';

/** The GDPR notice. */
export function privacyPolicy(c: AppContext) {
  const text = textOf(c.var.analytics !== null);
  return c.render(
    <main id="content">
      <LegalPage text={text} />
    </main>,
    {
      title: pageTitle(text.title),
      description: `What personal data ${company.name} keeps, why, for how long, to whom it goes, and how to have it corrected or erased.`,
      cacheTags: [],
    },
  );
}
