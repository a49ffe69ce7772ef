// POST /api/enquiries: enquiries of visitors, as JSON from our script or as a plain form of a browser without script.
import { Hono } from 'hono';
import { enquiryInput, type ParsedEnquiryInput } from '#db/contract/enquiries.ts';
import { success } from '#db/contract/responses.ts';
import { ENQUIRY_TRAP_FIELD } from '#db/limits.ts';
import { createEnquiry } from '#db/queries/inbox/create-enquiry.ts';
import type { AppContext, Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { reportFailure } from '#server/http/errors.ts';
import { tooMany } from '#server/http/rate-limit.ts';
import { isForm, jsonOnly, sentForm, validJson } from '#server/http/validate.ts';
import { isForwarded } from '#server/jobs/forwarder.ts';
import { mailPlanOf } from '#server/mail/mail-plan.ts';
import { renderer } from '#server/render/render.tsx';
import type { TypedValues } from '#ui/site/contact/native-form.tsx';
import { enquiryProblem } from '../enquiry/problem.tsx';
import { Layout } from '../layout.tsx';
import { metaDefaults } from '../page-meta.ts';

const THANKS = { enquiry: '/enquiry/thank-you', call: '/book-a-call/thank-you' };

export const enquiries = new Hono<Env>()
  .use('/', renderer(Layout, metaDefaults))
  .post('/', (c, next) => (isForm(c) ? answerForm(c) : next()))
  .post(
    '/',
    describeRoute({
      operationId: 'createEnquiry',
      tag: 'Enquiries',
      summary: 'Send an enquiry, a newsletter sign-up or a call request',
      answer: [201, success],
      form: true,
      failures: [429],
    }),
    jsonOnly(),
    validJson(enquiryInput),
    async (c) => {
      await take(c, c.req.valid('json'));
      return c.json({ success: true } as const, 201);
    },
  );

/** 303 to the thank-you page; otherwise the form again, with everything typed and the errors beside the fields. */
async function answerForm(c: AppContext): Promise<Response> {
  let values: Record<string, string> = {};
  try {
    values = await sentForm(c);
    const { pathname, search } = pageOf(c, values);
    values = { ...values, page: pathname + search };
    const parsed = enquiryInput.safeParse({ ...values, page: pathname });
    // spam programs get no error messages
    const trapped = Boolean(values[ENQUIRY_TRAP_FIELD]);
    if (!parsed.success && !trapped) {
      const errors = Object.fromEntries(
        parsed.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
      );
      return enquiryProblem(c, { status: 400, values, errors });
    }
    if (parsed.success) await take(c, parsed.data);
    return c.redirect(thanksFor(c, values), 303);
  } catch (error) {
    const { status, body } = reportFailure(c, error);
    return enquiryProblem(c, { status, values, errors: { '': body.message } });
  }
}

/** Stores the enquiry once, forwards and mails it. Throws 429. An enquiry with a filled honeypot is silently stored as spam. */
async function take(c: AppContext, sent: ParsedEnquiryInput): Promise<void> {
  const { [ENQUIRY_TRAP_FIELD]: trap, ...input } = sent;
  const result = await createEnquiry(c.get('db'), input, {
    address: c.env.address,
    now: Date.now(),
    forward: isForwarded(c.get('config'), input.kind, input.email),
    mail: mailPlanOf(c.get('config'), c.env.origin),
    isTrapped: Boolean(trap),
  });
  if ('id' in result) {
    c.get('forwarder').wake();
    c.get('mailer').wake();
    if (result.isNew && !trap && input.kind !== 'newsletter')
      c.get('analytics')?.countEvent(c.req.raw, c.env.address, 'enquiry', '');
    return;
  }
  throw tooMany(result.retryAfterMs, (seconds) => {
    const minutes = Math.ceil(seconds / 60);
    return `Too many messages at once. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or call us.`;
  });
}

/** The address of the confirmation; that of the newsletter is in the page that the form was on. */
function thanksFor(c: AppContext, { kind, page }: TypedValues): string {
  if (kind === 'enquiry' || kind === 'call') return THANKS[kind];
  return `${c.env.origin}${page}#newsletter-sent`;
}

/** The page of this site that the form was on, for a returned form; the home page when unknown. */
function pageOf(c: AppContext, { page }: TypedValues): URL {
  const home = new URL('/', c.env.origin);
  const named = page ?? c.req.header('referer') ?? '';
  const found = URL.parse(named, home) ?? home;
  return found.origin === home.origin && !found.pathname.startsWith('/api/') ? found : home;
}
