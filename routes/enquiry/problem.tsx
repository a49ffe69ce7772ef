// The page of an invalid form sent by a browser without script: the errors, and everything typed.
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

const UNKNOWN_FORM = { '': 'We did not recognise that form. Please use this one.' };

/** The form of the kind that was sent; the enquiry form when the kind is unknown. */
export function enquiryProblem(c: AppContext, { status, values, errors }: Problem) {
  const form = { values, errors: errors.kind === undefined ? errors : UNKNOWN_FORM };
  // an error without a field is not caused by the visitor
  const isServerError = form.errors[''] !== undefined;
  const title = isServerError ? 'Not sent yet' : 'Nearly there';
  const typed = Object.keys(values).length > 0 && 'Everything you typed is still here.';
  const marked = !isServerError && 'Have another look at what’s marked below.';
  return c.render(
    <main id="content">
      <PageHead title={`${title}.`} intro={[marked, typed].filter(Boolean).join(' ')} />
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
      title: pageTitle(c, title),
      description: 'This form could not be sent yet.',
      noIndex: true,
      cacheTags: null,
      status,
    },
  );
}
