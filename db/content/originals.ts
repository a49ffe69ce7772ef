// The original of each document: the content shown until staff publish their own.
import type { ContentOf, DocumentType } from '#db/contract/documents/document-types.ts';
import { company as shipped } from './company.ts';
import * as collections from './originals/collections.ts';
import * as pages from './originals/pages.ts';
import * as settings from './originals/settings.ts';
import { type CompanyFacts, withCompany } from './originals/with-company.ts';

/** The facts that some originals depend on. */
export interface OriginalFacts {
  /** Whether visits are counted, which the privacy notice must state. */
  isCounting: boolean;
  /** The company in the texts; by default the one that the site ships with. */
  company?: CompanyFacts;
}

type Originals = {
  [Type in Exclude<DocumentType, 'page'>]: (facts: OriginalFacts) => ContentOf<Type>;
};

const originals: Originals = {
  home: pages.home,
  divisions: pages.divisions,
  services: pages.services,
  results: pages.results,
  'case-studies': pages.caseStudies,
  partners: pages.partners,
  about: pages.about,
  contact: pages.contact,
  insights: pages.insights,
  'cookie-settings': ({ isCounting }) => pages.cookieSettings(isCounting),
  'privacy-policy': ({ isCounting }) => pages.privacyPolicy(isCounting),
  'enquiry-thank-you': pages.enquiryThankYou,
  'booking-thank-you': pages.bookingThankYou,
  'newsletter-confirm': pages.newsletterConfirm,
  'not-found': pages.notFound,
  'partner-list': collections.partnerList,
  'office-list': collections.officeList,
  'award-list': collections.awardList,
  'client-list': collections.clientList,
  'service-list': collections.serviceList,
  'division-list': collections.divisionList,
  'result-list': collections.resultList,
  'people-list': collections.peopleList,
  'topic-list': collections.topicList,
  'question-list': collections.questionList,
  settings: settings.settings,
  navigation: settings.navigation,
  brand: settings.brand,
  announcement: settings.announcement,
};

/** A type of document with an original: all but staff pages. */
export type OriginalType = Exclude<DocumentType, 'page'>;

/** The original content of a document. */
export function originalOf<Type extends OriginalType>(
  type: Type,
  facts: OriginalFacts,
): ContentOf<Type> {
  return withCompany(type, originals[type](facts), facts.company ?? shipped);
}

/** The content of a site without any stored document. */
export const ORIGINALS = {
  of: <Type extends OriginalType>(type: Type): ContentOf<Type> =>
    originalOf(type, { isCounting: false }),
  pages: [],
};
