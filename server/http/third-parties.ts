// The configurable third parties: their addresses, and their entries in the content security policy.
import type { EnquiryKind } from '#db/contract/enquiries.ts';
import type { Config } from '#server/config.ts';
import type { FormEmbed } from '#ui/site/contact/embeddable.tsx';
import type { SchedulerEmbed } from '#ui/site/contact/scheduler.tsx';

type HubSpot = Config['hubspot'];

/** The address is the same in every region. */
const MEETINGS_SCRIPT = 'https://static.hsappstatic.net/MeetingsEmbed/ex/MeetingsEmbedCode.js';
const CONSENT_HOSTS = ['https://consent.cookiebot.com', 'https://consentcdn.cookiebot.com'];

/** Sources to add to the policy, by directive. */
export type Sources = Partial<
  Record<'script-src' | 'connect-src' | 'frame-src' | 'form-action', readonly string[]>
>;

/** The embedded form of the platform for enquiries or the newsletter; null when none is configured. */
export function formEmbed(hubspot: HubSpot, kind: 'enquiry' | 'newsletter'): FormEmbed | null {
  const { region, portalId } = hubspot;
  const formId = formOf(hubspot, kind);
  if (portalId === null || formId === null) return null;
  return { script: `${host('js', region, 'net')}/forms/embed/v2.js`, region, portalId, formId };
}

/** The embedded scheduler of the booking dialog; null when none is configured. */
export function schedulerEmbed({ meetingsUrl }: HubSpot): SchedulerEmbed | null {
  return meetingsUrl === null ? null : { url: meetingsUrl, script: MEETINGS_SCRIPT };
}

/** The address below `api` for forwarding enquiries of this kind; null when no form is configured for them. */
export function submissionsUrl(
  hubspot: HubSpot,
  kind: EnquiryKind,
  api = host('api', hubspot.region, 'com'),
): string | null {
  const formId = formOf(hubspot, kind);
  if (hubspot.portalId === null || formId === null) return null;
  return `${api}/submissions/v3/integration/submit/${hubspot.portalId}/${formId}`;
}

/** The address of the script for the cookie declaration; null when none is configured. */
export function consentScript(config: Config): string | null {
  const id = config.consentProviderId;
  return id === null ? null : `${CONSENT_HOSTS[0]}/${id}/cd.js`;
}

/** The content security policy sources of the configured services, and no others. */
export function thirdPartySources({ hubspot, consentProviderId }: Config): Sources {
  const { region, meetingsUrl } = hubspot;
  const scripts: string[] = [];
  const calls: string[] = [];
  const frames: string[] = [];
  const forms: string[] = [];
  if (formEmbed(hubspot, 'enquiry') || formEmbed(hubspot, 'newsletter')) {
    const formsHost = host('forms', region, 'com');
    scripts.push(host('js', region, 'net'));
    calls.push(formsHost, host('api', region, 'com'));
    frames.push(formsHost);
    forms.push(formsHost);
  }
  if (meetingsUrl !== null) {
    scripts.push(new URL(MEETINGS_SCRIPT).origin);
    frames.push(new URL(meetingsUrl).origin);
  }
  if (consentProviderId !== null) {
    scripts.push(...CONSENT_HOSTS);
    calls.push(...CONSENT_HOSTS);
    frames.push(...CONSENT_HOSTS);
  }
  return {
    'script-src': scripts,
    'connect-src': calls,
    'frame-src': frames,
    'form-action': forms,
  };
}

/** The id of the form; call requests use the form of enquiries. */
function formOf(hubspot: HubSpot, kind: EnquiryKind): string | null {
  return kind === 'newsletter' ? hubspot.newsletterFormId : hubspot.enquiryFormId;
}

/** A host of the region; those of the first region have no suffix. */
function host(name: string, region: string, top: 'com' | 'net'): string {
  return `https://${name}${region === 'na1' ? '' : `-${region}`}.hsforms.${top}`;
}
