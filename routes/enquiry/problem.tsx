// The page of an invalid form that a browser sent without script: the errors, and everything that was typed.
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { siteFacts } from '#server/content/site-facts.ts';
import type { AppContext } from '#server/context.ts';
import { CallRequestForm } from '#ui/site/contact/call-request-form.tsx';
import { EnquiryForm } from '#ui/site/contact/enquiry-form.tsx';
import type { ReturnedForm } from '#ui/site/contact/native-form.tsx';
import { NewsletterForm } from '#ui/site/contact/newsletter-form.tsx';
import { PageHead } from '#ui/site/frame/page-head.tsx';
import { Section } from '#ui/site/frame/section.tsx';
import { pageTitle } from '../page-meta.ts';
import { divisionsOf } from '../sections/entries.ts';

type Problem = Required<ReturnedForm> & { status: ContentfulStatusCode };

/** The form of the kind that was sent; the enquiry form when there is no such kind. */
export function enquiryProblem(c: AppContext, { status, values, errors }: Problem) {
  const form = { values, errors };
  // an error without a field is not the visitor's
  const isServerError = errors[''] !== undefined;
  return c.render(
    <main id="content">
      <PageHead
        title={isServerError ? 'Not sent yet.' : 'Nearly there.'}
        intro={
          isServerError
            ? 'Everything you typed is still here.'
            : 'Have another look at what’s marked below. Everything you typed is still here.'
        }
      />
      <Section space="half" aria-label="Your form">
        {values.kind === 'newsletter' ? (
          <NewsletterForm company={siteFacts(c).name} {...form} />
        ) : values.kind === 'call' ? (
          <CallRequestForm {...form} />
        ) : (
          <EnquiryForm interests={divisionsOf(c).map(({ title }) => title)} {...form} />
        )}
      </Section>
    </main>,
    {
      title: pageTitle(c, 'Nearly there'),
      description: 'This form could not be sent yet.',
      noIndex: true,
      cacheTags: null,
      status,
    },
  );
}
