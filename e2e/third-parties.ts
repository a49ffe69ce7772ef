// Third parties (docs/contract.md, Third parties).

/** Variables that configure all of them. */
export const ALL_THIRD_PARTIES = {
  HUBSPOT_PORTAL_ID: '123',
  HUBSPOT_ENQUIRY_FORM_ID: 'form-a',
  HUBSPOT_NEWSLETTER_FORM_ID: 'form-b',
  HUBSPOT_MEETINGS_URL: 'https://meetings.example.test/verso',
  CONSENT_PROVIDER_ID: 'abc',
  // enquiries that the server forwards do not leave the machine
  HTTPS_PROXY: 'http://127.0.0.1:9',
};
