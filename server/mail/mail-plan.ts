// Which mails a new enquiry triggers.
import type { EnquiryKind } from '#db/contract/enquiries.ts';
import type { MailPlan } from '#db/queries/inbox/mails.ts';
import { type Config, isLocalHost } from '#server/config.ts';
import { submissionsUrl } from '#server/http/third-parties.ts';

/** The mails about an enquiry; null when no mail server is configured. `requestOrigin` is the origin of the request. */
export function mailPlanOf(config: Config, requestOrigin: string): MailPlan | null {
  if (!config.mail) return null;
  return {
    receivers: config.mail.receivers.map(({ address }) => address),
    origin: linkOrigin(config, requestOrigin),
    confirms: confirmsSignUps(config, requestOrigin),
  };
}

/** Whether newsletter sign-ups are confirmed by a mailed link: no platform handles them, and a link can be made. */
export function confirmsSignUps(config: Config, requestOrigin: string): boolean {
  const isTaken = submissionsUrl(config.hubspot, 'newsletter' satisfies EnquiryKind) !== null;
  return config.mail !== null && !isTaken && linkOrigin(config, requestOrigin) !== null;
}

/** The origin of links in mails, or null. Without ORIGIN a request can name any host, so only a local one is trusted. */
function linkOrigin({ origin }: Config, requestOrigin: string): string | null {
  if (origin !== null) return origin;
  const { hostname } = new URL(requestOrigin);
  return isLocalHost(hostname) ? requestOrigin : null;
}
