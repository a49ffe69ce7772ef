// The content security policy names the hosts of the configured services, and no others.
import { expect, test } from 'bun:test';
import { parseConfig } from '#server/config.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { consentScript, formEmbed, submissionsUrl } from './third-parties.ts';

const FORMS = { HUBSPOT_PORTAL_ID: '123', HUBSPOT_ENQUIRY_FORM_ID: 'form-a' };
const foreign = (env: Record<string, string>) => {
  const policy = contentSecurityPolicy(parseConfig(env));
  return [...new Set(policy.match(/https:\/\/[^\s;]+/g))].sort();
};

test('without configuration the policy names no host', () => {
  expect(foreign({})).toEqual([]);
});

test('a portal without a form, or a form without a portal, adds no host', () => {
  expect(foreign({ HUBSPOT_PORTAL_ID: '123' })).toEqual([]);
  expect(foreign({ HUBSPOT_ENQUIRY_FORM_ID: 'form-a' })).toEqual([]);
});

test('embedded forms add the hosts of the region', () => {
  const newsletter = { HUBSPOT_PORTAL_ID: '123', HUBSPOT_NEWSLETTER_FORM_ID: 'form-b' };
  for (const env of [FORMS, newsletter])
    expect(foreign(env)).toEqual([
      'https://api-eu1.hsforms.com',
      'https://forms-eu1.hsforms.com',
      'https://js-eu1.hsforms.net',
    ]);
  const policy = contentSecurityPolicy(parseConfig(FORMS));
  expect(policy).toContain("script-src 'self' https://js-eu1.hsforms.net;");
  expect(policy).toContain("form-action 'self' https://forms-eu1.hsforms.com;");
});

test('the first region has no suffix', () => {
  const { hubspot } = parseConfig({ ...FORMS, HUBSPOT_REGION: 'na1' });
  expect(formEmbed(hubspot, 'enquiry')?.script).toBe('https://js.hsforms.net/forms/embed/v2.js');
  expect(submissionsUrl(hubspot, 'enquiry')).toBe(
    'https://api.hsforms.com/submissions/v3/integration/submit/123/form-a',
  );
});

test('the meetings scheduler adds its script and the host of its page', () => {
  const HUBSPOT_MEETINGS_URL = 'https://meetings-eu1.hubspot.com/verso?x=1';
  const policy = contentSecurityPolicy(parseConfig({ HUBSPOT_MEETINGS_URL }));
  expect(policy).toContain("script-src 'self' https://static.hsappstatic.net;");
  expect(policy).toContain("frame-src 'self' https://meetings-eu1.hubspot.com;");
});

test('the consent provider adds its two hosts', () => {
  const env = { CONSENT_PROVIDER_ID: 'abc-1' };
  expect(foreign(env)).toEqual([
    'https://consent.cookiebot.com',
    'https://consentcdn.cookiebot.com',
  ]);
  expect(consentScript(parseConfig(env))).toBe('https://consent.cookiebot.com/abc-1/cd.js');
  expect(consentScript(parseConfig({}))).toBeNull();
});
